import { expect, it } from 'vitest';
import { readText } from '../../../src/insights/languages/tokenised-text.ts';
import { holdsPhrase, isJoined, isTermWord } from '../../../src/insights/topics/words.ts';

it('takes no figure, single letter or contraction for a word of a term', () => {
  const { tokens } = readText("We'd two pumps, 40 a b, the owner's dog");
  expect(tokens.filter(isTermWord).map(({ word }) => word)).toEqual(['pumps', 'the', "owner's", 'dog']);
});

it('joins words over a space or a hyphen, not over a mark or a line break', () => {
  const joined = (text: string) => isJoined(readText(text), 1);
  expect(['mini split', 'mini-split', 'mini- split'].every(joined)).toBe(true);
  expect(['mini, split', 'mini - split', 'mini\nsplit', 'mini \r split', 'mini\u2028split', 'mini     split'].some(joined)).toBe(
    false,
  );
});

it('finds a phrase in a longer one as whole words only', () => {
  expect(holdsPhrase('tankless heater', 'heater')).toBe(true);
  expect(holdsPhrase('tankless heater', 'heat')).toBe(false);
});
