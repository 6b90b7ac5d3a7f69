import { expect, it } from 'vitest';
import { packageFolders } from '../../../../scripts/development/licences/package-folders.ts';

it('finds the package that each module is of, the innermost, once', () => {
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
