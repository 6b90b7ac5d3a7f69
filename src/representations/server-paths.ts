import { HUB_PATH, MCP_PATH, RESOURCE_PATHS } from './resource-paths.ts';
import type { Site } from './site.ts';

/** Paths that only the server answers, or that are only about the server. Each stands for all paths below it, too. */
const SERVER_PATHS: readonly string[] = [
  '/api/reviews',
  HUB_PATH,
  MCP_PATH,
  RESOURCE_PATHS.registryEntry,
  RESOURCE_PATHS.aiCatalog,
  '/docs/assistants',
  '/docs/subscribe',
  '/healthz',
  '/readyz',
  '/metrics',
];

/** Whether a site has anything at a path that has a route. A site for a static host has nothing that needs the server. */
export function isPublished(path: string, { hasServer }: Pick<Site, 'hasServer'>): boolean {
  return hasServer || !SERVER_PATHS.some((start) => path === start || path.startsWith(`${start}/`));
}

/** The path of the search below the base address; `undefined` on a static host. */
export function searchPathOf({ hasServer }: Pick<Site, 'hasServer'>): string | undefined {
  return hasServer ? 'api/reviews/search' : undefined;
}
