import { expect, it } from 'vitest';
import { readableReviews, tradeOf } from '../../../src/insights/dataset/readable-reviews.ts';
import { ENGLISH } from '../../../src/insights/languages/english/english.ts';
import { SPANISH } from '../../../src/insights/languages/spanish/spanish.ts';

const FRENCH = { text: 'Très bien.', language: 'fr' };
const CUT = { text: 'She cut my hair and coloured it, and the stylist was lovely.', language: null };

it('reviews are those whose language is analysed, by default that of the business', () => {
  expect(readableReviews([FRENCH, { text: 'Muy bien.' }, CUT], 'es')).toEqual([
    { review: { text: 'Muy bien.' }, language: SPANISH },
    { review: CUT, language: ENGLISH },
  ]);
});

it('the trade is the stated one, or else that of the English reviews', () => {
  const reviews = readableReviews(Array(5).fill(CUT), 'en');
  expect(tradeOf(undefined, reviews)).toBe('beauty');
  expect(tradeOf('dental', reviews)).toBe('dental');
  expect(
    tradeOf(
      undefined,
      reviews.map((each) => ({ ...each, language: SPANISH })),
    ),
  ).toBe('other');
});
