import { expect, it } from 'vitest';
import { textIssues, visitTexts } from '../../../src/authoring/source/text-issues.ts';

it('finds half a surrogate pair and NUL, wherever they stand', () => {
  const issues = textIssues({ author: 'a\ud800', mentions: { technicians: ['ok 🔧', '\0'] } });
  expect(issues).toEqual([
    { path: ['author'], code: 'invalid_text', message: 'is not valid Unicode: one half of a surrogate pair stands alone' },
    {
      path: ['mentions', 'technicians', 1],
      code: 'invalid_text',
      message: 'holds the control character "\\u0000"; of these only tabs and line feeds ("\\n") are allowed',
    },
  ]);
});

it.each(['\x01', '\b', '\r', '\x1b', '\x7f'])('finds the control character %j', (character) => {
  const escaped = JSON.stringify(character).replace(/[\x7f-\x9f]/, (one) => `\\u00${one.charCodeAt(0).toString(16)}`);
  expect(textIssues([`a${character}`])).toEqual([
    {
      path: [0],
      code: 'invalid_text',
      message: `holds the control character ${escaped}; of these only tabs and line feeds ("\\n") are allowed`,
    },
  ]);
});

it('says of the control characters of latin1 where they come from', () => {
  expect(textIssues(['m\u00c3\u0081quina'])[0]?.message).toBe(
    'holds the control character "\\u0081"; of these only tabs and line feeds ("\\n") are allowed; it is mostly a part of a letter or sign whose encoding was mistaken: export the text once more, as UTF-8, or write the words around it anew',
  );
});

it('finds nothing in tabs, lines, marks and emoji', () => {
  expect(textIssues(['a\tb\nc\u2028\u00ad\ufeff 👩‍🔧'])).toEqual([]);
});

it('ends on a value that is nested very deep', () => {
  const value: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
  expect(textIssues(value)).toEqual([]);
});

it('visits each text with its path', () => {
  const textsIn = (value: unknown) => {
    const found: { path: readonly (string | number)[]; text: string }[] = [];
    visitTexts(value, (text, path) => found.push({ path, text }));
    return found;
  };
  expect(textsIn({ a: 'x', b: [{ c: 'y' }, 1, null] })).toEqual([
    { path: ['a'], text: 'x' },
    { path: ['b', 0, 'c'], text: 'y' },
  ]);
  expect(textsIn(undefined)).toEqual([]);
});
