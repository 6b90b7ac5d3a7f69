import { extname } from 'node:path';
import type { Size } from '../../reviews/small-photo.ts';
import type { PictureName } from '../files/brand-files.ts';
import type { Entry } from '../files/list-folder.ts';
import { imageFault } from '../files/photos/image-kind.ts';
import { decodeText } from '../files/read-text-file.ts';
import { readRegularFile } from '../files/regular-file.ts';
import { foundOne, onlyOne, type Read, readOn, refused } from '../problems/read.ts';
import { seenFault } from './seen-fault.ts';
import { cleanSvg } from './svg/clean-svg.ts';

/** A picture as its owner gives it, upright. */
export interface SourcePicture extends Size {
  /** What it is called in a problem. */
  readonly file: string;
  /** The text of an SVG, written anew, or the bytes of another picture as they are. */
  readonly content: { readonly svg: string } | { readonly bytes: Buffer };
}

const MEGABYTE = 1024 * 1024;

interface Limits {
  /** In bytes. */
  readonly largest: number;
  /** In pixels. */
  readonly narrowest: number;
}

const LIMITS: Readonly<Record<PictureName, Limits>> = {
  logo: { largest: 4 * MEGABYTE, narrowest: 48 },
  'logo-dark': { largest: 4 * MEGABYTE, narrowest: 48 },
  icon: { largest: 4 * MEGABYTE, narrowest: 48 },
  photo: { largest: 30 * MEGABYTE, narrowest: 640 },
};

/** A drawing that is larger than this has a photo in it, or thousands of needless points; every page would wait for it. */
const LARGEST_SVG = 100 * 1024;

/** So many pixels, 100 million, no camera of a shop has. */
const MOST_PIXELS = 100_000_000;

/** Reads a picture of a brand. */
export async function readPicture(name: PictureName, { path, file }: Entry): Promise<Read<SourcePicture>> {
  const { largest } = LIMITS[name];
  const read = await readRegularFile(path, async (handle, size) => (size > largest ? undefined : handle.readFile()));
  if (!read.ok) return refused(file, read.message);
  if (read.value === undefined) return refused(file, `is larger than ${largest / MEGABYTE} MB`);
  if (extname(file) === '.svg') return readSvg(file, read.value);
  const fault = imageFault(file, read.value);
  return fault === undefined ? readPixels(name, file, read.value) : refused(file, fault);
}

async function readSvg(file: string, bytes: Buffer): Promise<Read<SourcePicture>> {
  const read = readOn(decodeText(file, bytes), ({ text }) => cleanSvg(file, text));
  const cleaned = onlyOne(read);
  if (cleaned === undefined) return { found: [], problems: read.problems };
  const { svg, ...size } = cleaned;
  if (svg.length > LARGEST_SVG)
    return refused(file, `is still larger than ${LARGEST_SVG / 1024} KB without what its editor left in it; simplify its paths`);
  const { default: sharp } = await import('sharp');
  return attempt(file, async () => {
    const fault = await seenFault(sharp(Buffer.from(svg)));
    return fault === undefined ? foundOne({ file, content: { svg }, ...size }) : refused(file, fault);
  });
}

async function readPixels(name: PictureName, file: string, bytes: Buffer): Promise<Read<SourcePicture>> {
  // Most content has no such picture.
  const { default: sharp } = await import('sharp');
  const { narrowest } = LIMITS[name];
  return attempt(file, async () => {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
    const { width, height } = autoOrient;
    if (width < narrowest) return refused(file, `is ${width} pixels wide; at least ${narrowest} are needed`);
    // A file may begin well, and be cut off.
    const fault = await seenFault(sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }));
    // A photo may be as dull as it is.
    const isTaken = fault === undefined || name === 'photo';
    return isTaken ? foundOne({ file, content: { bytes }, width, height }) : refused(file, fault);
  });
}

async function attempt(file: string, read: () => Promise<Read<SourcePicture>>): Promise<Read<SourcePicture>> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return refused(file, `cannot be read as a picture (${error.message.split('\n')[0]}); save it anew`);
  }
}
