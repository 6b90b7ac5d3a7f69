import { expect, it } from 'vitest';
import { zippedTables } from '../../../../src/editing/imports/formats/zipped-tables.ts';
import { bytesOf } from '../../../support/content/exports.ts';

const REVIEWS = 'Date\tStars\tName\tReview\n2024-03-05\t5\tAnn\tThey came early.\n';
const VISITS = 'Month,Visits\n2024-01,5\n';

const namesIn = async (files: Readonly<Record<string, string>>) => {
  const all = Object.entries(files).map(([name, content]) => [name, bytesOf(content, { name })] as const);
  return (await zippedTables(new Map(all))).map(({ bytes }) => bytes.name);
};

it.each([
  ['a table by itself, whatever its columns', { 'a.csv': VISITS, 'notes.txt': 'x' }, ['a.csv']],
  ['of several the one with the columns of a review', { 'a.csv': VISITS, 'b.tsv': REVIEWS }, ['b.tsv']],
  ['several of reviews', { 'a.csv': REVIEWS, 'b.csv': REVIEWS }, ['a.csv', 'b.csv']],
  ['none of other things', { 'a.csv': VISITS, 'b.csv': VISITS }, []],
  ['none of other things beside JSON', { 'a.csv': VISITS, 'b.json': '{}' }, []],
  ['none that is no table', { '__MACOSX/._a.csv': '\0\x05\x16\x07\0', 'a.csv': REVIEWS, 'b.csv': '' }, ['a.csv']],
])('takes %s', async (_, files, names) => {
  expect(await namesIn(files)).toEqual(names);
});
