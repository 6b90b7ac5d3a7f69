import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeOfWords } from '../../../../src/editing/warnings/reviews/place-of-words.ts';

it('finds words behind the place of their field, over line ends too', () => {
  const file = 'title: x 12\ntext: >-\n  I am 12\n  or 13 (x).\n';
  expect(placeOfWords(file, { line: 2, column: 7 }, '12 or', 20)).toEqual({ line: 3, column: 8 });
  expect(placeOfWords(file, { line: 1, column: 8 }, 'x', 4)).toEqual({ line: 1, column: 8 });
  expect(placeOfWords(file, { line: 2, column: 7 }, '(x)', 20)).toEqual({ line: 4, column: 9 });
  const long = `text: ${'a '.repeat(100)}12`;
  expect(placeOfWords(long, { line: 1, column: 7 }, '12', 202)).toEqual({ line: 1, column: 207 });
});

it('gives the field where the words are spelled with escapes there, or stand far behind', () => {
  const field = { line: 1, column: 10 };
  expect(placeOfWords('{"text": "Caf\\u00e9"}', field, 'Café', 4)).toEqual(field);
  expect(placeOfWords(`{"text": "x"}\n${' '.repeat(400)}Café`, field, 'Café', 4)).toEqual(field);
  expect(placeOfWords('', { line: 9, column: 9 }, 'x', 1)).toEqual({ line: 9, column: 9 });
});

it('finds any words in plain text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', '\n', '.', '(', '漢', '😀')), fc.nat(99), fc.nat(99), (signs, from, to) => {
      const [text, words] = [signs.join(''), signs.slice(from % 20, (from % 20) + 1 + (to % 3)).join('')];
      if (words.trim() === '') return;
      const { line, column } = placeOfWords(text, { line: 1, column: 1 }, words, text.length);
      const rest = text
        .split('\n')
        .slice(line - 1)
        .join('\n')
        .slice(column - 1);
      expect(rest.replace(/\s+/g, ' ').startsWith(words.trim().replace(/\s+/g, ' '))).toBe(true);
    }),
  );
});
