import { extname } from 'node:path';
import type { GivenPicture, PictureName } from '../../brand/given-brand.ts';
import type { FolderEntry } from '../files/list-folder.ts';
import { imageFault } from '../files/photos/image-kind.ts';
import { decodeText } from '../files/read-text-file.ts';
import { readRegularFile } from '../files/regular-file.ts';
import { onlyOne, type Read, readOn, refused, unlessFault } from '../problems/read.ts';
import { shellWord } from '../problems/shell-word.ts';
import { invisibleFault } from './invisible-fault.ts';
import { cleanSvg } from './svg/clean-svg.ts';

interface Limits {
  /** In megabytes of 1024 × 1024 bytes. */
  readonly largest: number;
  /** In pixels. */
  readonly narrowest: number;
}

const MARK: Limits = { largest: 4, narrowest: 48 };
const LIMITS: Readonly<Record<PictureName, Limits>> = {
  logo: MARK,
  'logo-dark': MARK,
  icon: MARK,
  photo: { largest: 30, narrowest: 640 },
};

/** In bytes. A larger drawing has a photo in it, or thousands of needless points, and every page would wait for it. */
const LARGEST_SVG = 100 * 1024;

/** Reads a picture of a brand. */
export async function readPicture(name: PictureName, entry: FolderEntry): Promise<Read<GivenPicture>> {
  const { file } = entry;
  const { largest } = LIMITS[name];
  const smaller = extname(file) === '.svg' ? '' : `; npm run reviews -- photo ${shellWord(file)} makes it smaller`;
  const read = await readRegularFile(entry, { bytes: largest * 1024 * 1024, words: `${largest} MB${smaller}` });
  const bytes = onlyOne(read);
  if (bytes === undefined) return { found: [], problems: read.problems };
  if (extname(file) === '.svg') return readSvg(file, bytes);
  const fault = imageFault(file, bytes);
  return fault === undefined ? readPixels(name, file, bytes) : refused(file, fault);
}

async function readSvg(file: string, bytes: Buffer): Promise<Read<GivenPicture>> {
  const read = readOn(decodeText(file, bytes), cleanSvg);
  const cleaned = onlyOne(read);
  if (cleaned === undefined) return { found: [], problems: read.problems };
  const { svg, ...size } = cleaned;
  if (svg.length > LARGEST_SVG)
    return refused(file, `is still larger than ${LARGEST_SVG / 1024} KB without what its editor left in it; simplify its paths`);
  const { default: sharp } = await import('sharp');
  return attempt(file, async () =>
    unlessFault({ content: { svg }, ...size }, file, await invisibleFault(sharp(Buffer.from(svg)))),
  );
}

async function readPixels(name: PictureName, file: string, bytes: Buffer): Promise<Read<GivenPicture>> {
  // Loaded late: most content has no such picture.
  const { default: sharp } = await import('sharp');
  const { narrowest } = LIMITS[name];
  return attempt(file, async () => {
    const { autoOrient } = await sharp(bytes).metadata();
    const { width, height } = autoOrient;
    if (width < narrowest) return refused(file, `is ${width} pixels wide; at least ${narrowest} are needed`);
    // A file that begins well may be cut off later.
    const fault = await invisibleFault(sharp(bytes, { failOn: 'error' }));
    // A photo may be all of one colour; a logo or an icon may not.
    return unlessFault({ content: { bytes }, width, height }, file, name === 'photo' ? undefined : fault);
  });
}

async function attempt(file: string, read: () => Promise<Read<GivenPicture>>): Promise<Read<GivenPicture>> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return refused(file, `cannot be read as a picture (${error.message.split('\n')[0]}); save it anew`);
  }
}
