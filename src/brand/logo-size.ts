import type { Size } from '../reviews/small-photo.ts';

/** In pixels: the room that a page's head has for a logo; a phone of 320 pixels has as much. */
const WIDEST = 288;

/** The heights of logos that are wider than twice their height, that are not, and that are taller than wide. */
const [WIDE, SQUARE, TALL] = [40, 48, 60];

/** How large a logo stands in the head of a page: none is drawn larger than its pixels. */
export function logoSize({ width, height }: Size): Size {
  const most = hasRoomForName({ width, height }) ? WIDE : width >= height ? SQUARE : TALL;
  const scale = Math.min(1, WIDEST / width, most / height);
  return { width: Math.max(1, Math.round(scale * width)), height: Math.max(1, Math.round(scale * height)) };
}

/** Whether a logo can hold a name that is read in the head of a page: a square or a tall one is a mark there. */
export function hasRoomForName({ width, height }: Size): boolean {
  return width > 2 * height;
}

/** How many times a logo may be as wide as high, and as high as wide, before it is a line in the head of a page. */
const [MOST_WIDE, MOST_TALL] = [8, 2];

/** What is wrong with the shape of a logo, where it is a line in the head of a page. */
export function logoShapeNote({ width, height }: Size): string | undefined {
  const size = logoSize({ width, height });
  const times = (ratio: number) => ratio.toFixed(1).replace(/\.0$/, '');
  if (width > MOST_WIDE * height)
    return `is ${times(width / height)} times as wide as high, and only ${size.height} pixels high at the top of a page; up to ${MOST_WIDE} times as wide can be read there`;
  if (height > MOST_TALL * width)
    return `is ${times(height / width)} times as high as wide, and only ${size.width} pixels wide at the top of a page; up to ${MOST_TALL} times as high can be made out there`;
  return undefined;
}
