import { describe, expect, it } from 'vitest';
import { aspectPages } from '../../../src/astro/pages/aspect-page.ts';
import { wholeSite } from '../../../src/astro/pages/whole-site.ts';
import type { Sentiment } from '../../../src/insights/aspects.ts';
import type { ReviewReading } from '../../../src/insights/dataset/review-reading.ts';
import { aspectOf } from '../../support/charts/drawings.ts';
import { authoredReviews, sampleSite } from '../../support/content/sample-site.ts';

const statement = (sentiment: Sentiment, aspect = 'price') => ({ aspect, sentiment, start: 0, end: 9 });
const reading = (statements: ReviewReading['statements'], unquoted: ReviewReading['unquoted'] = []): ReviewReading => ({
  statements,
  unquoted,
  names: [],
});

/** The pages of a site with a review for each reading, the newest first. */
function pagesOf(readings: readonly ReviewReading[], aspects = [aspectOf([readings.length, 0, 1])]) {
  const site = sampleSite({ reviews: authoredReviews(readings.map(() => ({}))) });
  return aspectPages(
    wholeSite({
      ...site,
      insights: { ...site.insights, aspects },
      readings: new Map(readings.map((each, at) => [`r${at}`, each])),
    }),
  );
}

describe('the page of an aspect', () => {
  it('has the quotes of each verdict that is given, the newest first, with their reviews', () => {
    const pages = pagesOf(
      [
        reading([statement('positive'), statement('negative')]),
        reading([statement('positive', 'staff')]),
        reading([statement('positive')]),
      ],
      [aspectOf([2, 0, 1])],
    );
    expect([...pages.keys()]).toEqual(['price']);
    const { verdicts = [], ...aspect } = pages.get('price') ?? {};
    expect(aspect).toEqual({ id: 'price', reviews: 3, positive_reviews: 2, negative_reviews: 1 });
    expect(verdicts.map(({ sentiment, reviews, quotes }) => [sentiment, reviews, quotes.map(({ review }) => review.id)])).toEqual(
      [
        ['positive', 2, ['r0', 'r2']],
        ['negative', 1, ['r0']],
      ],
    );
    expect(verdicts[0]?.quotes[1]?.evidence).toEqual({
      review_id: 'r2',
      quote: 'Hot water',
      start: 0,
      end: 9,
      sentiment: 'positive',
    });
  });

  it('names the reviews that give a verdict only in words not fit to quote, each once', () => {
    const doubted = [{ aspect: 'price', sentiment: 'positive' as const }];
    const [positive] =
      pagesOf([
        reading([statement('positive')], doubted),
        reading([], [...doubted, ...doubted]),
        reading([statement('negative')], doubted),
      ]).get('price')?.verdicts ?? [];
    expect(positive).toMatchObject({ reviews: 3, quotable: 1, unquoted: 2 });
    expect(positive?.unquotedIn).toEqual([
      { id: 'r1', author: 'A1' },
      { id: 'r2', author: 'A2' },
    ]);
  });

  it('tells how many reviews give a verdict, however often they do', () => {
    const doubted = [{ aspect: 'price', sentiment: 'negative' as const }];
    const { verdicts = [] } =
      pagesOf(
        [
          reading([statement('negative'), statement('negative')], doubted),
          reading([statement('positive')]),
          reading([], doubted),
        ],
        [aspectOf([1, 0, 4])],
      ).get('price') ?? {};
    expect(verdicts.map(({ sentiment, reviews }) => [sentiment, reviews])).toEqual([
      ['positive', 1],
      ['negative', 2],
    ]);
  });

  it('has the newest hundred where there are more', () => {
    const many = Array.from({ length: 120 }, () => reading([statement('positive')]));
    const [positive] = pagesOf(many).get('price')?.verdicts ?? [];
    expect([positive?.quotable, positive?.quotes.length, positive?.quotes[99]?.review.id]).toEqual([120, 100, 'r99']);
  });

  it('is there only where something can be quoted', () => {
    expect(pagesOf([reading([])], [aspectOf([3, 0, 0], { evidence: [] }), aspectOf([0, 0, 0])]).size).toBe(0);
  });
});
