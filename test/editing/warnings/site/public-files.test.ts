import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { warnOfPublicFiles } from '../../../../src/editing/warnings/site/public-files.ts';
import { makeFolder } from '../../../support/content/content.ts';
import { telephonePhoto } from '../../../support/content/samples/telephone-photo.ts';

async function warnings(files: Readonly<Record<string, string>>, photo?: string): Promise<string[]> {
  const path = await makeFolder(files);
  if (photo !== undefined) await writeFile(join(path, photo), await telephonePhoto(64, 48));
  const found = await warnOfPublicFiles({ path, file: 'public' });
  return found.map(({ file, kind, message, fix }) => `${file} ${kind}: ${message} → ${fix}`);
}

it('tables, exports and backups may not be meant for everybody', async () => {
  const told = await warnings({ 'customers.csv': '', 'old/takeout.ZIP': '', 'index.html.orig': '' });
  expect(told.map((line) => line.split(' ')[0])).toEqual([
    'public/customers.csv',
    'public/index.html.orig',
    'public/old/takeout.ZIP',
  ]);
  expect(told[0]).toBe(
    'public/customers.csv public-file: is published as it is, for everybody to read → move it out of the folder, unless everybody may have it',
  );
});

it('a conflict copy of a program that copies folders is one file too many', async () => {
  const copy = "lists/prices (Ben's conflicted copy 2026-11-23).pdf";
  expect(await warnings({ 'lists/prices.pdf': '', [copy]: '', 'lists/prices 2.pdf': '', 'photos-for-PC.pdf': '' })).toEqual([
    `public/${copy} public-file: is published as it is, for everybody to read → looks like prices.pdf as another computer has it; move what is missing there into it, and delete this`,
  ]);
});

it('content stands in other folders', async () => {
  expect(await warnings({ 'business.yaml': '' })).toEqual([
    expect.stringMatching(
      /^public\/business\.yaml public-file: .* a review belongs in the folder reviews, a page of yours in the folder pages/,
    ),
  ]);
});

it('a picture may tell where it was taken', async () => {
  expect(await warnings({ 'b.gif': 'GIF89a' }, 'IMG 1.JPG')).toEqual([
    expect.stringMatching(/^public\/IMG 1\.JPG public-picture: holds EXIF data, which may tell where and when it was taken/),
  ]);
});

it('a large picture is slow to load', async () => {
  const files = { 'large.png': 'x'.repeat(2_500_000), 'large.pdf': 'x'.repeat(2_500_000) };
  expect(await warnings(files)).toEqual([
    'public/large.png large-photo: has 2.5 MB, which readers of its page would load → npm run reviews -- photo public/large.png',
  ]);
});

it('other files, hidden ones and what programs leave behind need no warning, and neither does a folder that is not there', async () => {
  const files = {
    'papers/prices.pdf': '',
    'robots.txt': '',
    'manifest.json': '',
    '.DS_Store': '',
    'a.csv~': '',
    '.well-known/security.txt': '',
  };
  expect(await warnings(files)).toEqual([]);
  expect(await warnOfPublicFiles({ path: '/nowhere/public', file: 'public' })).toEqual([]);
});
