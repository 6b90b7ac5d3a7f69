import { fileURLToPath } from 'node:url';
import node, { getAdapter } from '@astrojs/node';
import type { AstroIntegration, AstroUserConfig } from 'astro';

/**
 * Makes `src/server.ts` the entry that Astro builds (docs/decisions/001): its own adapter in middleware mode, with another
 * server in front. `noExternal` puts all packages into `dist`, which then runs alone; the dev server cannot bear it.
 */
export function ownServer(): AstroIntegration {
  const adapter = node({ mode: 'middleware' });
  const operator = fileURLToPath(new URL('../hub-command.ts', import.meta.url));
  return {
    name: 'own-server',
    hooks: {
      ...adapter.hooks,
      'astro:config:setup': async (options) => {
        await adapter.hooks['astro:config:setup']?.(options);
        if (options.command === 'build')
          options.updateConfig({
            vite: {
              resolve: { noExternal: true },
              plugins: [
                entryBeside('hub.mjs', operator),
                leftWhereInstalled(['@observablehq/plot', 'linkedom', 'fontkitten', '@resvg/resvg-wasm']),
              ],
            },
          });
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

type Plugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number];

/** Makes of a module another program beside the server's, in the same build: the two share their chunks. */
function entryBeside(fileName: string, id: string): Plugin {
  return {
    name: 'entry-beside',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      // Strict: else what both need could land in this program, and the server would run it.
      this.emitFile({ type: 'chunk', id, fileName, preserveSignature: 'strict' });
    },
  };
}

/** Packages that only draw pages are not bundled to do so once; by their whole address, since a build may be made anywhere. */
function leftWhereInstalled(packages: readonly string[]): Plugin {
  return {
    name: 'left-where-installed',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'prerender',
    resolveId(source) {
      return packages.includes(source) ? { id: import.meta.resolve(source), external: true } : null;
    },
  };
}
