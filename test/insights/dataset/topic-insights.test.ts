import { describe, expect, it } from 'vitest';
import { topicInsights } from '../../../src/insights/dataset/topic-insights.ts';
import type { Mention } from '../../../src/insights/mention.ts';
import type { Review } from '../../../src/reviews/schemas/review.ts';
import { publishedReview } from '../../support/content/insights.ts';

const TEXT = 'They replaced the sump pump. The sump pump was cheap.';
const FIRST = { start: 0, end: 28 };
const SECOND = { start: 29, end: 53 };
const REVIEWS = [5, 4, 3, 1].map((rating, n) =>
  publishedReview({ id: `review-${n}`, rating, text: TEXT, author: `Author ${n}` }),
);
const ALL = REVIEWS.map((_, number) => number);

function topic(places: readonly (typeof FIRST & { review: number })[], reviews: readonly number[] = ALL) {
  return { id: 'sump-pump', label: 'Sump pump', terms: ['sump pump', 'pump'], reviews, places };
}

/** The reviews, each with these mentions. */
function analysed(mentions: readonly Mention[] = [], reviews: readonly Review[] = REVIEWS) {
  return reviews.map((review) => ({ review, mentions }));
}

/** The verdicts shown, by review. */
function verdicts(places: Parameters<typeof topic>[0], mentions: readonly Mention[] = []) {
  const [insight] = topicInsights([topic(places)], analysed(mentions));
  return Object.fromEntries((insight?.evidence ?? []).map(({ review_id, sentiment }) => [review_id, sentiment]));
}

describe('the insights into topics', () => {
  it('tell how many of the reviews are about it, and their mean rating', () => {
    expect(topicInsights([topic([], [0, 1, 2])], analysed([], REVIEWS.slice(0, 3)))).toEqual([
      {
        id: 'sump-pump',
        label: 'Sump pump',
        terms: ['sump pump', 'pump'],
        review_count: 3,
        share: 1,
        average_rating: 4,
        evidence: [],
      },
    ]);
    expect(topicInsights([topic([], [2, 3])], analysed())).toMatchObject([{ review_count: 2, share: 0.5, average_rating: 2 }]);
  });

  it('quote the place that shows it', () => {
    const [insight] = topicInsights([topic([{ review: 0, ...SECOND }])], analysed());
    expect(insight?.evidence).toEqual([
      { review_id: 'review-0', quote: 'The sump pump was cheap.', ...SECOND, sentiment: 'neutral' },
    ]);
  });

  it('give no verdict where none was given on the place, whatever the stars', () => {
    expect(verdicts(ALL.map((review) => ({ review, ...FIRST })))).toEqual({
      'review-0': 'neutral',
      'review-1': 'neutral',
      'review-2': 'neutral',
      'review-3': 'neutral',
    });
  });

  it('take the verdict that was given on the place', () => {
    const price: Mention = { aspect: 'price', sentiment: 'positive', ...SECOND, cued: true, confidence: 0.9 };
    const places = [{ review: 3, ...SECOND }];
    expect(verdicts(places, [price])).toEqual({ 'review-3': 'positive' });
    // One that ends where the place begins says nothing of it.
    expect(verdicts(places, [{ ...price, start: 0, end: SECOND.start }])).toEqual({ 'review-3': 'neutral' });
    // Two that differ are no verdict on it.
    expect(verdicts(places, [price, { ...price, sentiment: 'negative' }])).toEqual({ 'review-3': 'neutral' });
  });

  it('show four quotes at most, of four reviews', () => {
    const reviews = Array.from({ length: 9 }, (_, n) =>
      publishedReview({ id: `review-${n}`, text: TEXT, author: `Author ${n}` }),
    );
    const numbers = [...reviews.keys()];
    const places = numbers.flatMap((review) => [FIRST, SECOND].map((place) => ({ review, ...place })));
    const [insight] = topicInsights([topic(places, numbers)], analysed([], reviews));
    expect(new Set(insight?.evidence.map(({ review_id }) => review_id)).size).toBe(4);
    expect(insight?.evidence).toHaveLength(4);
  });
});
