import { MCP_PATH, RESOURCE_PATHS } from './resource-paths.ts';
import type { Site } from './site.ts';

/** Below `{base_url}`: what only the server answers, and what tells of nothing else; each with all that is below it. */
const SERVER_PATHS: readonly string[] = [
  '/api/reviews',
  '/api/websub',
  MCP_PATH,
  RESOURCE_PATHS.registryEntry,
  RESOURCE_PATHS.aiCatalog,
  '/docs/assistants',
  '/docs/subscribe',
  '/healthz',
  '/readyz',
  '/metrics',
];

/** Whether a site has what its routes have at a path: one for a static host alone has nothing that needs the server. */
export function isPublished(path: string, { hasServer }: Pick<Site, 'hasServer'>): boolean {
  return hasServer || !SERVER_PATHS.some((start) => path === start || path.startsWith(`${start}/`));
}
