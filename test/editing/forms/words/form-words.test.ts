import { expect, it } from 'vitest';
import { en } from '../../../../src/editing/forms/words/en.ts';
import { formWordsFor } from '../../../../src/editing/forms/words/form-words.ts';

it.each([
  ['en-GB', en],
  ['sw', en],
])('for a business of the language %s', (language, words) => {
  expect(formWordsFor(language)).toBe(words);
});
