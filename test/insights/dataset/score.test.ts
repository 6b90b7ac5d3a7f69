import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SENTIMENTS, type Sentiment } from '../../../src/insights/aspects.ts';
import { countOf, hundredths, type Judged, plainScore, scoreOf } from '../../../src/insights/dataset/score.ts';

/** The given number of verdicts of each sentiment, each in a review of its own unless one review is given. */
function judged(counts: Partial<Record<Sentiment, number>>, review?: string): Judged[] {
  return SENTIMENTS.flatMap((sentiment) =>
    Array.from({ length: counts[sentiment] ?? 0 }, (_, n) => ({
      review: { id: review ?? `${sentiment}-${n}` },
      mention: { sentiment },
    })),
  );
}

describe('a score', () => {
  it('is the praise less the blame, as a part of all verdicts', () => {
    const verdicts = judged({ positive: 5, neutral: 2, negative: 1 });
    expect(SENTIMENTS.map((sentiment) => countOf(verdicts, sentiment))).toEqual([5, 2, 1]);
    expect(plainScore(verdicts)).toBe(0.5);
    expect(scoreOf(verdicts).score).toBe(0.5);
  });

  it('is null without verdicts', () => {
    expect(plainScore([])).toBeNull();
    expect(scoreOf([])).toEqual({ score: null, low: null, high: null });
  });

  // Shares from Newcombe 1998, Statistics in Medicine 17:857, table I, mapped from 0 to 1 onto -1 to 1.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('has the interval that is known for %d of %d', (positive, all, low, high) => {
    expect(scoreOf(judged({ positive, negative: all - positive }))).toEqual({
      score: Math.round((100 * (2 * positive - all)) / all) / 100,
      low: Math.round(100 * (2 * low - 1)) / 100,
      high: Math.round(100 * (2 * high - 1)) / 100,
    });
  });

  it('has the mirrored interval for blame instead of praise', () => {
    const { score, low, high } = scoreOf(judged({ positive: 15, negative: 133 }));
    expect(scoreOf(judged({ positive: 133, negative: 15 }))).toEqual({
      score: -(score ?? 0),
      low: -(high ?? 0),
      high: -(low ?? 0),
    });
  });

  it('counts a neutral verdict as half a positive one', () => {
    expect(scoreOf(judged({ positive: 2, neutral: 2 }))).toEqual(scoreOf(judged({ positive: 3, negative: 1 })));
  });

  it('is as uncertain with twenty verdicts of one review as with one', () => {
    // The share may be at most z² / (1 + z²) = 0.7935.
    expect(scoreOf(judged({ negative: 20 }, 'a'))).toEqual({ score: -1, low: -1, high: 0.59 });
    expect(scoreOf(judged({ negative: 1 }))).toEqual({ score: -1, low: -1, high: 0.59 });
  });

  it('lies within its interval, which lies from -1 to 1', () => {
    const count = fc.nat({ max: 300 });
    fc.assert(
      fc.property(count, count, count, (positive, neutral, negative) => {
        fc.pre(positive + neutral + negative > 0);
        const { score, low, high } = scoreOf(judged({ positive, neutral, negative }));
        expect([-1, low, score, high, 1]).toEqual([-1, low, score, high, 1].sort((a, b) => (a ?? 0) - (b ?? 0)));
      }),
    );
  });
});

describe('hundredths', () => {
  it.each([
    [0.125, 0.13],
    [-0.125, -0.13],
    // In binary it is slightly less.
    [0.145, 0.15],
    [0.994, 0.99],
    [-0.004, 0],
    [2 / 3, 0.67],
    [0, 0],
    [1, 1],
    [-1, -1],
  ])('of %d are %d', (value, expected) => {
    // `toBe` distinguishes a negative zero from zero.
    expect(hundredths(value)).toBe(expected);
  });
});
