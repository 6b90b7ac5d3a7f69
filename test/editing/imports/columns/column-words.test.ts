import { expect, it } from 'vitest';
import { COLUMN_WORDS } from '../../../../src/editing/imports/columns/column-words.ts';

const namesAnswer = (column: string) => COLUMN_WORDS.areIn('answer', column);

it('knows the words for an answer in several scripts', () => {
  for (const column of ['店舗からの返信', '回复内容', '사장님 답글', 'การตอบกลับ', 'תגובת העסק', 'Ответ 2', 'Phản hồi'])
    expect(namesAnswer(column)).toBe(true);
  // Who is in charge.
  expect(['Ответственный', 'Відповідальний менеджер'].map(namesAnswer)).toEqual([false, false]);
  // A field of a form.
  expect(['Long answer', 'Short answer text'].map(namesAnswer)).toEqual([false, false]);
});

it('tells a table of reviews from one of jobs', () => {
  const isOfReviews = (column: string) => COLUMN_WORDS.areIn('of-reviews', column);
  for (const column of [
    'GoogleReview',
    'How would you rate our service?',
    'Kundenbewertung',
    'Reseñas',
    'Avis',
    'Sterne',
    'Estrellas',
    'التقييم',
  ])
    expect(isOfReviews(column), column).toBe(true);
  expect(['Invoice', 'Hourly rate', 'Customer', 'Date'].filter(isOfReviews)).toEqual([]);
});
