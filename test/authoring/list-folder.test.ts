import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listFolder } from '../../src/authoring/list-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'list-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function messageOf(path: string): Promise<string | undefined> {
  const listing = await listFolder(path, 'content');
  return listing.ok ? undefined : listing.problem.message;
}

it('lists by code units, without hidden files', async () => {
  for (const name of ['b', 'B', 'é', 'a', '.hidden', '.DS_Store']) writeFileSync(join(folder, name), '');
  const listing = await listFolder(folder, 'content');
  expect(listing.ok && listing.entries.map(({ name }) => name)).toEqual(['B', 'a', 'b', 'é']);
});

it('leaves out what nobody wrote as content', async () => {
  const other = mkdtempSync(join(tmpdir(), 'list-folder-'));
  const ignored = ['README.md', 'Thumbs.db', 'Desktop.ini', 'Icon\r', '~$a.docx', 'a.md~', '#a.md#', 'a.swp'];
  const kept = ['LICENSE', 'License-plate.jpg', 'README', 'a.md', 'license.md', 'readme.md', 'thumbs.jpg'];
  for (const name of [...ignored, ...kept]) writeFileSync(join(other, name), '');
  const listing = await listFolder(other, 'content');
  rmSync(other, { recursive: true });
  expect(listing.ok && listing.entries.map(({ name }) => name)).toEqual(kept);
});

it('tells what is no folder', async () => {
  symlinkSync('.loop', join(folder, '.loop'));
  expect(await messageOf(join(folder, 'absent'))).toBe('does not exist');
  expect(await messageOf(join(folder, 'a'))).toBe('is not a folder');
  expect(await messageOf(join(folder, '.loop'))).toBe('is a symbolic link that leads back to itself');
});
