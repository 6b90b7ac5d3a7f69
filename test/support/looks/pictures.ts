import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';

/** A picture's pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Four bytes for each pixel: red, green, blue, opacity. */
  readonly data: Uint8Array;
}

type Size = Pick<Picture, 'width' | 'height'>;

/** How much the colour of a pixel may differ, from 0 to 1: two of 255 steps of grey. */
const THRESHOLD = 0.01;

/** How many pixels may differ: fewer than a letter has. */
const TOLERATED = 20;

/** A colour that no page has. */
const NOTHING_THERE = '#ff00ff';

/**
 * How two pictures differ, apart from how edges are smoothed: the number of pixels, and where they are. `undefined` if nobody
 * could see it.
 */
export async function differenceOf(
  expected: Picture,
  actual: Picture,
): Promise<{ pixels: number; picture: Picture } | undefined> {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const [before, after] = await Promise.all([onPaper(expected, { width, height }), onPaper(actual, { width, height })]);
  const data = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(before, after, data, width, height, { threshold: THRESHOLD });
  return pixels <= TOLERATED ? undefined : { pixels, picture: { width, height, data } };
}

async function onPaper(picture: Picture, { width, height }: Size): Promise<Uint8Array> {
  const added = { right: width - picture.width, bottom: height - picture.height };
  if (added.right + added.bottom === 0) return picture.data;
  return fromPixels(picture)
    .extend({ ...added, background: NOTHING_THERE })
    .raw()
    .toBuffer();
}

/** Reads a picture of any format. */
export async function readPicture(file: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The picture as the smallest file that keeps every pixel. */
export function toWebp(picture: Picture): Promise<Uint8Array> {
  return fromPixels(picture).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** The picture as a file that every program can show. */
export function toPng(picture: Picture): Promise<Uint8Array> {
  return fromPixels(picture).png().toBuffer();
}

function fromPixels({ width, height, data }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}
