import { describe, expect, it } from 'vitest';
import { localeOf } from '../../../src/locales/locale.ts';
import { answerLabel, reviewsTitle, titleOf } from '../../../src/representations/text/review-words.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

const [en, es] = [localeOf('en'), localeOf('es')];

describe('titleOf', () => {
  it("is the review's own", () => {
    expect(titleOf({ ...authoredReview({ title: 'Warm again' }), url: '' }, en)).toBe('Warm again');
  });

  it('is made of rating and author where there is none', () => {
    const review = { ...authoredReview({ rating: 3, author: 'A & B' }), url: '' };
    expect([titleOf(review, en), titleOf(review, es)]).toEqual(['3 of 5 stars from A & B', '3 de 5 estrellas de A & B']);
  });
});

it('the label of an answer says of which day it is', () => {
  expect(answerLabel({ date: '2026-03-16', text: '' }, en)).toBe('Answer of the business, March 16, 2026:');
  expect(answerLabel({ date: '2026-03-16', text: '' }, localeOf('ar'))).toContain('المنشأة، 16');
});

it('the title of all reviews names the business', () => {
  expect(reviewsTitle(sampleSite(), en)).toBe('Reviews of Alder Creek & Sons');
});
