import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { syncFolder } from '../../../scripts/from-source/sync-folder.ts';
import { makeFolder } from '../../support/content/content.ts';

it('forces each file of a folder to the disk, also those of the folders in it', async () => {
  const folder = await makeFolder({ 'a.mjs': 'a', 'chunks/b.mjs': 'b', 'chunks/deep/c.mjs': 'c' });
  await using file = await open(join(folder, 'a.mjs'));
  const sync = vi.spyOn(Object.getPrototypeOf(file), 'sync');
  onTestFinished(() => sync.mockRestore());
  await syncFolder(folder);
  expect(sync).toHaveBeenCalledTimes(3);
});
