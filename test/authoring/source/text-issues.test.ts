import { expect, it } from 'vitest';
import { textIssues, visitTexts } from '../../../src/authoring/source/text-issues.ts';

const CONTROL = 'of these only tabs and line feeds ("\\n") are allowed';

it('finds half a surrogate pair and control characters, wherever they stand', () => {
  const issues = textIssues({ author: 'a\ud800', mentions: { technicians: ['ok 🔧', '\0'] } });
  const message = 'is not valid Unicode: one half of a surrogate pair stands alone';
  expect(issues).toEqual([
    { path: ['author'], code: 'invalid_text', message },
    {
      path: ['mentions', 'technicians', 1],
      code: 'invalid_text',
      message: `holds the control character "\\u0000"; ${CONTROL}`,
    },
  ]);
});

it.each([
  ['\x01', '"\\u0001"'],
  ['\b', '"\\b"'],
  ['\r', '"\\r"'],
  ['\x1b', '"\\u001b"'],
  ['\x7f', '"\\u007f"'],
])('finds the control character %j', (character, escaped) => {
  expect(textIssues([`a${character}`])).toMatchObject([{ message: `holds the control character ${escaped}; ${CONTROL}` }]);
});

it('says of the control characters of latin1 where they come from', () => {
  expect(textIssues(['m\u00c3\u0081quina'])[0]?.message).toBe(
    `holds the control character "\\u0081"; ${CONTROL}; it is mostly a part of a letter or sign whose encoding was mistaken: export the text once more, as UTF-8, or write the words around it anew`,
  );
});

it('finds nothing in tabs, lines, marks and emoji, and ends on a value that is nested very deep', () => {
  expect(textIssues(['a\tb\nc\u2028\u00ad\ufeff 👩‍🔧'])).toEqual([]);
  expect(textIssues(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)))).toEqual([]);
});

it('visits each text with its path', () => {
  const found: unknown[] = [];
  for (const value of [{ a: 'x', b: [{ c: 'y' }, 1, null] }, undefined]) visitTexts(value, (...text) => found.push(text));
  expect(found).toEqual([
    ['x', ['a']],
    ['y', ['b', 0, 'c']],
  ]);
});
