import { extname } from 'node:path';

/** A kind of picture that browsers show, and how its files are called. */
interface ImageKind {
  readonly name: string;
  readonly endings: readonly [string, ...string[]];
  matches(start: Buffer): boolean;
}

const KINDS: readonly ImageKind[] = [
  { name: 'JPEG', endings: ['.jpg', '.jpeg'], matches: (start) => hasBytes(start, 0, '\xff\xd8\xff') },
  { name: 'PNG', endings: ['.png'], matches: (start) => hasBytes(start, 0, '\x89PNG\r\n\x1a\n') },
  { name: 'WebP', endings: ['.webp'], matches: (start) => hasBytes(start, 0, 'RIFF') && hasBytes(start, 8, 'WEBP') },
  { name: 'AVIF', endings: ['.avif'], matches: (start) => brandsOf(start).some((brand) => brand === 'avif' || brand === 'avis') },
  { name: 'GIF', endings: ['.gif'], matches: (start) => hasBytes(start, 0, 'GIF87a') || hasBytes(start, 0, 'GIF89a') },
];

/** The endings of files that may be shown as photos. */
export const IMAGE_ENDINGS: readonly string[] = KINDS.flatMap(({ endings }) => endings);

/** Whether browsers show a file of this name as a picture. */
export function isImageName(name: string): boolean {
  return [...IMAGE_ENDINGS, '.svg'].includes(extname(name).toLowerCase());
}

/** The kind of picture that begins with these bytes, such as `JPEG`; `undefined` if it is none that browsers show. */
export function imageKindOf(start: Buffer): string | undefined {
  return KINDS.find(({ matches }) => matches(start))?.name;
}

/** What is wrong with a picture of this name that begins with these bytes. */
export function imageFault(name: string, start: Buffer): string | undefined {
  const ending = extname(name);
  const named = KINDS.find(({ endings }) => endings.includes(ending.toLowerCase()));
  if (named === undefined) return `is not a photo; ${IMAGE_ENDINGS.join(', ')} are allowed endings`;
  if (start.length === 0) return 'is empty; copy the photo here again';
  if (named.matches(start)) return undefined;
  const pointer = pointerFault(start);
  if (pointer !== undefined) return pointer;
  const held = KINDS.find(({ matches }) => matches(start));
  return held === undefined
    ? `is no ${named.name}, though its name says so; save the photo as one`
    : `is a ${held.name}, though its name says ${named.name}; rename it to ${name.slice(0, -ending.length)}${held.endings[0]}`;
}

/** What is wrong with a file that begins with these bytes, if a clone without Git LFS left it so. */
export function pointerFault(start: Buffer): string | undefined {
  return hasBytes(start, 0, 'version https://git-lfs')
    ? 'is only the pointer that Git LFS leaves in its place; git lfs pull brings the file (in a workflow, lfs: true of actions/checkout)'
    : undefined;
}

function hasBytes(start: Buffer, offset: number, bytes: string): boolean {
  return start.toString('latin1', offset, offset + bytes.length) === bytes;
}

/** ISO/IEC 14496-12 section 4.3: a file begins with the main brand, a version, then all compatible brands. Others have none. */
export function brandsOf(start: Buffer): string[] {
  if (!hasBytes(start, 4, 'ftyp')) return [];
  const list = start.toString('latin1', 8, Math.min(start.readUInt32BE(0), start.length));
  return (list.match(/.{4}/gs) ?? []).toSpliced(1, 1);
}
