import { join } from 'node:path';
import { addressOf } from '../../markdown/address.ts';
import { placedTokens, tokensOf } from '../../markdown/tokens.ts';
import type { OwnPage } from '../../reviews/schemas/own-page.ts';
import type { Size } from '../../reviews/small-photo.ts';
import type { Place } from '../files/list-folder.ts';
import { isImageName } from '../files/photos/image-kind.ts';
import type { Problem } from '../problems/problem.ts';
import { type Read, refused } from '../problems/read.ts';

/** The files of the content folder that a page may show. */
interface Pictures {
  /** The names of all files in `photos/`; `undefined` where they are not known. */
  readonly photos: ReadonlySet<string> | undefined;
  /** The names of all files in `public/`. */
  readonly publicFiles: readonly string[];
}

/** Makes the function that tells why a page cannot show the picture at a path; `undefined` if it can. */
export function pictureFaultOf({ photos, publicFiles }: Pictures): (path: string) => string | undefined {
  const paths = [...publicFiles, ...[...(photos ?? [])].map((photo) => `photos/${photo}`)].map((file) => `/${file}`);
  return (path) => {
    const name = decodedPath(path)?.slice(1);
    if (name === undefined) return `${path} is not an address; write a sign % in it as %25`;
    if (!isImageName(name)) return `${path} is not a picture that browsers show (JPEG, PNG, WebP, AVIF, GIF or SVG)`;
    const photo = photoAt(`/${name}`);
    if (photo === undefined ? publicFiles.includes(name) : (photos?.has(photo) ?? true)) return undefined;
    if (publicFiles.some((file) => looksLike(file, name))) return `${path} is not there; ${LOOKS_ALIKE}`;
    const meant = endOf(`/${name}`, paths);
    if (meant !== undefined) return `${path} is not there; did you mean ${meant.replaceAll(' ', '%20')}?`;
    return `${path} is not there; put ${photo ?? name} into the folder ${photo === undefined ? 'public' : 'photos'}`;
  };
}

/** The end of a message on a path that only looks like that of a file or page. */
export const LOOKS_ALIKE =
  'what is there looks the same, but has its accents as other characters, as macOS writes them in the names of files; type both names anew';

/** Whether two names are spelled with other characters and look the same, as é does in one character and in two. */
export function looksLike(a: string, b: string): boolean {
  return a !== b && a.normalize() === b.normalize();
}

/**
 * The path that stands at the end of another, such as one with the folder `public` before it, which no address has; of several the
 * longest. Case does not matter, as on Windows.
 */
export function endOf(path: string, known: Iterable<string>): string | undefined {
  const ends = [...known].filter((each) => each !== '/' && path.toLowerCase().endsWith(each.toLowerCase()));
  return ends.toSorted((a, b) => b.length - a.length)[0];
}

/** The file in `photos/` that a path names. */
export function photoAt(path: string): string | undefined {
  return /^\/photos\/([^/]+)$/.exec(path)?.[1];
}

/** The path of an address without escapes; `undefined` if these are invalid, or stand for a slash, a backslash or NUL. */
export function decodedPath(path: string): string | undefined {
  try {
    const segments = path.split('/').map(decodeURIComponent);
    return segments.some((segment) => /[/\\\0]/.test(segment)) ? undefined : segments.join('/');
  } catch {
    return;
  }
}

/** Reads the sizes of a page's pictures, so that browsers can leave room for them. */
export async function withPictures(page: OwnPage, { path, file }: Place): Promise<Read<OwnPage>> {
  const pictures: Record<string, Size> = {};
  const problems: Problem[] = [];
  for (const picture of picturesIn(page.text)) {
    const name = decodedPath(picture);
    // The check of the page has refused it.
    if (name === undefined) continue;
    const inside = photoAt(name) === undefined ? join('public', name) : name;
    const size = await sizeOf(join(path, inside));
    if (size === undefined) problems.push(...refused(join(file, inside), 'is not a picture that can be read').problems);
    else pictures[picture] = size;
  }
  return { found: [{ ...page, pictures }], problems };
}

function picturesIn(text: string): Set<string> {
  const tokens = placedTokens(tokensOf(text), text);
  const paths = tokens.map(({ token }) => (token.type === 'image' ? addressOf(token.href) : undefined));
  return new Set(paths.flatMap((address) => (address?.kind === 'site' ? address.value : [])));
}

async function sizeOf(file: string): Promise<Size | undefined> {
  // Loaded late: few pages show pictures.
  const { default: sharp } = await import('sharp');
  try {
    const { autoOrient } = await sharp(file).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return undefined;
  }
}
