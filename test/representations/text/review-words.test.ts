import { describe, expect, it } from 'vitest';
import { localeOf } from '../../../src/locales/locale.ts';
import { feedTitle, newestReviews, titleOf } from '../../../src/representations/text/review-words.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

describe('newestReviews', () => {
  it.each([0, 1, 49, 50])('are all of %i', (count) => {
    const reviews = Array.from({ length: count }, (_, index) => authoredReview({ id: `r${index}` }));
    expect(newestReviews(sampleSite({ reviews }))).toHaveLength(count);
  });

  it('are the 50 newest of more', () => {
    const reviews = Array.from({ length: 60 }, (_, index) =>
      authoredReview({ id: `r${index}`, date: `2026-01-${1 + (index % 28)}`.replace(/-(\d)$/, '-0$1') }),
    );
    const site = sampleSite({ reviews });
    const newest = newestReviews(site);
    expect(newest).toHaveLength(50);
    const oldestKept = newest.at(-1)?.date ?? '';
    expect(site.catalog.reviews.slice(50).every(({ date }) => date <= oldestKept)).toBe(true);
    expect(newest).toEqual(site.catalog.reviews.slice(0, 50));
  });
});

describe('titleOf', () => {
  it("is the review's own", () => {
    const [review] = newestReviews(sampleSite({ reviews: [authoredReview({ title: 'Warm again' })] }));
    expect(review && titleOf(review, localeOf('en'))).toBe('Warm again');
  });

  it('is made of rating and author where there is none', () => {
    const [review] = newestReviews(sampleSite({ reviews: [authoredReview({ rating: 3, author: 'A & B' })] }));
    expect(review && titleOf(review, localeOf('en'))).toBe('3 of 5 stars from A & B');
    expect(review && titleOf(review, localeOf('es'))).toBe('3 de 5 estrellas de A & B');
  });
});

describe('feedTitle', () => {
  it('names the business', () => {
    expect(feedTitle(sampleSite(), localeOf('en'))).toBe('Reviews of Alder Creek & Sons');
  });
});
