/**
 * The first part of every address that the site has for itself, without an ending. No page of the owner may have one of these
 * names. A test compares them with the routes.
 */
export const RESERVED: readonly string[] = [
  '404',
  'api',
  'apple-touch-icon',
  'areas',
  'badge',
  'brand',
  'data',
  'datapackage',
  'docs',
  'embed',
  'favicon',
  'feed',
  'healthz',
  'index',
  'insights',
  'llms',
  'llms-full',
  'mcp',
  'metrics',
  'newest',
  'photos',
  'policy',
  'readyz',
  'reviews',
  'robots',
  'server',
  'services',
  'social',
  'technicians',
  'theme',
  'verified-reviews',
];

/** A name that is free and says the same. */
export function freeName(name: string): string {
  return `our-${name}`;
}

/** Files of the site that an owner may replace: they are for programs of others, and are no pages or data of the site. */
export const REPLACEABLE: readonly string[] = [
  '404.html',
  'apple-touch-icon.png',
  'favicon.ico',
  'favicon.svg',
  'llms.txt',
  'llms-full.txt',
  'robots.txt',
  'social.png',
];

/** Every other file that the site makes, besides pages, photos and pictures of the brand. A test compares them with a site. */
const MADE: readonly string[] = [
  '.htaccess',
  '.nojekyll',
  '.well-known/ai-catalog.json',
  '.well-known/api-catalog',
  '.well-known/openapi.json',
  '_headers',
  'api/feed.json',
  'badge.json',
  'badge.svg',
  'datapackage.json',
  'feed.xml',
  'insights.json',
  'mcp/server-card',
  'newest.json',
  'policy.json',
  'reviews.csv',
  'reviews.json',
  'reviews.jsonl',
  'reviews.parquet',
  'server.json',
  'theme.css',
  'verified-reviews.js',
];

/** Whether the site makes a file of this name itself. */
export function isMadeFile(name: string): boolean {
  return MADE.includes(name) || REPLACEABLE.includes(name) || /^sitemap-(?:index|\d+)\.xml$/.test(name);
}
