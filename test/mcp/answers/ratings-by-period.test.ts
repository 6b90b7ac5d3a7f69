import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratingsByQuarter, ratingsByYear } from '../../../src/mcp/answers/ratings-by-period.ts';
import { authoredReviews, sampleSite } from '../../support/content/sample-site.ts';
import { sourceOfSite } from '../../support/mcp/mcp.ts';

const { insights } = sampleSite();

function sourceWith(reviews: readonly { date: string; rating: number }[]) {
  return sourceOfSite(sampleSite({ reviews: authoredReviews(reviews), insights }));
}

it('the ratings by quarter are those of the newest calendar quarters, without those that have no review', () => {
  const source = sourceWith([
    { date: '2026-04-01', rating: 5 },
    { date: '2026-03-31', rating: 4 },
    { date: '2026-01-01', rating: 2 },
    { date: '2025-09-30', rating: 1 },
    { date: '2025-06-30', rating: 3 },
  ]);
  const newest = [
    { quarter: '2026-Q2', reviews: 1, average_rating: 5 },
    { quarter: '2026-Q1', reviews: 2, average_rating: 3 },
    { quarter: '2025-Q3', reviews: 1, average_rating: 1 },
  ];
  expect(ratingsByQuarter(source, 4)).toEqual(newest);
  expect(ratingsByQuarter(source, 99)).toEqual([...newest, { quarter: '2025-Q2', reviews: 1, average_rating: 3 }]);
  expect(ratingsByQuarter(sourceWith([]), 4)).toEqual([]);
});

describe('the ratings by year', () => {
  it('are those of so many of the newest', () => {
    const source = sourceWith(['2026-12-31', '2025-02-28', '2024-02-29'].map((date) => ({ date, rating: 5 })));
    expect(ratingsByYear(source, 2).map(({ year }) => year)).toEqual(['2026', '2025']);
  });

  it('count every review once', () => {
    const date = fc.constantFrom('2021-01-01', '2021-12-31', '2022-05-05', '2025-01-01', '2026-12-31');
    const review = fc.record({ date, rating: fc.integer({ min: 1, max: 5 }) });
    fc.assert(
      fc.property(fc.array(review, { minLength: 1, maxLength: 30 }), (reviews) => {
        const groups = Map.groupBy(reviews, ({ date: day }) => day.slice(0, 4));
        const years = ratingsByYear(sourceWith(reviews), 10);
        expect(years.map(({ year }) => year)).toEqual([...groups.keys()].sort().reverse());
        for (const { year, reviews: count, average_rating } of years) {
          const ratings = (groups.get(year) ?? []).map(({ rating }) => rating);
          expect(count).toBe(ratings.length);
          expect(average_rating).toBeCloseTo(ratings.reduce((sum, rating) => sum + rating, 0) / count, 2);
        }
      }),
      { numRuns: 40 },
    );
  });
});
