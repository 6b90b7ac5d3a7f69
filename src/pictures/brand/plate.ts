import { contrast } from '../../brand/colour/contrast.ts';
import { formatHex } from '../../brand/colour/srgb.ts';
import { GROUNDS } from '../../brand/palette.ts';

/** A picture in pixels, four bytes each: red, green, blue and opacity. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Letters and lines of less contrast than this are gone. */
const SEEN = 1.8;

/** So much of an outline may be gone, and the logo is still the same. */
const MOST_GONE = 0.3;

/** In pixels: the edge of a shape is painted over one or two. */
const EDGE = 2;

const [OPAQUE, CLEAR] = [192, 32];

/**
 * On which pages a logo is not to be seen, by its outline: that is where it meets the page. One that brings a ground of its own is to be
 * seen everywhere.
 */
export function unseenOn(pixels: Pixels): 'light' | 'dark' | undefined {
  const outline = outlineOf(pixels);
  if (outline.length === 0) return undefined;
  const gone = (ground: string) => outline.filter((colour) => contrast(colour, ground) < SEEN).length / outline.length;
  const [light, dark] = [gone(GROUNDS.light.ground), gone(GROUNDS.dark.ground)];
  if (Math.max(light, dark) <= MOST_GONE) return undefined;
  return light > dark ? 'light' : 'dark';
}

/** The colours of the pixels beside which nothing is painted. */
function outlineOf({ data, width, height }: Pixels): string[] {
  const opacity = (x: number, y: number) => data[4 * (y * width + x) + 3] ?? 0;
  const isInside = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height;
  const meetsPage = (x: number, y: number) =>
    [
      [x - EDGE, y],
      [x + EDGE, y],
      [x, y - EDGE],
      [x, y + EDGE],
    ].some(([a = 0, b = 0]) => isInside(a, b) && opacity(a, b) < CLEAR);
  const colours: string[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (opacity(x, y) >= OPAQUE && meetsPage(x, y)) {
        const [red = 0, green = 0, blue = 0] = data.subarray(4 * (y * width + x));
        colours.push(formatHex([red / 255, green / 255, blue / 255]));
      }
  return colours;
}
