import { expect, it } from 'vitest';
import { localeOf } from '../../../src/locales/locale.ts';
import { spokenOf, verdictCounts, verdictsByReview } from '../../../src/representations/text/verdict-counts.ts';

it('tells each verdict, in the words of the language', () => {
  const counts = { positive: 1200, neutral: 0, negative: 1 };
  expect(verdictCounts(counts, localeOf('en'))).toEqual([
    { sentiment: 'positive', count: 1200, words: '1,200 praise' },
    { sentiment: 'neutral', count: 0, words: '0 neutral' },
    { sentiment: 'negative', count: 1, words: '1 criticism' },
  ]);
  expect(verdictCounts(counts, localeOf('es')).map(({ words }) => words)).toEqual(['1200 elogios', '0 neutrales', '1 crítica']);
});

const aspect = { reviews: 24, positive_reviews: 20, negative_reviews: 6 };

it('tells in how many reviews an aspect is praised and criticised; where nobody does either, all are neutral', () => {
  expect(verdictsByReview(aspect)).toEqual({ positive: 20, neutral: 0, negative: 6 });
  expect(verdictsByReview({ ...aspect, negative_reviews: 20 })).toMatchObject({ neutral: 0 });
  expect(verdictsByReview({ reviews: 3, positive_reviews: 0, negative_reviews: 0 })).toMatchObject({ neutral: 3 });
});

it('tells the same in a line, without zeros', () => {
  expect(spokenOf(aspect, localeOf('en'))).toBe('In 24 reviews: 20 praise · 6 criticism');
  expect(spokenOf({ ...aspect, negative_reviews: 0 }, localeOf('es'))).toBe('En 24 opiniones: 20 elogios');
});
