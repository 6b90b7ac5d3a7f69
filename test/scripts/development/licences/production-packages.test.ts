import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { productionPackages } from '../../../../scripts/development/licences/production-packages.ts';
import { makeFolder } from '../../../support/content/content.ts';

it('are those of the lockfile that every machine installs, without what only development needs', async () => {
  const packages = {
    '': { name: 'ours' },
    'node_modules/a': {},
    'node_modules/a/node_modules/b': {},
    'node_modules/c': { dev: true },
    'node_modules/d': { optional: true },
    'node_modules/e': { devOptional: true },
  };
  const folder = await makeFolder({ 'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages }) });
  const found = await productionPackages(folder);
  expect(found.map((each) => relative(folder, each))).toEqual(['node_modules/a', 'node_modules/a/node_modules/b']);
});
