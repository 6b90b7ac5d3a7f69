/**
 * The first part of every address that the site has for itself, without an ending: a page of the owner may have none of these names.
 * A test compares them with the routes.
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
