import { expect, it } from 'vitest';
import { ENGLISH_GRAMMAR } from '../../../../src/insights/topics/terms/grammar.ts';

it('an English term ends with its noun, and may begin with "no" alone of the linking words', () => {
  expect(ENGLISH_GRAMMAR.nounFirst).toBe(false);
  expect(['no', 'the', 'pump'].map(ENGLISH_GRAMMAR.canBegin)).toEqual([true, false, true]);
});
