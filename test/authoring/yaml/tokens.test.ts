import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tokenBefore, tokensOf } from '../../../src/authoring/yaml/tokens.ts';

it('finds the pieces of a text, without white space and comments', () => {
  const tokens = tokensOf('a: &b "c d" # e\n').tokens;
  expect(tokens.map(({ offset, source, isScalar }) => [offset, source, isScalar])).toEqual([
    [0, 'a', true],
    [1, ':', false],
    [3, '&b', false],
    [6, '"c d"', true],
  ]);
});

it('tells behind how many pieces each comment stands', () => {
  expect(tokensOf('# a\nb: c # d\n  #e\nf: |\n  # g\n').comments).toEqual([
    { offset: 0, after: 0 },
    { offset: 9, after: 3 },
    { offset: 15, after: 3 },
  ]);
});

it('leaves out the text that is missing below |', () => {
  expect(tokensOf('a: |\nb\n').tokens.map(({ source }) => source)).toEqual(['a', ':', '|', 'b']);
});

it('takes marks within a text below | for text', () => {
  expect(tokensOf('a: |\n  &b\n  # c\n').tokens.map(({ source, isScalar }) => [source, isScalar])).toEqual([
    ['a', true],
    [':', false],
    ['|', false],
    ['  &b\n  # c\n', true],
  ]);
});

it('knows the innermost bracket that is open', () => {
  const { tokens } = tokensOf('l: [{a]}, b\nc: 1\n');
  const opened = tokens.map(({ source, bracket }) => `${source} ${bracket?.offset ?? '-'}`);
  expect(opened).toEqual(['l -', ': -', '[ 3', '{ 4', 'a 4', '] 3', '} -', ', b -', 'c -', ': -', '1 -']);
});

it('forgets the brackets that break off', () => {
  expect(tokensOf('l: [a\nc: 1\n').tokens.at(-1)).toMatchObject({ source: '1', bracket: undefined });
});

it('finds the token before an offset', () => {
  const { tokens } = tokensOf('a: b');
  expect(tokenBefore(tokens, 0)).toBeUndefined();
  expect(tokenBefore(tokens, 1)?.source).toBe('a');
  expect(tokenBefore(tokens, 3)?.source).toBe(':');
  expect(tokenBefore(tokens, 99)?.source).toBe('b');
  expect(tokenBefore([], 5)).toBeUndefined();
});

it('gives every piece at its own offset, of any text', () => {
  const pieces = fc.constantFrom('- ', ...'a \n\t#:"\'[]{},|&*!%\uFEFF');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const text = parts.join('');
      for (const { offset, source } of tokensOf(text).tokens) expect(text.slice(offset, offset + source.length)).toBe(source);
    }),
  );
});
