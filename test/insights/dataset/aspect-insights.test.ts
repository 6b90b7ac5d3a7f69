import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SENTIMENTS } from '../../../src/insights/aspects.ts';
import { aspectInsights } from '../../../src/insights/dataset/aspect-insights.ts';
import { foundIn } from '../../support/content/reading/insights.ts';

const ASPECTS = [
  { id: 'staff', name: 'Staff' },
  { id: 'price', name: 'Price' },
  { id: 'odour', name: 'Odour' },
];

describe('the insights into aspects', () => {
  it('count verdicts, and the reviews in which they stand', () => {
    const found = [
      foundIn({ id: 'a' }, { sentiment: 'positive' }),
      foundIn({ id: 'a' }, { sentiment: 'negative', start: 4 }),
      foundIn({ id: 'b' }, { sentiment: 'neutral' }),
      foundIn({ id: 'b' }, { aspect: 'staff' }),
    ];
    expect(aspectInsights(ASPECTS, found, 2)).toMatchObject([
      { id: 'price', name: 'Price', mentions: 3, reviews: 2, positive: 1, neutral: 1, negative: 1, score: 0 },
      { id: 'staff', name: 'Staff', mentions: 1, reviews: 1, positive: 1, neutral: 0, negative: 0, score: 1 },
      { id: 'odour', mentions: 0 },
    ]);
  });

  it('count in how many reviews an aspect is praised and in how many criticised, however often each does so', () => {
    const found = [
      ...[0, 10, 20, 30].map((start) => foundIn({ id: 'angry' }, { sentiment: 'negative', start })),
      foundIn({ id: 'both' }, { sentiment: 'negative' }),
      foundIn({ id: 'both' }, { sentiment: 'positive', start: 10 }),
      foundIn({ id: 'neither' }, { sentiment: 'neutral' }),
    ];
    const [price] = aspectInsights(ASPECTS, found, 3);
    expect(price).toMatchObject({ mentions: 7, reviews: 3, negative: 5, positive_reviews: 1, negative_reviews: 2 });
  });

  it('have an aspect that nobody speaks of, with nulls and zeros', () => {
    const counts = { mentions: 0, reviews: 0, positive: 0, neutral: 0, negative: 0, positive_reviews: 0, negative_reviews: 0 };
    const nothing = { ...counts, score: null, low: null, high: null };
    expect(aspectInsights([{ id: 'odour', name: 'Odour' }], [], 0)).toEqual([
      { id: 'odour', name: 'Odour', ...nothing, trend: [], evidence: [] },
    ]);
  });

  it('have aspects of equal mentions by id', () => {
    expect(aspectInsights(ASPECTS, [], 0).map(({ id }) => id)).toEqual(['odour', 'price', 'staff']);
  });

  it('tell each quarter in which something was said, the oldest first, across years', () => {
    const days = ['2026-03-31', '2026-04-01', '2025-12-31', '2026-01-01', '2024-10-01', '2025-06-30', '2025-07-01', '2025-09-30'];
    const found = days.map((date, n) => foundIn({ id: `review-${n}`, date }, { sentiment: n === 0 ? 'negative' : 'positive' }));
    const [price] = aspectInsights([{ id: 'price', name: 'Price' }], found, days.length);
    expect(price?.trend.map(({ period, mentions, score }) => [period, mentions, score])).toEqual([
      ['2024-Q4', 1, 1],
      ['2025-Q2', 1, 1],
      ['2025-Q3', 2, 1],
      ['2025-Q4', 1, 1],
      ['2026-Q1', 2, 0],
      ['2026-Q2', 1, 1],
    ]);
  });

  // On real reviews, half of such aspects were misread.
  it('show no single quote from 20 reviews or more', () => {
    const quotes = (found: number, reviews: number) =>
      aspectInsights(
        ASPECTS,
        Array.from({ length: found }, (_, n) => foundIn({ id: `review-${n}`, text: `The ${n + 2} valves were cheap.` })),
        reviews,
      )[0]?.evidence;
    expect(quotes(1, 19)).toHaveLength(1);
    expect(quotes(1, 20)).toEqual([]);
    expect(quotes(2, 20)).toHaveLength(2);
  });

  it('add up, whatever was found', () => {
    const anyFound = fc
      .record({
        id: fc.nat(20).map((n) => `review-${n}`),
        date: fc.constantFrom('2025-01-31', '2025-11-01', '2026-02-01', '2026-05-05'),
        aspect: fc.constantFrom('price', 'staff'),
        sentiment: fc.constantFrom(...SENTIMENTS),
      })
      .map(({ id, date, ...mention }) => foundIn({ id, date }, mention));
    fc.assert(
      fc.property(fc.array(anyFound, { maxLength: 60 }), (found) => {
        const insights = aspectInsights(ASPECTS, found, 2);
        expect(insights.reduce((sum, { mentions }) => sum + mentions, 0)).toBe(found.length);
        for (const aspect of insights) {
          const { mentions, reviews, positive, neutral, negative, positive_reviews, negative_reviews, trend, evidence } = aspect;
          expect(positive + neutral + negative).toBe(mentions);
          for (const [of, times] of [
            [positive_reviews, positive],
            [negative_reviews, negative],
          ] as const) {
            expect(of).toBeLessThanOrEqual(Math.min(times, reviews));
            expect(of > 0).toBe(times > 0);
          }
          expect(trend.reduce((sum, within) => sum + within.mentions, 0)).toBe(mentions);
          expect(trend.map(({ period }) => period)).toEqual([...new Set(trend.map(({ period }) => period))].sort());
          expect(trend.every((within) => within.mentions > 0)).toBe(true);
          expect(reviews).toBeLessThanOrEqual(mentions);
          expect(evidence.length).toBeLessThanOrEqual(Math.min(6, reviews));
          expect(evidence.length > 0).toBe(mentions > 0);
        }
      }),
    );
  });
});
