import { expect, it } from 'vitest';
import { foldName } from '../../../../src/insights/entities/names/fold-name.ts';

it.each([
  ['Renée', 'renee'],
  ['Rene\u0301e', 'renee'],
  ['O’Hern', 'ohern'],
  ['Małgorzata', 'malgorzata'],
  ['Sørensen', 'sorensen'],
  ['Strauß', 'strauss'],
  ['', ''],
])('folds %s to %s', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});
