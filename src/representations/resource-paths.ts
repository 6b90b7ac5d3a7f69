import { RESOURCE_FILES, type ResourceName } from './resource-files.ts';

/** The path of each resource below `{base_url}`. */
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
