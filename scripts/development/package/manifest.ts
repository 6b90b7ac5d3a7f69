import { NODE_MAJOR } from '../../../src/astro/bundling/launcher.ts';
import { UNBUNDLED } from '../../../src/astro/bundling/unbundled.ts';

/** The fields of this repository's `package.json` that are taken over. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Makes the `package.json` of the package. Its dependencies are the packages that are not bundled, in this repository's versions.
 */
export function packageManifest({ name, version, description, license, dependencies }: Manifest): object {
  return {
    name,
    version,
    description,
    license,
    keywords: ['reviews', 'open data', 'local business', 'websub', 'mcp'],
    type: 'module',
    bin: { [name]: 'scripts/verified-reviews.mjs' },
    exports: { '.': { types: './types.d.ts', default: './types.js' }, './package.json': './package.json' },
    engines: { node: `>=${NODE_MAJOR}` },
    dependencies: Object.fromEntries(UNBUNDLED.map((each) => [each, dependencies[each]])),
  };
}
