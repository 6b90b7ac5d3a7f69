import { expect, it } from 'vitest';
import { decapLocale } from '../../../../src/editing/forms/decap/decap-locale.ts';

it.each([
  ['es-MX', 'es'],
  ['de', 'de'],
  ['pt-BR', 'pt'],
  ['el', 'gr'],
  ['nn', 'nn_no'],
  ['no', 'nb_no'],
  ['zh', 'zh_Hans'],
  ['zh-TW', 'zh_Hant'],
  ['sr', 'sr_Cyrl'],
])('Decap CMS speaks to a business of the language %s in %s', (language, locale) => {
  expect(decapLocale(language)).toEqual({ locale });
});

it.each(['en', 'en-GB', 'ar-arz-EG', 'sr-Latn', 'sw'])('Decap CMS has only English words for %s', (language) => {
  expect(decapLocale(language)).toEqual({});
});
