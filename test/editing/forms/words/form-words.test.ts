import { expect, it } from 'vitest';
import { en } from '../../../../src/editing/forms/words/en.ts';
import { es } from '../../../../src/editing/forms/words/es.ts';
import { formWordsFor } from '../../../../src/editing/forms/words/form-words.ts';

it.each([
  ['en-GB', en],
  ['es', es],
  ['es-MX', es],
  ['sw', en],
])('for a business of the language %s', (language, words) => {
  expect(formWordsFor(language)).toBe(words);
});

it.each([en, es])('shows a colour as a form takes it, without the quotation marks of a file: %#', ({ hints }) => {
  expect(hints.theme?.accent).toContain(' #0b5c66.');
});
