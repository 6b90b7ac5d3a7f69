import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readBuildSettings } from '../settings.ts';
import { followContent } from './follow-content.ts';
import { servePublic } from './serve-public.ts';

/** Lets the dev server follow the content folder: pages show the files as they are, and browsers reload when they change. */
export function liveContent(): AstroIntegration {
  let isDevServer = false;
  return {
    name: 'live-content',
    hooks: {
      'astro:config:setup'({ command, injectRoute, updateConfig }) {
        isDevServer = command === 'dev';
        if (!isDevServer) return;
        injectRoute({
          pattern: '/photos/[name]',
          entrypoint: fileURLToPath(new URL('routes/photo-route.ts', import.meta.url)),
        });
        // A file in `public/` takes precedence over these routes.
        for (const pattern of ['/brand/[name]', '/theme.css', '/favicon.svg'])
          injectRoute({ pattern, entrypoint: fileURLToPath(new URL('routes/brand-route.ts', import.meta.url)) });
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
        followContent(server, contentDirectory, () => server.ws.send({ type: 'full-reload' }));
      },
    },
  };
}
