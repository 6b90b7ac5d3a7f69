import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** A script that other sites load. It is one file, at an address that never changes. */
export interface BrowserModule {
  /** Below the base address, without a leading slash. */
  readonly fileName: string;
  readonly source: URL;
}

/** Serves a module to other sites: a build makes one file of it, the dev server gives its source. */
export function browserModule({ fileName, source }: BrowserModule): AstroIntegration {
  return {
    name: 'browser-module',
    hooks: {
      'astro:config:setup'({ updateConfig }) {
        updateConfig({ vite: { plugins: [standAlone(fileName, fileURLToPath(source))] } });
      },
      'astro:server:setup'({ server }) {
        const { base } = server.config;
        server.middlewares.use((request, _, next) => {
          if (request.url === base + fileName) request.url = `${base}@fs${source.pathname}`;
          next();
        });
      },
    },
  };
}

/** The end of a module's id, which marks the copy of the module that belongs to this script alone. */
const OWN = '?stand-alone';

/** Makes a file that imports nothing out of a module. Code that it shares with the scripts of the pages is copied into it. */
function standAlone(fileName: string, source: string): Plugin {
  return {
    name: 'stand-alone',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source + OWN, fileName });
    },
    async resolveId(imported, importer) {
      if (!importer?.endsWith(OWN)) return null;
      const resolved = await this.resolve(imported, importer.slice(0, -OWN.length));
      return resolved && { ...resolved, id: resolved.id + OWN };
    },
  };
}
