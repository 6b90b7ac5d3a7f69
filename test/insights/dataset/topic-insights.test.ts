import { describe, expect, it } from 'vitest';
import type { Sentiment } from '../../../src/insights/aspects.ts';
import { topicInsights } from '../../../src/insights/dataset/topic-insights.ts';
import type { Mention } from '../../../src/insights/mention.ts';
import type { Review } from '../../../src/reviews/schemas/review.ts';
import { mentionOf, publishedReview } from '../../support/content/reading/insights.ts';

const TEXT = 'They replaced the sump pump. The sump pump was cheap.';
/** Each as long as the others, because nothing is quoted twice in the same words. */
const DONE = ['replaced', 'repaired', 'examined', 'adjusted', 'returned'];
const FIRST = { start: 0, end: 28 };
const SECOND = { start: 29, end: 53 };
const REVIEWS = [5, 4, 3, 1].map((rating, n) =>
  publishedReview({ id: `review-${n}`, rating, text: TEXT.replace('replaced', DONE[n] ?? ''), author: `Author ${n}` }),
);
/** A verdict in the second sentence. */
const PRICE = mentionOf(SECOND);
const ALL = REVIEWS.map((_, number) => number);

function topic(
  places: readonly (typeof FIRST & { review: number; beside?: Sentiment; around?: Sentiment })[],
  reviews: readonly number[] = ALL,
) {
  const shown = places.map((place) => ({ beside: undefined, around: undefined, ...place }));
  return { id: 'sump-pump', label: 'Sump pump', terms: ['sump pump', 'pump'], reviews, places: shown };
}

/** The reviews, each with these mentions. */
function analysed(mentions: readonly Mention[] = [], reviews: readonly Review[] = REVIEWS) {
  return reviews.map((review) => ({ review, mentions }));
}

/** The verdicts of the quotes, by review. */
function verdicts(places: Parameters<typeof topic>[0], mentions: readonly Mention[] = []) {
  const [insight] = topicInsights([topic(places)], analysed(mentions));
  return Object.fromEntries((insight?.evidence ?? []).map(({ review_id, sentiment }) => [review_id, sentiment]));
}

/** How many reviews praise, do neither, and blame. */
function counts(places: Parameters<typeof topic>[0], mentions: readonly Mention[]) {
  const [insight] = topicInsights([topic(places, [...new Set(places.map(({ review }) => review))])], analysed(mentions));
  return [insight?.positive, insight?.neutral, insight?.negative];
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
        positive: 2,
        neutral: 1,
        negative: 0,
        score: 0.67,
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

  it('show no verdict in a quote where none was given on the place, whatever the stars', () => {
    expect(verdicts(ALL.map((review) => ({ review, ...FIRST })))).toEqual({
      'review-0': 'neutral',
      'review-1': 'neutral',
      'review-2': 'neutral',
      'review-3': 'neutral',
    });
  });

  it('take the verdict of the words beside it, whatever the stars', () => {
    expect(verdicts([{ review: 3, ...SECOND, beside: 'positive', around: 'negative' }], [PRICE])).toEqual({
      'review-3': 'positive',
    });
  });

  it('take no criticism of a happy customer from the words beside it alone', () => {
    const trouble = (review: number) => [{ review, ...SECOND, beside: 'negative' as const }];
    const blamed: Mention = { ...PRICE, sentiment: 'negative' };
    for (const happy of [0, 1]) {
      expect(counts(trouble(happy), [{ ...PRICE, ...FIRST }])).toEqual([0, 1, 0]);
      expect(counts(trouble(happy), [blamed])).toEqual([0, 0, 1]);
    }
    expect(counts(trouble(2), [])).toEqual([0, 0, 1]);
  });

  it('take else that of its sentence and of the mentions there, where they and the stars agree', () => {
    const [good, bad] = [
      { review: 0, ...SECOND },
      { review: 3, ...SECOND },
    ];
    expect(counts([good], [PRICE])).toEqual([1, 0, 0]);
    expect(counts([bad], [PRICE])).toEqual([0, 1, 0]);
    expect(counts([{ ...good, around: 'positive' }], [])).toEqual([1, 0, 0]);
    expect(counts([{ ...good, around: 'negative' }], [{ ...PRICE, ...FIRST }])).toEqual([0, 1, 0]);
    expect(counts([{ ...good, around: 'negative' }], [PRICE])).toEqual([0, 1, 0]);
    // A mention that ends where the place begins says nothing of it.
    expect(counts([good], [{ ...PRICE, start: 0, end: SECOND.start }])).toEqual([0, 1, 0]);
  });

  it('show the verdict of a quote where its words and a mention in it show that and no other', () => {
    const place = { review: 0, ...SECOND, around: 'positive' } as const;
    expect(verdicts([place], [PRICE])).toEqual({ 'review-0': 'positive' });
    for (const mentions of [
      [],
      [mentionOf({ ...SECOND, quote: { showsVerdict: false } })],
      [PRICE, { ...PRICE, sentiment: 'negative' as const }],
    ])
      expect(verdicts([place], mentions)).toEqual({ 'review-0': 'neutral' });
    expect(verdicts([{ review: 0, ...SECOND }], [PRICE])).toEqual({ 'review-0': 'neutral' });
  });

  it('count one verdict for each review', () => {
    const places = [
      { review: 0, ...FIRST, beside: 'positive' },
      { review: 0, ...SECOND },
      { review: 1, ...FIRST, beside: 'positive' },
      { review: 1, ...SECOND, beside: 'negative' },
      { review: 2, ...FIRST, beside: 'negative' },
      { review: 3, ...FIRST, beside: 'positive' },
    ] as const;
    const other = mentionOf({ sentiment: 'negative', end: 53 });
    expect(topicInsights([topic(places)], analysed([other]))).toMatchObject([
      { positive: 2, neutral: 1, negative: 1, score: 0.25 },
    ]);
  });

  it('take the stars of a review that says nothing else, and only of that', () => {
    const places = ALL.map((review) => ({ review, ...FIRST }));
    expect(topicInsights([topic(places)], analysed())).toMatchObject([{ positive: 2, neutral: 1, negative: 1 }]);
    const other = mentionOf({ sentiment: 'negative', ...SECOND });
    expect(topicInsights([topic(places)], analysed([other]))).toMatchObject([{ positive: 0, neutral: 4, negative: 0, score: 0 }]);
  });

  it('show four quotes at most, of four reviews', () => {
    const reviews = Array.from({ length: 9 }, (_, n) =>
      publishedReview({ id: `review-${n}`, text: TEXT.replace('replaced', DONE[n % 5] ?? ''), author: `Author ${n}` }),
    );
    const numbers = [...reviews.keys()];
    const places = numbers.flatMap((review) => [FIRST, SECOND].map((place) => ({ review, ...place })));
    const [insight] = topicInsights([topic(places, numbers)], analysed([], reviews));
    expect(new Set(insight?.evidence.map(({ review_id }) => review_id)).size).toBe(4);
    expect(insight?.evidence).toHaveLength(4);
  });
});
