import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listPublic } from '../../../src/authoring/files/list-public.ts';
import { makeFolder } from '../../support/content/content.ts';

const list = (path: string) => listPublic({ path, file: 'public' });

it('lists what is published: all files but hidden ones, and what other services look for', async () => {
  const folder = await makeFolder({
    'robots.txt': '',
    'papers/price list.pdf': '',
    '.well-known/security.txt': '',
    '.DS_Store': '',
    '.git/config': '',
    'papers/.hidden': '',
    'papers/old.txt~': '',
    'README.md': '',
  });
  expect(await list(folder)).toEqual({
    found: ['.well-known/security.txt', 'papers/price list.pdf', 'robots.txt'],
    problems: [],
  });
  expect(await list(join(folder, 'none'))).toEqual({ found: [], problems: [] });
});

it('tells of what cannot be published: links, and a file in the place of the folder', async () => {
  const folder = await makeFolder({ 'a.txt': '', 'papers/b.txt': '' });
  await symlink(join(folder, 'a.txt'), join(folder, 'papers/link.txt'));
  await symlink('/nowhere', join(folder, 'gone'));
  const { found, problems } = await list(folder);
  expect(found).toEqual(['a.txt', 'papers/b.txt']);
  const LINK = 'is a symbolic link, which is not followed; put the file itself here';
  expect(problems.map(({ file, message }) => [file, message])).toEqual([
    ['public/gone', LINK],
    ['public/papers/link.txt', LINK],
  ]);
  expect((await list(join(folder, 'a.txt'))).problems).toMatchObject([{ file: 'public', message: 'is not a folder' }]);
});

it('tells of a file that iCloud keeps elsewhere', async () => {
  const folder = await makeFolder({ 'papers/.prices.pdf.icloud': '', '.terms.pdf.icloud': '', 'terms.pdf': '' });
  const { found, problems } = await list(folder);
  expect(found).toEqual(['terms.pdf']);
  expect(problems).toMatchObject([{ file: 'public/papers/prices.pdf', message: expect.stringMatching(/^is in iCloud, /) }]);
});

it('tells of a file of which only the pointer of Git LFS is here', async () => {
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 9000000\n';
  const { found, problems } = await list(await makeFolder({ 'tour.mp4': pointer, 'terms.pdf': '', 'short.txt': 'v' }));
  expect(found).toEqual(['short.txt', 'terms.pdf']);
  expect(problems).toMatchObject([
    { file: 'public/tour.mp4', message: expect.stringMatching(/^is only the pointer that Git LFS/) },
  ]);
});

it.skipIf(process.getuid?.() === 0)('tells of a folder and a file that may not be read', async () => {
  const folder = await makeFolder({});
  await mkdir(join(folder, 'closed'));
  await writeFile(join(folder, 'secret.txt'), '');
  await chmod(join(folder, 'closed'), 0);
  await chmod(join(folder, 'secret.txt'), 0);
  const { problems } = await list(folder);
  await chmod(join(folder, 'closed'), 0o700);
  expect(problems.map(({ file }) => file).sort()).toEqual(['public/closed', 'public/secret.txt']);
});
