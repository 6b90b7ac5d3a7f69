import { hash } from 'node:crypto';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFolder } from '../../../../src/authoring/files/list-folder.ts';
import { readPhoto } from '../../../../src/authoring/files/photos/read-photo.ts';
import { formatProblem } from '../../../../src/authoring/problems/problem.ts';
import { makeFolder } from '../../../support/content/content.ts';

async function problemsIn(path: string): Promise<string[]> {
  const { found } = await listFolder({ path, file: 'photos' });
  return (await Promise.all(found.map(readPhoto))).flatMap(({ problems }) => problems).map(formatProblem);
}

it('finds nothing wrong with photos and links to photos', async () => {
  const folder = await makeFolder({ 'a.gif': 'GIF89a' });
  await symlink('a.gif', join(folder, 'link.GIF'));
  expect(await problemsIn(folder)).toEqual([]);
});

it('tells each entry that is no photo', async () => {
  const folder = await makeFolder({ 'a.gif': '', 'b.heic': 'ftypheic' });
  await mkdir(join(folder, 'c.gif'));
  await symlink('c.gif', join(folder, 'd.gif'));
  await symlink('nowhere', join(folder, 'e.gif'));
  expect(await problemsIn(folder)).toEqual([
    'photos/a.gif:1:1  is empty; copy the photo here again',
    'photos/b.heic:1:1  is not a photo; .jpg, .jpeg, .png, .webp, .avif, .gif are allowed endings',
    'photos/c.gif:1:1  is a folder; photos stand in the folder photos itself',
    'photos/d.gif:1:1  is a folder; a file is required',
    'photos/e.gif:1:1  is a symbolic link to a file that does not exist',
  ]);
});

it('tells the digest of a photo', async () => {
  const folder = await makeFolder({ 'a.gif': 'GIF89a' });
  const { found } = await listFolder({ path: folder, file: 'photos' });
  expect(await Promise.all(found.map(readPhoto))).toEqual([{ name: 'a.gif', sha256: hash('sha256', 'GIF89a'), problems: [] }]);
});

it('refuses a photo that may tell where it was taken, and names the command that mends it', async () => {
  const folder = await makeFolder({ 'a.gif': 'GIF89a XMP DataXMP' });
  expect(await problemsIn(folder)).toEqual([
    'photos/a.gif:1:1  holds XMP data, which may tell where and when it was taken; npm run reviews -- photo <id of its review> photos/a.gif takes that out',
  ]);
});
