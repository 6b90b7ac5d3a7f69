import { expect, it } from 'vitest';
import { listPages, PAGE_LENGTH, pagePath } from '../../../src/reviews/lists/list-page.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

function reviews(count: number) {
  const authored = Array.from({ length: count }, (_, at) => authoredReview({ id: `r-${at}` }));
  return sampleSite({ reviews: authored, insights: sampleSite().insights }).catalog.reviews;
}

it('shows every review on exactly one page, in order', () => {
  for (const count of [1, PAGE_LENGTH, PAGE_LENGTH + 1, 3 * PAGE_LENGTH]) {
    const all = reviews(count);
    const pages = listPages({ path: '/reviews', reviews: all });
    expect(pages.flatMap((page) => page.reviews)).toEqual(all);
    expect(pages.map(({ number }) => number)).toEqual(pages.map((_, at) => at + 1));
    expect(pages.every(({ last, total }) => last === pages.length && total === count)).toBe(true);
    expect(pages.every((page) => page.reviews.length > 0)).toBe(true);
  }
});

it('has one page where nothing is to be shown', () => {
  expect(listPages({ path: '/services/none', reviews: [] })).toMatchObject([{ number: 1, last: 1, total: 0, reviews: [] }]);
});

it("keeps the list's own address for the first page", () => {
  expect(pagePath({ path: '/reviews' }, 1)).toBe('/reviews');
  expect(pagePath({ path: '/reviews' }, 2)).toBe('/reviews/page/2');
});
