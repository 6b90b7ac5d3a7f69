import type { Sentiment } from '../aspects.ts';
import { isBorneOut } from './evidence/evidence.ts';
import type { AspectInsight } from './schemas/insights-schema.ts';
import { wilson } from './score.ts';

/** A summary names no more aspects than a reader takes in at a glance. */
const MOST = 3;
/** From fewer reviews, a share says nothing, because one voice would change it too much. */
const LEAST_FOR_A_SHARE = 10;

/** Praise or criticism. */
export type Side = Exclude<Sentiment, 'neutral'>;

/**
 * What customers praise or criticise most. First comes the aspect where they do so most often, then those where they do so in the
 * largest share of the mentions, measured by the lower end of its 95 % interval, in which each review is one witness. Quotes of at
 * least two authors must bear out each aspect, since one voice is no verdict. What is criticised more often than praised is not
 * among what is praised.
 */
export function leadingAspects(aspects: readonly AspectInsight[], sentiment: Side): AspectInsight[] {
  const [mostOften, ...others] = aspects
    .filter((aspect) => isBorneOut(aspect, sentiment) && (sentiment === 'negative' || aspect.positive > aspect.negative))
    .toSorted((a, b) => b[sentiment] - a[sentiment] || b.mentions - a.mentions);
  const shareOf = ({ mentions, reviews, [sentiment]: count }: AspectInsight) =>
    reviews < LEAST_FOR_A_SHARE ? 0 : wilson(count / mentions, reviews).low;
  return mostOften ? [mostOften, ...others.sort((a, b) => shareOf(b) - shareOf(a))].slice(0, MOST) : [];
}
