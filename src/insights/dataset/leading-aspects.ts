import type { Sentiment } from '../aspects.ts';
import { hasEnoughQuotes } from './evidence/evidence.ts';
import type { AspectInsight } from './schemas/insights-schema.ts';
import { wilson } from './score.ts';

/** A summary names no more aspects than a reader takes in at a glance. */
const MOST = 3;
/** From fewer reviews, a share says nothing, because one voice would change it too much. */
const LEAST_FOR_A_SHARE = 10;

/** Praise or criticism. */
export type Side = Exclude<Sentiment, 'neutral'>;

/**
 * What customers praise or criticise most. First comes the aspect that most reviews praise (or criticise), then those where the
 * largest share of the reviews that speak of it do, measured by the lower end of its 95 % interval. Each review is one witness,
 * however often it says so. Quotes of at least two authors must bear out each aspect, since one voice is no verdict. What more
 * reviews criticise than praise is not among what is praised.
 */
export function leadingAspects(aspects: readonly AspectInsight[], side: Side): AspectInsight[] {
  const countOf = (aspect: AspectInsight) => aspect[`${side}_reviews`];
  const [most, ...others] = aspects
    .filter((aspect) => hasEnoughQuotes(aspect, side))
    .filter((aspect) => side === 'negative' || aspect.positive_reviews > aspect.negative_reviews)
    .toSorted((a, b) => countOf(b) - countOf(a) || b.reviews - a.reviews);
  const shareOf = (aspect: AspectInsight) =>
    aspect.reviews < LEAST_FOR_A_SHARE ? 0 : wilson(countOf(aspect) / aspect.reviews, aspect.reviews).low;
  return most ? [most, ...others.sort((a, b) => shareOf(b) - shareOf(a))].slice(0, MOST) : [];
}
