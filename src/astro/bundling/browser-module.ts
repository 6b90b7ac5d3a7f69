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

/** The end of a module's id, which marks the copy of the module that belongs to one script alone. */
const COPY = /\?copy-of=\w+$/;
/** The id of a script in a component or page; no two that have one have the same name. */
const SCRIPT_OF = /(\w+)\]?\.astro\?astro&type=script/;

/**
 * Makes a file that imports nothing out of a module, and out of each script of the pages: a browser would ask for what a script
 * imports only after it has read the script. Code that several of them use is copied into each.
 */
function standAlone(fileName: string, source: string): Plugin {
  return {
    name: 'stand-alone',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: `${source}?copy-of=module`, fileName });
    },
    async resolveId(imported, importer = '') {
      const [, script] = SCRIPT_OF.exec(importer) ?? [];
      const [mark] = script === undefined ? (COPY.exec(importer) ?? []) : [`?copy-of=${script}`];
      const resolved = mark && (await this.resolve(imported, importer.replace(COPY, '')));
      return resolved ? { ...resolved, id: resolved.id + mark } : null;
    },
  };
}
