import { expect, it } from 'vitest';
import { namesLanguage, translatedColumns } from '../../../../src/editing/imports/columns/translated-columns.ts';

it.each([
  ['en-GB', ['text.ro', 'text.hu']],
  ['hu', ['text.ro', 'text.en']],
  ['de', ['text.en', 'text.hu']],
])('leaves out for a business in %s %j', (language, others) => {
  expect([...translatedColumns(['id', 'author', 'text.ro', 'text.en', 'text.hu'], language)]).toEqual(others);
});

it('takes ids, numbers and a single column for no translations', () => {
  expect(translatedColumns(['review_id', 'review_no', 'text_en', 'name', 'reply'], 'en').size).toBe(0);
  expect(['text_en', 'quote.pt-BR', 'review_id', 'text'].map(namesLanguage)).toEqual([true, true, false, false]);
});
