import { expect, it } from 'vitest';
import { readLanguage } from '../../../../src/editing/imports/values/read-language.ts';

it.each([
  ['pt-BR', 'pt-BR'],
  ['EN', 'en'],
  ['Português', 'pt'],
  ['alemán', 'de'],
  ['FRENCH', 'fr'],
  ['العربية', 'ar'],
  ['', undefined],
  ['Klingon', undefined],
])('%j is %s', (written, tag) => {
  expect(readLanguage(written)).toBe(tag);
});
