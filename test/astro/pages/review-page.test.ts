import { expect, it } from 'vitest';
import { reviewPages } from '../../../src/astro/pages/review-page.ts';
import { wholeSite } from '../../../src/astro/pages/whole-site.ts';
import { authoredReviews, sampleSite } from '../../support/content/sample-site.ts';

it('each review has its reading, and those before and after it', () => {
  const site = sampleSite({ reviews: authoredReviews([{}, {}, {}]) });
  const pages = reviewPages(wholeSite(site));
  expect([...pages.values()].map(({ newer, older }) => [newer, older])).toEqual([
    [undefined, 'r1'],
    ['r0', 'r2'],
    ['r1', undefined],
  ]);
  for (const [id, { review, reading }] of pages) {
    expect(review.id).toBe(id);
    expect(reading).toBe(site.readings.get(id));
  }
});
