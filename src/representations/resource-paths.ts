const JSON_TYPE = 'application/json';
const PLAIN_TEXT = 'text/plain; charset=utf-8';

/**
 * Where each resource is served, below `{base_url}`, and its exact `Content-Type`, which a WebSub delivery repeats. Not in the
 * table of resources, as the code that renders them needs this.
 */
export const RESOURCE_FILES = {
  reviews: { path: '/reviews.json', mediaType: JSON_TYPE },
  newest: { path: '/newest.json', mediaType: JSON_TYPE },
  reviewsCsv: { path: '/reviews.csv', mediaType: 'text/csv; charset=utf-8' },
  // No registered type; https://jsonlines.org proposes it.
  reviewsJsonl: { path: '/reviews.jsonl', mediaType: 'application/jsonl' },
  reviewsParquet: { path: '/reviews.parquet', mediaType: 'application/vnd.apache.parquet' },
  insights: { path: '/insights.json', mediaType: JSON_TYPE },
  dataPackage: { path: '/datapackage.json', mediaType: JSON_TYPE },
  jsonFeed: { path: '/api/feed.json', mediaType: JSON_TYPE },
  atomFeed: { path: '/feed.xml', mediaType: 'application/atom+xml' },
  policy: { path: '/policy.json', mediaType: JSON_TYPE },
  badge: { path: '/badge.svg', mediaType: 'image/svg+xml' },
  badgeJson: { path: '/badge.json', mediaType: JSON_TYPE },
  llms: { path: '/llms.txt', mediaType: PLAIN_TEXT },
  llmsFull: { path: '/llms-full.txt', mediaType: PLAIN_TEXT },
  robots: { path: '/robots.txt', mediaType: PLAIN_TEXT },
  openapi: { path: '/.well-known/openapi.json', mediaType: JSON_TYPE },
  apiCatalog: {
    path: '/.well-known/api-catalog',
    // A set of links (RFC 9264, section 4.2); the profile says that it is an API catalog (RFC 9727, section 4.2).
    mediaType: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  },
  serverCard: { path: '/mcp/server-card', mediaType: 'application/mcp-server-card+json' },
  registryEntry: { path: '/server.json', mediaType: JSON_TYPE },
  aiCatalog: { path: '/.well-known/ai-catalog.json', mediaType: 'application/ai-catalog+json' },
} as const;

export type ResourceName = keyof typeof RESOURCE_FILES;

/** The path of each of them alone. */
export const RESOURCE_PATHS = Object.fromEntries(
  Object.entries(RESOURCE_FILES).map(([name, { path }]) => [name, path]),
) as Readonly<Record<ResourceName, string>>;

/** The path below `{base_url}` of the page that says how reviews are handled. */
export const POLICY_PATH = '/policy';

/** The path below `{base_url}` of the page that is shown where nothing is at an address. */
export const NOT_FOUND_PATH = '/404.html';

/** Where the MCP server is below `{base_url}`. SEP-2127 puts its card, a description for clients, right below it. */
export const MCP_PATH = '/mcp';

/** Where the WebSub hub is below `{base_url}`. */
export const HUB_PATH = '/api/websub/hub';

const PATHS: ReadonlySet<string> = new Set(Object.values(RESOURCE_PATHS));

/** Whether one of the resources is at the path, and not a page or a picture. */
export function isResource(path: string): boolean {
  return PATHS.has(path);
}

/** The media type of a resource without its parameters. */
export function bareTypeOf(name: ResourceName): string {
  return RESOURCE_FILES[name].mediaType.replace(/;.*/, '');
}
