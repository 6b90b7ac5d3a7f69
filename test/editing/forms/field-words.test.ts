import { expect, it } from 'vitest';
import { inWordsOfForm } from '../../../src/editing/forms/field-words.ts';
import { en } from '../../../src/editing/forms/words/en.ts';

it.each([
  [
    'review',
    '1st entry of technicians under mentions: "Kyle" is no technician',
    'What it is about › People: "Kyle" is no technician',
  ],
  ['faq', 'question in the 1st entry: is empty', 'Question: is empty'],
  ['review', 'unknown: is empty', 'unknown: is empty'],
  ['review', 'has no column for redact', 'has no column for redact'],
])('of %s: %s', (kind, message, words) => {
  expect(inWordsOfForm(en, kind, message)).toBe(words);
});
