import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFolder } from '../../../src/authoring/files/list-folder.ts';
import { makeFolder } from '../../support/content/content.ts';
import { linesOf } from '../../support/content/reading/check-yaml.ts';

/** A folder with empty files of these names. */
function folderOf(names: readonly string[]): Promise<string> {
  return makeFolder(Object.fromEntries(names.map((name) => [name, ''])));
}

async function namesIn(path: string): Promise<string[]> {
  return (await listFolder({ path, file: 'content' })).found.map(({ name }) => name);
}

it('lists by code units, without hidden files', async () => {
  expect(await namesIn(await folderOf(['b', 'B', 'é', 'a', '.hidden', '.DS_Store']))).toEqual(['B', 'a', 'b', 'é']);
});

it('leaves out what nobody wrote as content', async () => {
  const ignored = [
    'README.md',
    'Thumbs.db',
    'Desktop.ini',
    'Icon\r',
    '@eaDir',
    '~$a.docx',
    '~WRL0001.tmp',
    '~syncthing~a.md.tmp',
    'a.md~',
    '#a.md#',
    'a.swp',
  ];
  const kept = ['LICENSE', 'License-plate.jpg', 'README', 'a.md', 'license.md', 'readme.md', 'thumbs.jpg'];
  expect(await namesIn(await folderOf([...ignored, ...kept]))).toEqual(kept);
});

it('names what iCloud keeps elsewhere', async () => {
  const read = await listFolder({
    path: await folderOf(['.a.md.icloud', '.icloud', '.README.md.icloud', '.b.md.icloud', 'b.md']),
    file: 'content',
  });
  expect([read.found.map(({ name }) => name), linesOf(read)]).toEqual([
    ['b.md'],
    ['content/a.md:1:1  is in iCloud, and not on this computer; choose "Download Now" in the menu of the file in Finder'],
  ]);
});

it('knows where each entry is, what a problem calls it, and whether it is a folder', async () => {
  const path = await makeFolder({ 'a.md': '', 'b/c.md': '' });
  expect((await listFolder({ path, file: 'content' })).found).toEqual([
    { name: 'a.md', isDirectory: false, path: join(path, 'a.md'), file: 'content/a.md' },
    { name: 'b', isDirectory: true, path: join(path, 'b'), file: 'content/b' },
  ]);
});

it.each([
  ['absent', 'does not exist'],
  ['a', 'is not a folder'],
  ['.loop', 'is a symbolic link that leads back to itself'],
])('tells what is no folder: %s', async (name, message) => {
  const folder = await folderOf(['a']);
  await symlink('.loop', join(folder, '.loop'));
  expect(linesOf(await listFolder({ path: join(folder, name), file: 'content' }))).toEqual([`content:1:1  ${message}`]);
});
