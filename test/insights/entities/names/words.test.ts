import { describe, expect, it } from 'vitest';
import { isInitial, isMarkedName, readWords } from '../../../../src/insights/entities/names/words.ts';
import { readText } from '../../../../src/insights/languages/tokenised-text.ts';

describe('words', () => {
  it('leave out the possessive ending and keep their place', () => {
    const text = 'Ask Renée’s boss.';
    const word = readWords(readText(text))[1];
    expect(word).toMatchObject({ folded: 'renee', possessive: true, capital: true, opens: false, gap: ' ' });
    expect(text.slice(word?.start, word?.end)).toBe('Renée');
  });

  it('open a sentence after a stop, a line or a quotation mark, not after a short title or an initial', () => {
    const opening = (text: string): string[] => readWords(readText(text)).flatMap(({ opens, folded }) => (opens ? [folded] : []));
    expect(opening('One. Two, three\nfour "five" 🙂 six')).toEqual(['one', 'two', 'four', 'five', 'six']);
    expect(opening('Uno, ¿dos? y ¡tres!')).toEqual(['uno', 'dos', 'y', 'tres']);
    expect(opening('Mr. Will and D. Grace')).toEqual(['mr']);
    expect(opening('A great doctor. Will come back')).toEqual(['a', 'will']);
  });
});

describe('a capital', () => {
  it.each([
    ['Then Will called', 1, true],
    ['Will called', 0, false],
    ['then will called', 1, false],
    ['THEN WILL CALLED', 1, false],
    ['Then', 5, false],
  ])('in "%s" at %i marks a name: %s', (text, at, marked) => {
    expect(isMarkedName(readWords(readText(text)), at)).toBe(marked);
  });

  it.each([
    ['D', true],
    ['I', false],
    ['d', false],
    ['Do', false],
  ])('%s is an initial: %s', (text, initial) => {
    expect(readWords(readText(text)).map(isInitial)).toEqual([initial]);
  });
});
