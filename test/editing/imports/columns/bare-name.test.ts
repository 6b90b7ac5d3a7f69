import { expect, it } from 'vitest';
import { bareName } from '../../../../src/editing/imports/columns/bare-name.ts';

it.each([
  ['data.attributes.author', 'author'],
  ['fields.rating.integerValue', 'rating'],
  ['approved.BOOL', 'approved'],
  ['acf.rating', 'rating'],
  ['2. Your name', 'Your name'],
  ['G01Q02. Your name', 'Your name'],
  ['author.name', 'author.name'],
])('takes what is around %j away', (column, name) => {
  expect(bareName(column)).toBe(name);
});
