import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { RESOURCE_PATHS } from '../representations/resource-paths.ts';

/** Gives each published file its route. */
export function publishedRoutes(): AstroIntegration {
  const entrypoint = fileURLToPath(new URL('routes/published-route.ts', import.meta.url));
  return {
    name: 'published-routes',
    hooks: {
      'astro:config:setup'({ injectRoute }) {
        for (const pattern of Object.values(RESOURCE_PATHS)) injectRoute({ pattern, entrypoint });
      },
    },
  };
}
