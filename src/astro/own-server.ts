import { fileURLToPath } from 'node:url';
import node, { getAdapter } from '@astrojs/node';
import type { AstroIntegration } from 'astro';

/**
 * Makes `src/server.ts` the entry that Astro builds (docs/decisions/001): its own adapter in middleware mode, with another
 * server in front. `noExternal` puts all packages into `dist`, which then runs alone; the dev server cannot bear it.
 */
export function ownServer(): AstroIntegration {
  const adapter = node({ mode: 'middleware' });
  return {
    name: 'own-server',
    hooks: {
      ...adapter.hooks,
      'astro:config:setup': async (options) => {
        await adapter.hooks['astro:config:setup']?.(options);
        if (options.command === 'build') options.updateConfig({ vite: { resolve: { noExternal: true } } });
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          ...getAdapter({ staticHeaders: false }),
          serverEntrypoint: fileURLToPath(new URL('../server.ts', import.meta.url)),
        });
      },
    },
  };
}
