import { expect, it } from 'vitest';
import { createWordMemory } from '../../../src/insights/text/word-memory.ts';

/** The words for which a memory has to work out a value when it is asked for these words in turn. */
function workedOut(words: readonly string[], most?: number): string[] {
  const remember = createWordMemory<string>(most);
  const worked: string[] = [];
  for (const word of words) {
    const answer = remember(word, () => {
      worked.push(word);
      return word.toUpperCase();
    });
    expect(answer).toBe(word.toUpperCase());
  }
  return worked;
}

it('works out a word once', () => {
  expect(workedOut(['late', 'rude', 'late', 'rude'])).toEqual(['late', 'rude']);
});

it('begins anew once it is full', () => {
  expect(workedOut(['late', 'rude', 'late', 'kind', 'late'], 2)).toEqual(['late', 'rude', 'kind', 'late']);
});

it('keeps no long words', () => {
  expect(workedOut(['professional', 'professional', 'unprofessional', 'unprofessional'])).toEqual([
    'professional',
    'unprofessional',
    'unprofessional',
  ]);
});
