import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFolder } from '../../../src/authoring/files/list-folder.ts';
import { makeFolder } from '../../support/content/content.ts';

/** A folder with empty files of these names. */
function folderOf(names: readonly string[]): Promise<string> {
  return makeFolder(Object.fromEntries(names.map((name) => [name, ''])));
}

async function namesIn(folder: string): Promise<string[] | undefined> {
  const listing = await listFolder(folder, 'content');
  return listing.ok ? listing.entries.map(({ name }) => name) : undefined;
}

async function messageOf(path: string): Promise<string | undefined> {
  const listing = await listFolder(path, 'content');
  return listing.ok ? undefined : listing.problem.message;
}

it('lists by code units, without hidden files', async () => {
  expect(await namesIn(await folderOf(['b', 'B', 'é', 'a', '.hidden', '.DS_Store']))).toEqual(['B', 'a', 'b', 'é']);
});

it('leaves out what nobody wrote as content', async () => {
  const ignored = ['README.md', 'Thumbs.db', 'Desktop.ini', 'Icon\r', '~$a.docx', 'a.md~', '#a.md#', 'a.swp'];
  const kept = ['LICENSE', 'License-plate.jpg', 'README', 'a.md', 'license.md', 'readme.md', 'thumbs.jpg'];
  expect(await namesIn(await folderOf([...ignored, ...kept]))).toEqual(kept);
});

it('tells what is no folder', async () => {
  const folder = await folderOf(['a']);
  await symlink('.loop', join(folder, '.loop'));
  expect(await messageOf(join(folder, 'absent'))).toBe('does not exist');
  expect(await messageOf(join(folder, 'a'))).toBe('is not a folder');
  expect(await messageOf(join(folder, '.loop'))).toBe('is a symbolic link that leads back to itself');
});
