import { expect, it } from 'vitest';
import { curlyQuotesNote } from '../../../src/editing/warnings/curly-quotes.ts';

it.each([
  ['“A”', 'is in curly quotes, which count as a part of it'],
  ['We say “hello”', undefined],
  ['"A"', undefined],
  ['', undefined],
])('%s', (text, note) => {
  expect(curlyQuotesNote(text)).toBe(note);
});
