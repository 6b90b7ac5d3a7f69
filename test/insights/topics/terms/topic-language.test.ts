import { expect, it } from 'vitest';
import { ENGLISH_TOPICS } from '../../../../src/insights/topics/terms/topic-language.ts';

it('an English term ends with its noun, and may begin with "no" alone of the linking words', () => {
  expect(ENGLISH_TOPICS.nounFirst).toBe(false);
  expect(['no', 'the', 'pump'].map(ENGLISH_TOPICS.canBegin)).toEqual([true, false, true]);
});
