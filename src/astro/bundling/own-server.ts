import { cp, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import node, { getAdapter } from '@astrojs/node';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { launcher, NODE_MAJOR } from './launcher.ts';
import { UNBUNDLED } from './unbundled.ts';
import { wordsInBundle } from './words-in-bundle.ts';

/**
 * Makes `src/server/server.ts` the server that Astro builds (docs/decisions/001): Astro's Node adapter in middleware mode, with our
 * own server in front of it.
 */
export function ownServer(): AstroIntegration {
  const adapter = node({ mode: 'middleware' });
  const operator = fileURLToPath(new URL('../../server/hub-command.ts', import.meta.url));
  const renderer = fileURLToPath(new URL('renderer.ts', import.meta.url));
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
              environments: { prerender: { build: { rolldownOptions: { output: { entryFileNames: RENDERER } } } } },
              plugins: [wordsInBundle(), versionAlone(), ownEntries(renderer), programs(operator)],
            },
          });
      },
      // Nothing is rendered while the code is bundled. The renderer is kept, and builds use it until the code changes.
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer({ name: 'later', getStaticPaths: async () => [], render: async () => new Response(null) });
      },
      'astro:build:generated': async ({ dir }) => {
        // The renderer's styles and scripts go to the client folder.
        const filter = (source: string) => basename(source) !== '_astro';
        await cp(new URL('../server/.prerender/', dir), new URL('../renderer/', dir), { recursive: true, filter });
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          ...getAdapter({ staticHeaders: false }),
          serverEntrypoint: fileURLToPath(new URL('../../server/server.ts', import.meta.url)),
        });
      },
    },
  };
}

/** Leaves of our `package.json` in a bundle only what `version.ts` reads of it. */
function versionAlone(): Plugin {
  const file = fileURLToPath(new URL('../../../package.json', import.meta.url));
  return {
    name: 'version-alone',
    enforce: 'pre',
    transform: (code, id) => (id === file ? JSON.stringify({ version: JSON.parse(code).version }) : undefined),
  };
}

/** The file name of the program that renders pages. Astro looks for a name that begins like this. */
const RENDERER = 'prerender-entry.mjs';

/**
 * The server contains all its packages and so runs alone. The renderer has our own module as its entry, and contains all packages
 * but `UNBUNDLED`, which it finds where they are installed. `public/` is left to our own build.
 */
function ownEntries(input: string): Plugin {
  return {
    name: 'own-entries',
    configEnvironment(name) {
      if (name === 'prerender')
        return { build: { rolldownOptions: { input } }, resolve: { noExternal: true, external: [...UNBUNDLED] } };
      if (name === 'ssr') return { resolve: { noExternal: true } };
      return name === 'client' ? { build: { copyPublicDir: false } } : null;
    },
  };
}

/** What people start, and the program that each starts. */
const LAUNCHERS = { 'entry.mjs': 'server.mjs', 'hub.mjs': 'hub-command.mjs' };

/** Makes the programs of the server's folder: the server, and the operator's beside it. They share what both import. */
function programs(operator: string): Plugin {
  const manifest = { private: true, engines: { node: `>=${NODE_MAJOR}` }, scripts: { start: 'node server/entry.mjs' } };
  return {
    name: 'programs',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      // Without `strict` the shared code could end up in this program's file. The server would run the program by importing it.
      this.emitFile({ type: 'chunk', id: operator, fileName: LAUNCHERS['hub.mjs'], preserveSignature: 'strict' });
    },
    /** Leaves out the chunks that Astro adds for its own server and that no program here imports. */
    generateBundle(_, bundle) {
      const reached = new Set(Object.values(LAUNCHERS));
      // The loop also visits the names that it adds to the set.
      for (const name of reached) {
        const chunk = bundle[name];
        if (chunk?.type === 'chunk') for (const next of [...chunk.imports, ...chunk.dynamicImports]) reached.add(next);
      }
      for (const [name, { type }] of Object.entries(bundle)) if (type === 'chunk' && !reached.has(name)) delete bundle[name];
    },
    /** Writes the launchers, and a `package.json` by which some hosts choose their version of Node. */
    async writeBundle({ dir = '' }) {
      for (const [name, program] of Object.entries(LAUNCHERS)) await writeFile(join(dir, name), launcher(`./${program}`));
      await writeFile(join(dir, '..', 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    },
  };
}
