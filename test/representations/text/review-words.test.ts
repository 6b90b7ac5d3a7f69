import { expect, it } from 'vitest';
import { localeOf } from '../../../src/locales/locale.ts';
import { titleOf } from '../../../src/representations/text/review-words.ts';
import { authoredReview } from '../../support/content/sample-site.ts';

it.each([
  ['en', { title: 'Warm again' }, 'Warm again'],
  ['en', { rating: 3, author: 'A & B' }, '3 of 5 stars from A & B'],
  ['es', { rating: 3, author: 'A & B' }, '3 de 5 estrellas de A & B'],
])('the title of a review is its own, or is made of rating and author: in %s of %o', (language, fields, title) => {
  expect(titleOf({ ...authoredReview(fields), url: '' }, localeOf(language))).toBe(title);
});
