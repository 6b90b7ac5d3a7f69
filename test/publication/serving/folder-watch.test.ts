import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { watchFolders } from '../../../src/publication/serving/folder-watch.ts';
import { PATIENCE } from '../../support/patience.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

async function watched() {
  const root = await temporaryFolder();
  await mkdir(join(root, 'dist'));
  let changes = 0;
  const close = watchFolders(join(root, 'dist', 'pack'), () => changes++);
  onTestFinished(close);
  async function isTold(change: () => Promise<void>): Promise<void> {
    // Events of an earlier change may come late.
    await sleep(100);
    const before = changes;
    await change();
    await vi.waitUntil(() => changes > before, PATIENCE);
  }
  return { root, isTold, close, changes: () => changes };
}

it('tells of a file that takes the place of another, and of a folder that does', async () => {
  const { root, isTold } = await watched();
  await writeFile(join(root, 'made'), 'a');
  await isTold(() => rename(join(root, 'made'), join(root, 'dist', 'pack')));
  await mkdir(join(root, 'next'));
  await isTold(() => rename(join(root, 'dist'), join(root, 'last')));
  await isTold(() => rename(join(root, 'next'), join(root, 'dist')));
  // The folder that is there now is watched.
  await isTold(() => writeFile(join(root, 'dist', 'pack'), 'b'));
});

it('does without a folder that is not there, and tells of nothing after its end', async () => {
  watchFolders('/no-such/folder/pack', () => expect.fail())();
  const { root, close, isTold, changes } = await watched();
  await isTold(() => writeFile(join(root, 'dist', 'pack'), 'a'));
  close();
  const told = changes();
  await writeFile(join(root, 'dist', 'pack'), 'b');
  const other = await watched();
  await other.isTold(() => writeFile(join(other.root, 'dist', 'pack'), 'a'));
  expect(changes()).toBe(told);
});
