import { expect, it } from 'vitest';
import { localeOf } from '../../../src/locales/locale.ts';
import { answerLabel, reviewsTitle, titleOf } from '../../../src/representations/text/review-words.ts';
import type { AuthoredReview } from '../../../src/reviews/schemas/review.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

const [en, es] = [localeOf('en'), localeOf('es')];

it('the title of a review is its own, or is made of rating and author', () => {
  const titleIn = (fields: Partial<AuthoredReview>, locale = en) => titleOf({ ...authoredReview(fields), url: '' }, locale);
  expect(titleIn({ title: 'Warm again' })).toBe('Warm again');
  const untitled = { rating: 3, author: 'A & B' };
  expect([titleIn(untitled), titleIn(untitled, es)]).toEqual(['3 of 5 stars from A & B', '3 de 5 estrellas de A & B']);
});

it('the label of an answer says of which day it is', () => {
  expect(answerLabel({ date: '2026-03-16', text: '' }, en)).toBe('Answer of the business, March 16, 2026:');
});

it('the title of all reviews names the business', () => {
  expect(reviewsTitle(sampleSite(), en)).toBe('Reviews of Alder Creek & Sons');
});
