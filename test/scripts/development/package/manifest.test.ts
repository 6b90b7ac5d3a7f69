import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Manifest, packageManifest } from '../../../../scripts/development/package/manifest.ts';
import { UNBUNDLED } from '../../../../src/astro/bundling/unbundled.ts';
import { root } from '../../../support/build.ts';

const manifest: Manifest & { private: true } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

it('the package depends on what is not bundled alone, in the versions that were tested here', () => {
  const { dependencies } = packageManifest(manifest) as { dependencies: Record<string, string> };
  expect(Object.keys(dependencies)).toEqual([...UNBUNDLED]);
  for (const [name, version] of Object.entries(dependencies))
    expect([name, version]).toEqual([name, manifest.dependencies[name]]);
});

it('it may be published, and is run by one command', () => {
  const made = packageManifest(manifest);
  expect(made).toMatchObject({ version: manifest.version, bin: { 'verified-reviews': 'scripts/verified-reviews.mjs' } });
  expect(made).not.toHaveProperty('private');
});
