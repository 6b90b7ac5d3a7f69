import type { Size } from '../reviews/small-photo.ts';

/** In pixels: the room that a page's head has for a logo. */
const WIDEST = 224;

/** The heights of logos that are wider than twice their height, that are not, and that are taller than wide. */
const [WIDE, SQUARE, TALL] = [40, 48, 60];

/** How large a logo stands in the head of a page: none is drawn larger than its pixels. */
export function logoSize({ width, height }: Size): Size {
  const most = width > 2 * height ? WIDE : width >= height ? SQUARE : TALL;
  const scale = Math.min(1, WIDEST / width, most / height);
  return { width: Math.max(1, Math.round(scale * width)), height: Math.max(1, Math.round(scale * height)) };
}
