import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listPages, PAGE_LENGTH } from '../../../src/reviews/lists/list-page.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

const MOST = 4 * PAGE_LENGTH;
const all = reviews(MOST);

function reviews(count: number) {
  const authored = Array.from({ length: count }, (_, at) => authoredReview({ id: `r-${at}` }));
  return sampleSite({ reviews: authored }).catalog.reviews;
}

/** The pages of a list of the oldest `count` reviews. */
function pagesOf(count: number) {
  return listPages({ path: '/reviews', reviews: all.slice(MOST - count) });
}

it('shows every review on exactly one page, in order, and no page with few', () => {
  fc.assert(
    fc.property(fc.nat(MOST), (count) => {
      const [first, ...others] = pagesOf(count);
      expect([first, ...others].flatMap((page) => page?.reviews ?? [])).toEqual(all.slice(MOST - count));
      expect(others.every((page) => page.reviews.length === PAGE_LENGTH)).toBe(true);
      expect(first?.reviews.length).toBeGreaterThanOrEqual(Math.min(count, PAGE_LENGTH / 2));
      expect(first?.reviews.length).toBeLessThan(1.5 * PAGE_LENGTH);
      expect(first?.whole).toMatchObject({ total: count });
    }),
  );
});

it('a new review leaves all pages as they are but the first, and once in a while the one after it', () => {
  for (let count = 0; count < MOST; count++) {
    const before = new Map(pagesOf(count).map((page) => [page.path, JSON.stringify(page)]));
    const changed = pagesOf(count + 1).filter((page) => before.get(page.path) !== JSON.stringify(page));
    const paths = changed.map(({ path }) => path);
    if (paths.length === 1) expect(paths).toEqual(['/reviews']);
    else expect(paths.slice(0, 2)).toEqual(['/reviews', `/reviews/page/${pagesOf(count + 1).length - 1}`]);
    expect(paths.length).toBeLessThanOrEqual(3);
  }
});

it('leads from each page to the ones beside it, and numbers from the oldest', () => {
  const pages = pagesOf(60);
  expect(pages.map(({ path, newer, older, number }) => [path, newer, older, number])).toEqual([
    ['/reviews', undefined, '/reviews/page/2', undefined],
    ['/reviews/page/2', '/reviews', '/reviews/page/1', 2],
    ['/reviews/page/1', '/reviews/page/2', undefined, 1],
  ]);
});

it('has one page where nothing is to be shown', () => {
  expect(listPages({ path: '/services/none', reviews: [] })).toMatchObject([
    { path: '/services/none', number: undefined, whole: { total: 0, average: null }, reviews: [] },
  ]);
});
