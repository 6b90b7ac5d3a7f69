import { expect, it } from 'vitest';
import { atLeast, atMost, exactly, RATINGS, ratingNames } from '../../../src/reviews/search-index/rating-names.ts';

it('gives a rating its own name, and those of the bounds that it keeps, whole or not', () => {
  for (const rating of RATINGS) {
    const names = ratingNames(rating);
    expect(RATINGS.filter((each) => names.includes(exactly(each)))).toEqual([rating]);
    for (const bound of [1, 1.5, 2, 3.99, 4, 5]) {
      expect(names.includes(atLeast(bound))).toBe(rating >= bound);
      expect(names.includes(atMost(bound))).toBe(rating <= bound);
    }
  }
});
