import type { Sentiment } from '../aspects.ts';

/** The normal distribution's quantile for 95 %. */
const Z = 1.959963984540054;

/** A score with its 95 % interval, in hundredths; null without mentions. */
export interface Score {
  readonly score: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** A verdict in a review. */
export interface Judged {
  readonly review: { readonly id: string };
  readonly mention: { readonly sentiment: Sentiment };
}

/** How many verdicts have a sentiment. */
export function countOf(judged: readonly Judged[], sentiment: Sentiment): number {
  return judged.filter(({ mention }) => mention.sentiment === sentiment).length;
}

/** How many reviews give them: one that gives several is one witness. */
export function reviewsOf(judged: readonly Judged[]): number {
  return new Set(judged.map(({ review }) => review.id)).size;
}

/**
 * (positive − negative) / mentions, and Wilson's score interval for the positive share, where a neutral verdict counts as half a
 * positive one. The number of trials is that of the reviews, since the verdicts in one review come from one witness.
 */
export function scoreOf(judged: readonly Judged[]): Score {
  const score = plainScore(judged);
  if (score === null) return { score, low: null, high: null };
  const { low, high } = wilson((score + 1) / 2, reviewsOf(judged));
  return { score: hundredths(score), low: hundredths(2 * low - 1), high: hundredths(2 * high - 1) };
}

/** The score without its interval; `null` without verdicts. */
export function plainScore(judged: readonly Judged[]): number | null {
  return judged.length === 0 ? null : (countOf(judged, 'positive') - countOf(judged, 'negative')) / judged.length;
}

/**
 * The interval that contains the true share with 95 % certainty, or that of `z`, given a share observed in `trials` trials:
 * Wilson's score interval (1927, JASA 22:209).
 */
export function wilson(share: number, trials: number, z = Z): { low: number; high: number } {
  const middle = share + z ** 2 / (2 * trials);
  const half = z * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  const whole = 1 + z ** 2 / trials;
  return { low: Math.max(0, (middle - half) / whole), high: Math.min(1, (middle + half) / whole) };
}

/** Rounded half away from zero, without a negative zero. */
export function hundredths(value: number): number {
  const rounded = (Math.sign(value) * Math.round(Math.abs(value) * 100 + 1e-9)) / 100;
  return rounded === 0 ? 0 : rounded;
}
