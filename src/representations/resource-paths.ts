/** Where each resource stands below `{base_url}`; apart from their table, because representations link to each other. */
export const RESOURCE_PATHS = {
  reviews: '/reviews.json',
  jsonFeed: '/api/feed.json',
  atomFeed: '/feed.xml',
  openapi: '/.well-known/openapi.json',
} as const;

const PATHS: ReadonlySet<string> = new Set(Object.values(RESOURCE_PATHS));

/** Whether a dataset, a feed or the API's description is at the path. */
export function isResource(path: string): boolean {
  return PATHS.has(path);
}
