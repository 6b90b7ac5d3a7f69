import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { makeFolder } from '../../support/content/content.ts';
import { runNode } from '../../support/programs/run-node.ts';

it('replaces no folder that holds something else than a package', async () => {
  const folder = await makeFolder({ 'precious.txt': '' });
  const { code, stderr } = await runNode(['scripts/development/package.ts', '--out', folder]);
  expect([code, stderr]).toEqual([1, `${folder} is there and holds no package: give --out a new folder\n`]);
  expect(await readdir(folder)).toEqual(['precious.txt']);
});
