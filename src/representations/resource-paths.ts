/** The path of each resource below `{base_url}`. Not in the table of resources, as the code that renders them needs the paths. */
export const RESOURCE_PATHS = {
  reviews: '/reviews.json',
  newest: '/newest.json',
  reviewsCsv: '/reviews.csv',
  reviewsJsonl: '/reviews.jsonl',
  reviewsParquet: '/reviews.parquet',
  insights: '/insights.json',
  dataPackage: '/datapackage.json',
  jsonFeed: '/api/feed.json',
  atomFeed: '/feed.xml',
  policy: '/policy.json',
  badge: '/badge.svg',
  badgeJson: '/badge.json',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  robots: '/robots.txt',
  openapi: '/.well-known/openapi.json',
  apiCatalog: '/.well-known/api-catalog',
  serverCard: '/mcp/server-card',
  registryEntry: '/server.json',
  aiCatalog: '/.well-known/ai-catalog.json',
} as const;

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
