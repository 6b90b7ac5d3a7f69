import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { withInner } from '../../src/astro/content-folder.ts';
import { followFolders } from '../../src/live/follow-folders.ts';
import { makeFolder } from '../support/content/content.ts';
import { PATIENCE } from '../support/patience.ts';

async function followed() {
  const root = await makeFolder({ 'content/a.yaml': '1', 'content/reviews/b.md': '1' });
  let changes = 0;
  const folders = ['content', 'content/reviews', 'content/photos'].map((name) => join(root, name));
  const follower = followFolders(
    () => [...folders, ...withInner(join(root, 'public'))],
    () => changes++,
    (error) => expect.fail(error.message),
  );
  onTestFinished(() => follower.close());
  /** Waits until the change is reported. */
  async function told(change: () => Promise<unknown>): Promise<void> {
    const before = changes;
    await change();
    await vi.waitFor(() => expect(changes).toBeGreaterThan(before), PATIENCE);
  }
  return { root, told, changes: () => changes };
}

it('tells of a file that is saved in its place, also after another one has taken that', async () => {
  const { root, told } = await followed();
  const file = join(root, 'content/reviews/b.md');
  await told(() => writeFile(file, '2'));
  await told(async () => {
    await writeFile(`${file}.new`, '3');
    await rename(`${file}.new`, file);
  });
  await told(() => writeFile(file, '4'));
});

it('takes many files that are written one after the other for one change', async () => {
  const { root, told, changes } = await followed();
  await told(async () => {
    // In one turn: a slow disk might take longer between two of them than the pause that ends a change.
    for (const name of ['c.md', 'd.md', 'e.md']) writeFileSync(join(root, 'content/reviews', name), '1');
  });
  await setTimeout(300);
  expect(changes()).toBe(1);
});

it('follows a folder that comes, goes, and comes again', async () => {
  const { root, told } = await followed();
  const photos = join(root, 'content/photos');
  await told(() => mkdir(photos));
  await told(() => writeFile(join(photos, 'x.jpg'), ''));
  await told(() => rm(join(root, 'content'), { recursive: true }));
  await told(() => mkdir(join(root, 'content/reviews'), { recursive: true }));
  await told(() => writeFile(join(root, 'content/reviews/c.md'), '1'));
});

it('follows a folder that another one has replaced before anybody looked', async () => {
  const { root, told } = await followed();
  const reviews = join(root, 'content/reviews');
  await told(async () => {
    // Without a pause, so that the file system may give both the same number.
    rmSync(reviews, { recursive: true });
    mkdirSync(reviews);
  });
  await told(() => writeFile(join(reviews, 'c.md'), '1'));
});

it('follows the folders in a folder, however deep, as they come and go', async () => {
  const { root, told } = await followed();
  const inner = join(root, 'public/papers/2026');
  await told(() => mkdir(inner, { recursive: true }));
  await told(() => writeFile(join(inner, 'prices.pdf'), '1'));
  await told(() => rm(join(root, 'public'), { recursive: true }));
  await told(() => mkdir(inner, { recursive: true }));
  await told(() => writeFile(join(inner, 'prices.pdf'), '2'));
});

it.skipIf(process.getuid?.() === 0)('tells once of a folder that cannot be watched, and of no change for it', async () => {
  const root = await makeFolder({ 'closed/a.md': '1' });
  const closed = join(root, 'closed');
  await chmod(closed, 0);
  const errors: Error[] = [];
  const follower = followFolders(
    () => withInner(closed),
    () => expect.fail('nothing has changed'),
    (error) => errors.push(error),
  );
  onTestFinished(() => {
    follower.close();
    return chmod(closed, 0o700);
  });
  // It looks twice a second.
  await setTimeout(1200);
  expect(errors).toHaveLength(1);
});
