import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { packageFolders, productionPackages } from '../../../../scripts/development/licences/package-folders.ts';
import { makeFolder } from '../../../support/content/content.ts';

it('packageFolders finds the package that each module is of, the innermost, once', () => {
  expect(
    packageFolders([
      '/p/node_modules/zod/v4/core/index.js',
      '/p/node_modules/zod/index.js?commonjs-entry',
      '/p/node_modules/@a/b/dist/x.mjs',
      '/p/node_modules/@a/b/node_modules/c/index.js',
      '/p/src/server.ts',
      '\0rolldown/runtime.js',
      '\0/p/node_modules/made/x.js',
    ]),
  ).toEqual(['/p/node_modules/@a/b', '/p/node_modules/@a/b/node_modules/c', '/p/node_modules/zod']);
});

it('productionPackages are those of the lockfile that every machine installs, without what only development needs', async () => {
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
