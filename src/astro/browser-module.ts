import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroUserConfig } from 'astro';

/** A script that other sites load: at an address of its own that never changes, in one file. */
export interface BrowserModule {
  /** Below the base address, without a leading slash. */
  readonly fileName: string;
  readonly source: URL;
}

/** Serves a module to other sites: from a build as one file, from the dev server as its sources. */
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

type Plugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number];

/** Marks the module's own copies of what it imports. */
const OWN = '?stand-alone';

/** Makes of a module a file that imports nothing: what the pages' scripts need as well is in it once more. */
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
