import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import node, { getAdapter } from '@astrojs/node';
import type { AstroIntegration, AstroUserConfig } from 'astro';
import { launcher, NODE_MAJOR } from './launcher.ts';

/**
 * Makes `src/server.ts` the server that Astro builds (docs/decisions/001): its own adapter in middleware mode, with another
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
            build: { serverEntry: 'server.mjs' },
            vite: {
              resolve: { noExternal: true },
              plugins: [
                entryBeside('hub-command.mjs', operator),
                launchers({ 'entry.mjs': './server.mjs', 'hub.mjs': './hub-command.mjs' }),
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

/** Writes the programs that people start, and for the hosts that choose a Node by it a `package.json`. */
function launchers(modules: Readonly<Record<string, string>>): Plugin {
  const manifest = { private: true, engines: { node: `>=${NODE_MAJOR}` }, scripts: { start: 'node server/entry.mjs' } };
  return {
    name: 'launchers',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async writeBundle({ dir = '' }) {
      for (const [name, module] of Object.entries(modules)) await writeFile(join(dir, name), launcher(module));
      await writeFile(join(dir, '..', 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
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
