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
