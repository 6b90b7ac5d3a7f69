import { aspectsOfTrade, builtInAspects } from '../../insights/trades/trades.ts';
import { once } from '../../once.ts';
import { facetsOf } from '../../reviews/lists/facets.ts';
import { listPages } from '../../reviews/lists/list-page.ts';
import type { Business } from '../../reviews/schemas/business.ts';
import type { AuthoredReview, Review } from '../../reviews/schemas/review.ts';
import { isMadeFile } from '../files/names/reserved-names.ts';
import { nearest } from '../problems/nearest.ts';
import { decodedPath, endOf, LOOKS_ALIKE, looksLike } from './picture-sizes.ts';

/** Pages that every site has. A test compares them with the routes. */
export const FIXED: readonly string[] = [
  '/',
  '/reviews',
  '/insights',
  '/policy',
  '/data',
  '/embed',
  '/docs',
  '/docs/api',
  '/docs/assistants',
  '/docs/subscribe',
];

/** The parts of a site that decide which addresses it has. */
export interface SiteParts {
  /** The paths of the owner's pages, with a leading slash. */
  readonly pages: readonly string[];
  /** The names of all files in `public/`. */
  readonly publicFiles: readonly string[];
  readonly photos: ReadonlySet<string> | undefined;
  /** `undefined` if it has a mistake: then it is not known which of its pages there will be. */
  readonly business: Omit<Business, 'url'> | undefined;
  /** Those that are published; `undefined` where some have a mistake. */
  readonly reviews: readonly AuthoredReview[] | undefined;
  /** Says why a review is not published, if that is known. */
  readonly whyAbsent?: (id: string) => string | undefined;
  /** The ids of aspects that the owner adds; `undefined` where some have a mistake. */
  readonly aspects: readonly string[] | undefined;
}

/** Every page and file of the owner's site, below its base address. */
function sitePaths({ pages, publicFiles, photos = new Set(), business, reviews = [], aspects = [] }: SiteParts): Set<string> {
  // `facetsOf` and `listPages` do not need the address of a review.
  const all = reviews as readonly Review[];
  const facets = business ? facetsOf({ business: { ...business, url: '' }, reviews: all }) : [];
  const lists = [{ path: '/reviews', reviews: all }, ...facets.map((facet) => ({ ...facet, facet }))].flatMap(listPages);
  // If business.yaml names no trade, the reviews decide it later, so any built-in aspect may get a page.
  const builtIn = business?.trade ? aspectsOfTrade(business.trade) : builtInAspects();
  return new Set([
    ...FIXED,
    ...pages,
    ...publicFiles.map((name) => `/${name.replace(/(?:^|\/)index\.html$/, '')}`),
    ...[...photos].map((name) => `/photos/${name}`),
    ...lists.map(({ path }) => path),
    ...reviews.flatMap(({ id }) => [`/reviews/${id}`, `/reviews/${id}.md`]),
    ...[...builtIn.map(({ id }) => id), ...aspects].map((id) => `/insights/${id}`),
  ]);
}

/** Makes the function that tells what is wrong with a link to a path of the site; `written` is the link as it was written. */
export function linkFaultOf(parts: SiteParts): (path: string, written: string) => string | undefined {
  // Found at the first link: most pages have none, and a site may have 100,000 reviews.
  const knownPaths = once(() => sitePaths(parts));
  return (path, written) => {
    const known = knownPaths();
    const address = path.replace(/[?#].*$/, '');
    const plain = (decodedPath(address) ?? address).replace(/(?<=.)\/$/, '');
    if (known.has(plain) || isMade(plain) || isUnknown(plain, parts)) return undefined;
    const [, id] = /^\/reviews\/([\w-]+)(?:\.md)?$/.exec(plain) ?? [];
    const why = id === undefined ? undefined : parts.whyAbsent?.(id);
    return why === undefined ? absence(plain, written, known) : `${plain} is not there: the review ${why}`;
  };
}

/** Whether the software makes the path besides pages: data, feeds, pictures, and what the server answers. */
function isMade(path: string): boolean {
  const [, first = ''] = path.split('/');
  return isMadeFile(path.slice(1)) || path === '/mcp' || (['api', 'brand'].includes(first) && path !== `/${first}`);
}

/** Whether a mistake elsewhere makes it unknown whether the path exists. */
function isUnknown(path: string, { business, reviews, photos, aspects }: SiteParts): boolean {
  if (path.startsWith('/reviews/')) return reviews === undefined;
  if (path.startsWith('/insights/')) return aspects === undefined;
  if (path.startsWith('/photos/')) return photos === undefined;
  return business === undefined && /^\/(?:services|technicians|areas)\//.test(path);
}

function absence(path: string, written: string, known: ReadonlySet<string>): string {
  if (/^[^/\s@]+@[^/\s@]+$/.test(written)) return `${written} is taken for a page of this site; write mailto:${written}`;
  if (isHost(written)) return `${written} is taken for a page of this site; write https://${written}`;
  if (known.values().some((each) => looksLike(each, path))) return `${path} is not there; ${LOOKS_ALIKE}`;
  const page = path.replace(/\.(?:md|html)$/, '');
  const meant = endOf(page, known) ?? nearest(path, known);
  if (meant !== undefined) return `${path} is not there; did you mean ${meant}?`;
  return `${path} is not there; a page of yours is at the name of its file without .md, and a file of the folder public at its whole name`;
}

/** `www.example.com` or `example.com/menu`, but not `menu.pdf` or `imprint.md`. */
function isHost(written: string): boolean {
  return (
    /^www\.|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|info|eu|[a-z]{2})(?:[/?#]|$)/i.test(written) && !/^[^/]*\.md$/i.test(written)
  );
}
