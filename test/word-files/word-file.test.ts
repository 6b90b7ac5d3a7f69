import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { readWordFile, readWordFolder, withoutMistakes } from '../../src/word-files/word-file.ts';
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

it('gives what was read, and throws all mistakes', () => {
  expect(withoutMistakes('here', { words: ['a'], mistakes: [] })).toEqual({ words: ['a'], mistakes: [] });
  expect(() => withoutMistakes('here', { mistakes: ['a.tsv:1: no', 'b.tsv:2: nor'] })).toThrow(
    'Mistakes in here:\na.tsv:1: no\nb.tsv:2: nor',
  );
});
