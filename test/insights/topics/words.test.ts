import { expect, it } from 'vitest';
import { holdsPhrase, isJoined, isTermWord } from '../../../src/insights/topics/words.ts';
import { readingOf } from '../../support/content/reading.ts';

it('reads a text in words and marks', () => {
  const { tokens } = readingOf('The sump pump, again.');
  expect(tokens.map(({ word }) => word)).toEqual(['the', 'sump', 'pump', ',', 'again', '.']);
});

it('takes no figure, single letter or contraction for a word of a term', () => {
  const { tokens } = readingOf("We'd two pumps, 40 a b, the owner's dog");
  expect(tokens.filter(isTermWord).map(({ word }) => word)).toEqual(['pumps', 'the', "owner's", 'dog']);
});

it('joins words over a space or a hyphen, not over a mark or a line break', () => {
  const joined = (text: string) => isJoined(readingOf(text), 1);
  expect(['mini split', 'mini-split', 'mini - split'].every(joined)).toBe(true);
  expect(['mini, split', 'mini\nsplit', 'mini     split'].some(joined)).toBe(false);
});

it('finds a phrase in a longer one as whole words only', () => {
  expect(holdsPhrase('tankless heater', 'heater')).toBe(true);
  expect(holdsPhrase('tankless heater', 'heat')).toBe(false);
});
