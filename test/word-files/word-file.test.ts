import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { readWordFile, readWordFolder } from '../../src/word-files/word-file.ts';
import { makeFolder } from '../support/content/content.ts';

it('reads the files of words in a folder and the folders in it, in the order of their paths', async () => {
  const folder = pathToFileURL(
    `${await makeFolder({ 'roofing/price.tsv': 'c', 'staff.tsv': 'b', 'README.md': 'd', 'price.tsv': 'a' })}/`,
  );
  expect(readWordFile(new URL('staff.tsv', folder))).toBe('b');
  expect(readWordFolder(folder)).toEqual([
    { path: 'price.tsv', text: 'a' },
    { path: 'roofing/price.tsv', text: 'c' },
    { path: 'staff.tsv', text: 'b' },
  ]);
});
