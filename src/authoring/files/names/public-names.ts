import { join } from 'node:path';
import { type Read, unlessFault } from '../../problems/read.ts';
import { freeName, isMadeFile, REPLACEABLE, RESERVED } from './reserved-names.ts';
import { REVIEW_LISTS } from './review-names.ts';

/** What a file of the folder `public` may collide with. */
interface Beside {
  /** What the folder `public` is called in a problem. */
  readonly folder: string;
  /** The names of the owner's pages. */
  readonly pages: readonly string[];
}

/** The site makes everything below these, from the reviews and the brand. */
const OWN_FOLDERS: readonly string[] = ['brand', 'photos', 'reviews'];

/** Accepts a file of the folder `public`, unless it would take the place of a page or file of the site. */
export function publicFile(name: string, { folder, pages }: Beside): Read<string> {
  return unlessFault(name, join(folder, name), faultOf(name, pages));
}

function faultOf(name: string, pages: readonly string[]): string | undefined {
  if (REPLACEABLE.includes(name)) return undefined;
  const lower = name.toLowerCase();
  if (REPLACEABLE.includes(lower))
    return `is not found by those who look for ${lower}, as upper and lower case count; rename it to ${lower}`;
  const [first = '', ...rest] = lower.split('/');
  // Some reviews in them may wait, or hold words that are not to be published.
  if (REVIEW_LISTS.includes(lower))
    return 'would take the place of a file that the site makes itself; reviews belong beside this folder, not in it';
  // Static hosts send `reviews.json.gz` to those who ask for `reviews.json`.
  if (isMadeFile(lower.replace(/\.(?:br|gz)$/, '')))
    return `would take the place of a file that the site makes itself${rest.length > 0 ? '' : `; rename it to ${freeName(name)}`}`;
  // The page's address as `build.format: 'file'` has it: `about.html` and `about/index.html` are both at `/about`.
  const page = lower.replace(/(?:^|\/)index\.html$|\.html$/, '');
  const isPage = page !== lower || !first.includes('.');
  if (isPage && pages.includes(page))
    return `would take the place of the page pages/${page}.md; keep one of the two, or rename this`;
  if (page === '' || (isPage && RESERVED.includes(page)))
    return `would take the place of a page that the site makes itself; rename it to ${freeName(name)}`;
  if (rest.length > 0 && (OWN_FOLDERS.includes(first) || (isPage && page !== lower && RESERVED.includes(first))))
    return `may take the place of one that the site makes itself below /${first}/; put it into a folder of another name`;
  return undefined;
}
