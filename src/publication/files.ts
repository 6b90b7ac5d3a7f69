import { lookup } from 'mrmime';
import { parseTarget } from '../http/request-target.ts';
import { NOT_FOUND_PATH } from '../representations/resource-paths.ts';
import { resourceAt } from '../representations/resources.ts';
import { compareText } from '../reviews/text/comparing/compare-text.ts';

/** A file that a build makes, with a digest of its inputs: the file is made again only if that changes. */
export interface Output {
  /** Below the client folder, with slashes. */
  readonly name: string;
  /** SHA-256 of everything that the file is made of, hexadecimal. A file without it is made by every build. */
  readonly inputs?: string;
  readonly make: () => Promise<Uint8Array>;
}

/** A file of the site and where it is served. */
export interface SiteFile {
  /** Relative to the client folder, with slashes. */
  readonly name: string;
  readonly path: string;
  readonly mediaType: string;
  readonly output: Output;
}

/**
 * Gives the files that a build puts out with their paths and media types, sorted by path in code units. `publicFiles` are the
 * names of those that came from a folder `public`.
 */
export function siteFiles(outputs: readonly Output[], publicFiles: ReadonlySet<string>): SiteFile[] {
  return outputs
    .map((output) => {
      const { name } = output;
      const path = publicFiles.has(name) ? publicPath(name) : pathOf(addressOf(name));
      return { name, path, mediaType: resourceAt(path)?.mediaType ?? mediaTypeOf(name), output };
    })
    .sort((a, b) => compareText(a.path, b.path));
}

/** The path of a file of a folder `public`: its whole name, or its folder where the file is an `index.html`. */
export function publicPath(name: string): string {
  return pathOf(name.replace(/(^|\/)index\.html$/, ''));
}

/** The path of a page is the name of its file without `.html`; only the 404 page keeps it. */
function addressOf(name: string): string {
  if (name === 'index.html') return '';
  return `/${name}` === NOT_FOUND_PATH ? name : name.replace(/\.html$/, '');
}

/** The path that `parseTarget` gives for a request: `price list.pdf` is at `/price%20list.pdf`. */
function pathOf(name: string): string {
  const target = encodeURI(`/${name}`).replaceAll('?', '%3F').replaceAll('#', '%23');
  return parseTarget(target)?.path ?? target;
}

/** The media type by the ending of a name; the library mrmime does not know `.ico`. */
export function mediaTypeOf(name: string): string {
  const type = name.endsWith('.ico') ? 'image/vnd.microsoft.icon' : (lookup(name) ?? 'application/octet-stream');
  return /^text\/|javascript$/.test(type) ? `${type}; charset=utf-8` : type;
}
