import { NO_SNIFFING } from '../../http/answer.ts';
import { corsHeaders } from '../../http/cors.ts';
import { isResource, RESOURCE_PATHS } from '../../representations/resource-paths.ts';
import type { Site } from '../../representations/site.ts';
import { licenceOf } from '../../reviews/licence.ts';

/** Where a publication is served, and what its files announce. */
export interface Addresses {
  readonly baseUrl: string;
  /** The WebSub hub, which pushes changes of the topics. */
  readonly hubUrl: string | null;
  /** The address of the licence of the data; absent where there is none. */
  readonly licenceUrl?: string | undefined;
}

export function addressesOf({ baseUrl, hubUrl, catalog }: Site): Addresses {
  const licence = licenceOf(catalog.business);
  // `href` is percent-encoded, because a header may hold only ASCII.
  return { baseUrl, hubUrl, licenceUrl: licence && new URL(licence.url).href };
}

/** The topics of the WebSub hub, as paths below the base address. */
export const TOPIC_PATHS: ReadonlySet<string> = new Set([
  RESOURCE_PATHS.reviews,
  RESOURCE_PATHS.jsonFeed,
  RESOURCE_PATHS.atomFeed,
]);

/** Browsers and CDNs keep the answer, and ask each time whether it is still good. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** For files whose name changes with their bytes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Headers of a page: it may load and run only what is the site's own, and no site may show it in a frame. */
export const PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  ...NO_SNIFFING,
} as const;

/** The script with which other sites show reviews on their pages. */
export const WIDGET = { path: '/verified-reviews.js', mediaType: 'text/javascript; charset=utf-8' } as const;

/** Whether a path below the base address is an API path, where errors are JSON and CORS is open. */
export function isApiPath(path: string): boolean {
  return /^\/(api|mcp|\.well-known)(\/|$)/.test(path) || isResource(path) || path === WIDGET.path;
}

/** Headers of files that every origin may read, and may embed even in pages with a Cross-Origin-Embedder-Policy. */
const OPEN_HEADERS = {
  ...corsHeaders,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  ...NO_SNIFFING,
} as const;

/** The headers of answers with published content, by its kind. A file adds its `Content-Type`, and some files a `Link`. */
export const ANSWER_HEADERS = {
  /** Pages, their Markdown, pictures, and all that came from `public/`. */
  page: { 'Cache-Control': REVALIDATE, ...PAGE_HEADERS },
  /** Scripts and styles of the pages. */
  asset: { 'Cache-Control': IMMUTABLE, ...PAGE_HEADERS },
  /** Datasets, feeds, descriptions, and the widget. */
  data: { 'Cache-Control': REVALIDATE, ...OPEN_HEADERS },
  /** Results of searches, reviews since a date, and single records. */
  query: { 'Content-Type': 'application/json', 'Cache-Control': REVALIDATE, ...corsHeaders, ...NO_SNIFFING },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the file at a path is. */
export function kindOf(path: string): 'page' | 'asset' | 'data' {
  if (path.startsWith('/_astro/')) return 'asset';
  return isApiPath(path) ? 'data' : 'page';
}

/** The media types of what a browser shows as a document, and whose scripts it would run. */
const DOCUMENT = /[/+](?:html|xml)\b/;

/** The headers of every answer with a file, except those that change with its bytes. */
export function fileHeaders(file: { path: string; mediaType: string }, addresses: Addresses): Record<string, string> {
  const link = linkOf(file.path, addresses);
  const kind = kindOf(file.path);
  // An owner's document in `public/.well-known`.
  const isPage = kind === 'data' && DOCUMENT.test(file.mediaType) && !isResource(file.path);
  return {
    'Content-Type': file.mediaType,
    ...ANSWER_HEADERS[isPage ? 'page' : kind],
    ...(link !== undefined && { Link: link }),
  };
}

/** The datasets that are no topics: a `Link` names their licence, because CSV and JSON Lines have no other place for it. */
const LICENSED_PATHS: ReadonlySet<string> = new Set([
  RESOURCE_PATHS.newest,
  RESOURCE_PATHS.reviewsCsv,
  RESOURCE_PATHS.reviewsJsonl,
  RESOURCE_PATHS.reviewsParquet,
  RESOURCE_PATHS.insights,
]);

function linkOf(path: string, { baseUrl, hubUrl, licenceUrl }: Addresses): string | undefined {
  // RFC 9727, section 2: the answer to HEAD, too, has this relation.
  if (path === RESOURCE_PATHS.apiCatalog) return `<${baseUrl}${path}>; rel="api-catalog"`;
  // WebSub, section 4: a topic names its hub and itself.
  if (TOPIC_PATHS.has(path)) return hubUrl === null ? undefined : `<${hubUrl}>; rel="hub", <${baseUrl}${path}>; rel="self"`;
  return licenceUrl !== undefined && LICENSED_PATHS.has(path) ? `<${licenceUrl}>; rel="license"` : undefined;
}
