import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { UNBUNDLED } from '../../src/astro/unbundled.ts';
import { wordsInBundle } from '../../src/astro/words-in-bundle.ts';

/** Where shared code goes: as deep as `scripts/support`, so that the folder of the software is found from there too. */
const CHUNKS = 'scripts/chunks/[name]-[hash].js';

/**
 * Bundles the scripts of commands for the package: `scripts/<name>.ts` becomes `scripts/<name>.js` in the folder, with all packages in
 * it but for those of `UNBUNDLED`. Gives the JavaScript files, with the sources that each is made of.
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
      sourcemap: true,
      sourcemapExcludeSources: true,
      // Named by their place in this repository, wherever that is.
      sourcemapPathTransform: (path, map) => relative(root, resolve(dirname(map), path)).replaceAll('\\', '/'),
      entryFileNames: '[name].js',
      chunkFileNames: CHUNKS,
    });
    return output.flatMap((file) => (file.type === 'chunk' ? [{ name: file.fileName, sources: file.moduleIds }] : []));
  } finally {
    await bundle.close();
  }
}

/** What is there from source is brought by the package: `#software/x` is `scripts/installed/x.ts`. */
function installed(root: string) {
  return {
    name: 'installed',
    resolveId: (id: string) => (id.startsWith('#software/') ? join(root, 'scripts', 'installed', `${id.slice(10)}.ts`) : null),
  };
}

/** Large tables are read faster as a text of JSON than as code. */
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
