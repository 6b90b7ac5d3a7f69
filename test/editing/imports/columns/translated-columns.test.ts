import { expect, it } from 'vitest';
import {
  createFieldReader,
  namesLanguage,
  translatedColumns,
  versionsOf,
} from '../../../../src/editing/imports/columns/translated-columns.ts';

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

it('finds what says the same as a column, in other languages or translated', () => {
  const header = ['text.en', 'title.es', 'text.es', 'review_text', 'originalReviewText', 'text'];
  expect(versionsOf('text.es', header)).toEqual(['text.es', 'text.en']);
  expect(versionsOf('originalReviewText', header)).toEqual(['originalReviewText', 'review_text']);
  expect(versionsOf('review_text', header)).toEqual(['review_text']);
});

it('reads the first of them that has more than white space', () => {
  const read = createFieldReader(['text.en', 'text.es', 'text.de'], { text: 'text.en' });
  expect(read([' ', 'Bien.', 'Gut.'], 'text')).toBe('Bien.');
});
