import { contrast } from '../../brand/colour/contrast.ts';
import { GROUNDS } from '../../brand/palette.ts';
import { onceFor } from '../../once.ts';

/** A picture in pixels, four bytes each: red, green, blue and opacity. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Letters and lines with less contrast than this cannot be seen. */
const SEEN = 1.8;

/** This part of an outline may be unseen before the logo is hard to recognise. */
const MOST_GONE = 0.3;

/** As a part of the outline: with this many pixels drawn within a shape, as letters on a badge, its edge need not be seen. */
const LEAST_WITHIN = 0.2;

/** In pixels: the edge of a shape is painted over one or two. */
const EDGE = 2;

const [OPAQUE, CLEAR] = [192, 32];

/**
 * The pages on which a logo cannot be seen, by its outline, which is where it meets the page. A logo with a ground of its own can
 * be seen everywhere.
 */
export function unseenOn(pixels: Pixels): 'light' | 'dark' | undefined {
  const [light, dark] = [goneOn(GROUNDS.light.ground, pixels), goneOn(GROUNDS.dark.ground, pixels)];
  if (Math.max(light, dark) <= MOST_GONE) return undefined;
  return light > dark ? 'light' : 'dark';
}

/** The part of the outline that cannot be seen on pages of this colour. */
function goneOn(ground: string, { data, width, height }: Pixels): number {
  // A picture has few colours, and many pixels of each.
  const isSeen = onceFor((colour: number) => contrast(`#${colour.toString(16).padStart(6, '0')}`, ground) >= SEEN);
  const opacity = (x: number, y: number) => data[4 * (y * width + x) + 3] ?? 0;
  const colourAt = (x: number, y: number) => {
    const at = 4 * (y * width + x);
    return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
  };
  const sidesOf = (x: number, y: number) =>
    [
      [x - EDGE, y],
      [x + EDGE, y],
      [x, y - EDGE],
      [x, y + EDGE],
    ].filter(([a = 0, b = 0]) => a >= 0 && b >= 0 && a < width && b < height) as [number, number][];
  let [outline, gone, within] = [0, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (opacity(x, y) < OPAQUE) continue;
      const isShown = isSeen(colourAt(x, y));
      const sides = sidesOf(x, y);
      if (sides.some(([a, b]) => opacity(a, b) < CLEAR)) {
        outline += 1;
        if (!isShown) gone += 1;
      } else if (isShown && sides.some(([a, b]) => opacity(a, b) >= OPAQUE && !isSeen(colourAt(a, b)))) within += 1;
    }
  return outline === 0 || within >= LEAST_WITHIN * outline ? 0 : gone / outline;
}
