import type { Size } from '../reviews/small-photo.ts';

/** In pixels: how wide a logo in a page's head may be; a phone of 320 pixels has room for that, too. */
const WIDEST = 288;

/** In pixels, the greatest heights of logos: more than twice as wide as high; less wide or square; taller than wide. */
const [WIDE, SQUARE, TALL] = [40, 48, 60];

/** The size of a logo in the head of a page; no logo is drawn larger than its pixels. */
export function logoSize({ width, height }: Size): Size {
  const most = hasRoomForName({ width, height }) ? WIDE : width >= height ? SQUARE : TALL;
  const scale = Math.min(1, WIDEST / width, most / height);
  return { width: Math.max(1, Math.round(scale * width)), height: Math.max(1, Math.round(scale * height)) };
}

/** Whether a logo is wide enough to hold a name that can be read in the head of a page. */
export function hasRoomForName({ width, height }: Size): boolean {
  return width > 2 * height;
}

/** The greatest ratios of width to height and of height to width; beyond them a logo is a mere line in the head of a page. */
const [MOST_WIDE, MOST_TALL] = [8, 2];

/** What is wrong with the shape of a logo that is a mere line in the head of a page; `undefined` for any other. */
export function logoShapeNote({ width, height }: Size): string | undefined {
  const size = logoSize({ width, height });
  const times = (ratio: number) => ratio.toFixed(1).replace(/\.0$/, '');
  if (width > MOST_WIDE * height)
    return `is ${times(width / height)} times as wide as high, and only ${size.height} pixels high at the top of a page; up to ${MOST_WIDE} times as wide can be read there`;
  if (height > MOST_TALL * width)
    return `is ${times(height / width)} times as high as wide, and only ${size.width} pixels wide at the top of a page; up to ${MOST_TALL} times as high can be made out there`;
  return undefined;
}
