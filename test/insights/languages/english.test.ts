import { expect, it } from 'vitest';
import { ENGLISH } from '../../../src/insights/languages/english.ts';
import { readBuiltInCues } from '../../../src/insights/lexicon/built-in.ts';

it('has the words that stand beside the modules which use them', () => {
  expect(ENGLISH.cues()).toEqual(readBuiltInCues());
  expect(['not', "didn't", 'never'].every((word) => ENGLISH.negation.test(word))).toBe(true);
});
