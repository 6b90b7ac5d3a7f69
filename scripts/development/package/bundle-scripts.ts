import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { UNBUNDLED } from '../../../src/astro/bundling/unbundled.ts';
import { wordsInBundle } from '../../../src/astro/bundling/words-in-bundle.ts';

/** Shared code goes to a folder at the depth of `scripts/support`, so that the relative path to the root stays valid. */
const CHUNKS = 'scripts/chunks/[name]-[hash].js';

/**
 * Bundles the scripts of commands for the package: `scripts/<name>.ts` becomes `scripts/<name>.js` in the folder, and includes
 * all packages except those of `UNBUNDLED`. Returns the sources of each JavaScript file.
 */
export async function bundleScripts(root: string, names: readonly string[], out: string) {
  const bundle = await rolldown({
    input: Object.fromEntries(names.map((name) => [`scripts/${name}`, join(root, 'scripts', `${name}.ts`)])),
    cwd: root,
    platform: 'node',
    external: [/^node:/, ...UNBUNDLED.map((name) => new RegExp(`^${name}(/|$)`))],
    plugins: [installed(root), wordsInBundle(), json()],
    checks: { circularDependency: false, preferBuiltinFeature: false },
  });
  try {
    const { output } = await bundle.write({
      dir: out,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: CHUNKS,
    });
    return output.flatMap((file) => (file.type === 'chunk' ? [file.moduleIds] : []));
  } finally {
    await bundle.close();
  }
}

/** In the package, `#software/x` is `scripts/installed/x.ts` and not the module that builds from source use. */
function installed(root: string) {
  return {
    name: 'installed',
    resolveId: (id: string) => (id.startsWith('#software/') ? join(root, 'scripts', 'installed', `${id.slice(10)}.ts`) : null),
  };
}

/** Turns JSON modules into `JSON.parse` of a text, because large tables load faster that way than as code. */
function json() {
  return {
    name: 'json',
    async load(id: string) {
      if (!id.endsWith('.json')) return null;
      const text = JSON.stringify(JSON.parse(await readFile(id, 'utf8')));
      return { code: `export default JSON.parse(${JSON.stringify(text)});`, moduleType: 'js' as const };
    },
  };
}
