import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortReviews } from '../../../src/reviews/query/sort-reviews.ts';

const reviews = fc.array(fc.integer({ min: 1, max: 5 })).map((ratings) => ratings.map((rating, place) => ({ rating, place })));

it('puts the highest or the lowest first, those with the same rating in the order that they had, and loses none', () => {
  fc.assert(
    fc.property(reviews, fc.constantFrom('highest', 'lowest'), (given, sort) => {
      const sorted = sortReviews(given, sort);
      expect(new Set(sorted)).toEqual(new Set(given));
      for (const [at, { rating, place }] of sorted.entries()) {
        const next = sorted[at + 1];
        if (!next) continue;
        if (next.rating === rating) expect(next.place).toBeGreaterThan(place);
        else expect(next.rating < rating).toBe(sort === 'highest');
      }
    }),
  );
});

it('leaves the newest first', () => {
  const given = [{ rating: 1 }, { rating: 5 }];
  expect(sortReviews(given, 'newest')).toEqual(given);
});
