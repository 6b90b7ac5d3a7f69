import { expect, it } from 'vitest';
import { foldedWords, foldName } from '../../../../src/reviews/text/comparing/fold-name.ts';

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

it('folds the words of a name', () => {
  expect(foldedWords('Mike O’Hern-Ruiz')).toEqual(['mike', 'ohern', 'ruiz']);
});
