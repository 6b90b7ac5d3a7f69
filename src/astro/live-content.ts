import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readBuildSettings } from '../settings.ts';
import { servePublic } from './serve-public.ts';

/** Lets the pages of the dev server show the content as its files are now. */
export function liveContent(): AstroIntegration {
  let isDevServer = false;
  return {
    name: 'live-content',
    hooks: {
      'astro:config:setup'({ command, injectRoute, updateConfig }) {
        isDevServer = command === 'dev';
        if (!isDevServer) return;
        const entrypoint = fileURLToPath(new URL('routes/content-route.ts', import.meta.url));
        // A file in `public/` takes precedence over these routes.
        for (const pattern of ['/photos/[name]', '/brand/[name]', '/theme.css', '/favicon.svg'])
          injectRoute({ pattern, entrypoint });
        // Otherwise a build at the same time would fill the terminal with the names of the files that it writes.
        updateConfig({ vite: { server: { watch: { ignored: ['**/.build/**', '**/dist/**'] } } } });
      },
      'astro:route:setup'({ route }) {
        // Rendered on demand, as `renderer.ts` does: otherwise Astro would ask once which paths there are, and keep the answer.
        if (isDevServer && route.component.includes('[')) route.prerender = false;
      },
      'astro:server:setup'({ server }) {
        const { contentDirectory, baseUrl } = readBuildSettings(process.env);
        server.middlewares.use(servePublic(join(contentDirectory, 'public'), new URL(baseUrl).pathname));
      },
    },
  };
}
