import { describe, expect, it } from 'vitest';
import { areSameWords } from '../../../src/insights/text/same-words.ts';

const wordsOf = (text: string) => new Set(text.split(' '));
const TEXT = wordsOf('they came on time and fixed the leaking tap for a fair price');

describe('two texts', () => {
  it('are the same with a word more', () => {
    expect(areSameWords(TEXT, TEXT)).toBe(true);
    expect(areSameWords(TEXT, new Set([...TEXT, 'really']))).toBe(true);
  });

  it('are different where they are short, as two people may say the same', () => {
    expect(areSameWords(wordsOf('a fair price'), wordsOf('a fair price'))).toBe(false);
    expect(areSameWords(wordsOf('a fair price'), wordsOf('an unfair price'))).toBe(false);
    expect(areSameWords(wordsOf('very fair price'), wordsOf('fair price'))).toBe(false);
    expect(areSameWords(new Set(), new Set())).toBe(false);
  });
});
