import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitNeedle, splitWords } from '../../../../src/reviews/search-index/full-text/words.ts';

const byteString = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\t', '\n', '\xa0', '\x85'), maxLength });

describe('splitWords', () => {
  it('gives each word the white space behind it and one character of that before it', () => {
    expect(splitWords('hot  water,\nnow')).toEqual(['hot  ', ' water,\n', '\nnow']);
    expect(splitWords('  hot')).toEqual(['  ', ' hot']);
    expect(splitWords(' ')).toEqual([' ']);
    expect(splitWords('')).toEqual([]);
  });

  it('takes the second bytes of other characters for letters', () => {
    expect(splitWords('\xc3\xa0\xc2\x85')).toEqual(['\xc3\xa0\xc2\x85']);
  });

  it('loses nothing', () => {
    fc.assert(
      fc.property(byteString(12), (text) => {
        expect(splitWords(text).reduce((joined, word) => joined + (joined === '' ? word : word.slice(1)), '')).toBe(text);
      }),
    );
  });
});

describe('splitNeedle', () => {
  it('leaves out lone white space at the start, which the next word holds too', () => {
    expect(splitNeedle(' hot water')).toEqual([' hot ', ' water']);
    expect(splitNeedle('  hot')).toEqual(['  ', ' hot']);
    expect(splitNeedle(' ')).toEqual([' ']);
  });

  it('gives what the words of a text hold exactly when the text holds the needle', () => {
    fc.assert(
      fc.property(byteString(12), byteString(5), (text, needle) => {
        fc.pre(needle !== '');
        expect(wordsHold(splitWords(text), splitNeedle(needle))).toBe(text.includes(needle));
      }),
      { numRuns: 5000 },
    );
  });
});

function wordsHold(words: readonly string[], parts: readonly string[]): boolean {
  const last = parts.length - 1;
  return words.some((_, start) =>
    parts.every((part, index) => {
      const word = words[start + index];
      if (word === undefined) return false;
      if (last === 0) return word.includes(part);
      if (index === 0) return word.endsWith(part);
      return index === last ? word.startsWith(part) : word === part;
    }),
  );
}
