import { describe, expect, it } from 'vitest';
import { topicInsights } from '../../../src/insights/dataset/topic-insights.ts';
import type { Mention } from '../../../src/insights/mention.ts';
import { publishedReview } from '../../support/content/insights.ts';

const TEXT = 'They replaced the sump pump. The sump pump was cheap.';
const FIRST = { start: 0, end: 28 };
const SECOND = { start: 29, end: 53 };
const REVIEWS = [5, 4, 3, 1].map((rating, n) => publishedReview({ id: `review-${n}`, rating, text: TEXT }));
const IDS = REVIEWS.map(({ id }) => id);

function topic(places: readonly (typeof FIRST & { reviewId: string })[], reviewIds = IDS) {
  return { id: 'sump-pump', label: 'Sump pump', terms: ['sump pump', 'pump'], reviewIds, places };
}

/** The verdicts shown, by review. */
function verdicts(places: Parameters<typeof topic>[0], mentionsOf: (id: string) => readonly Mention[] = () => []) {
  const [insight] = topicInsights([topic(places)], REVIEWS, mentionsOf);
  return Object.fromEntries((insight?.evidence ?? []).map(({ review_id, sentiment }) => [review_id, sentiment]));
}

describe('the insights into topics', () => {
  it('tell how many of the reviews are about it, and their mean rating', () => {
    expect(topicInsights([topic([])], REVIEWS.slice(0, 3), () => [])).toEqual([
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
    expect(topicInsights([topic([], IDS.slice(2))], REVIEWS, () => [])).toMatchObject([
      { review_count: 2, share: 0.5, average_rating: 2 },
    ]);
  });

  it('quote the place that shows it', () => {
    const [insight] = topicInsights([topic([{ reviewId: 'review-0', ...SECOND }])], REVIEWS, () => []);
    expect(insight?.evidence).toEqual([
      { review_id: 'review-0', quote: 'The sump pump was cheap.', ...SECOND, sentiment: 'neutral' },
    ]);
  });

  it('give no verdict where none was given on the place, whatever the stars', () => {
    expect(verdicts(IDS.map((reviewId) => ({ reviewId, ...FIRST })))).toEqual({
      'review-0': 'neutral',
      'review-1': 'neutral',
      'review-2': 'neutral',
      'review-3': 'neutral',
    });
  });

  it('take the verdict that was given on the place', () => {
    const price: Mention = { aspect: 'price', sentiment: 'positive', ...SECOND, confidence: 0.9 };
    const places = [{ reviewId: 'review-3', ...SECOND }];
    expect(verdicts(places, () => [price])).toEqual({ 'review-3': 'positive' });
    // One that ends where the place begins says nothing of it.
    expect(verdicts(places, () => [{ ...price, start: 0, end: SECOND.start }])).toEqual({ 'review-3': 'neutral' });
    // Two that differ are no verdict on it.
    expect(verdicts(places, () => [price, { ...price, sentiment: 'negative' }])).toEqual({ 'review-3': 'neutral' });
  });

  it('show four quotes at most, of four reviews', () => {
    const reviews = Array.from({ length: 9 }, (_, n) => publishedReview({ id: `review-${n}`, text: TEXT }));
    const ids = reviews.map(({ id }) => id);
    const places = ids.flatMap((reviewId) => [FIRST, SECOND].map((place) => ({ reviewId, ...place })));
    const [insight] = topicInsights([topic(places, ids)], reviews, () => []);
    expect(new Set(insight?.evidence.map(({ review_id }) => review_id)).size).toBe(4);
    expect(insight?.evidence).toHaveLength(4);
  });
});
