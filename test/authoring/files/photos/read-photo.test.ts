import { hash } from 'node:crypto';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFolder } from '../../../../src/authoring/files/list-folder.ts';
import { type PhotoDigest, readPhoto } from '../../../../src/authoring/files/photos/read-photo.ts';
import { joinReads, type Read } from '../../../../src/authoring/problems/read.ts';
import { makeFolder } from '../../../support/content/content.ts';
import { linesOf } from '../../../support/content/reading/check-yaml.ts';

async function photosIn(path: string): Promise<Read<PhotoDigest>> {
  const { found } = await listFolder({ path, file: 'photos' });
  return joinReads(await Promise.all(found.map(readPhoto)));
}

it('tells the digest of a photo, and of one to which a link leads', async () => {
  const folder = await makeFolder({ 'a.gif': 'GIF89a' });
  await symlink('a.gif', join(folder, 'link.GIF'));
  const sha256 = hash('sha256', 'GIF89a');
  expect(await photosIn(folder)).toEqual({
    found: [
      ['a.gif', sha256],
      ['link.GIF', sha256],
    ],
    problems: [],
  });
});

it('tells each entry that is no photo, and one that may tell where it was taken, with the command that mends it', async () => {
  const folder = await makeFolder({
    'a.gif': '',
    'c.gif/d': '',
    'e.gif': 'GIF89a XMP DataXMP',
    'IMG 1.GIF': 'GIF89a XMP DataXMP',
  });
  await symlink('nowhere', join(folder, 'b.gif'));
  const photos = await photosIn(folder);
  expect(photos.found.map(([, sha256]) => sha256)).toEqual(Array(5).fill(undefined));
  expect(linesOf(photos)).toEqual([
    'photos/IMG 1.GIF:1:1  holds XMP data, which may tell where and when it was taken; rename it to img-1.gif, as no address can hold its name; then npm run reviews -- photo <id of its review> photos/img-1.gif takes that out (without the id, if no review shows it)',
    'photos/a.gif:1:1  is empty; copy the photo here again',
    'photos/b.gif:1:1  is a symbolic link to a file that does not exist',
    'photos/c.gif:1:1  is a folder; photos belong in the folder photos itself',
    'photos/e.gif:1:1  holds XMP data, which may tell where and when it was taken; npm run reviews -- photo <id of its review> photos/e.gif takes that out (without the id, if no review shows it)',
  ]);
});

it('tells how a photo as telephones store it comes to be one that browsers show', async () => {
  const photos = await photosIn(await makeFolder({ 'IMG 9.HEIC': 'x', 'a.heif': 'x' }));
  expect(linesOf(photos)).toEqual([
    'photos/IMG 9.HEIC:1:1  is a photo that few browsers show; npm run reviews -- photo <id of its review> "photos/IMG 9.HEIC" makes one for all of them, then delete this file',
    'photos/a.heif:1:1  is a photo that few browsers show; npm run reviews -- photo <id of its review> photos/a.heif makes one for all of them, then delete this file',
  ]);
});
