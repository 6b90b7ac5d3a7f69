import { NODE_MAJOR } from '../../src/astro/launcher.ts';
import { UNBUNDLED } from '../../src/astro/unbundled.ts';

/** What is taken of the `package.json` of this repository. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The `package.json` of the package. It depends on what is not bundled, in the versions that this repository has. */
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
