import { compareText } from '../../reviews/text/comparing/compare-text.ts';
import type { Sentiment } from '../aspects.ts';
import { isQuoted } from './aspect-path.ts';
import { chooseEvidence, type Found } from './evidence/evidence.ts';
import type { AspectInsight } from './schemas/insights-schema.ts';
import { countOf, reviewsOf, scoreOf } from './score.ts';

/**
 * Of this many reviews, more than one can be quoted on what they speak of. On real reviews, half of the aspects with a single
 * quote were misread.
 */
const MANY_REVIEWS = 20;

/**
 * What `reviews` reviews say about each aspect, the most mentioned first. Aspects without a quote come last; a single quote from
 * many reviews is not shown.
 */
export function aspectInsights(
  aspects: readonly { readonly id: string; readonly name: string }[],
  found: readonly Found[],
  reviews: number,
): AspectInsight[] {
  const byAspect = Map.groupBy(found, ({ mention }) => mention.aspect);
  return aspects
    .map(({ id, name }) => aspectInsight(id, name, byAspect.get(id) ?? []))
    .map((aspect) => (reviews >= MANY_REVIEWS && aspect.evidence.length === 1 ? { ...aspect, evidence: [] } : aspect))
    .sort((a, b) => Number(isQuoted(b)) - Number(isQuoted(a)) || b.mentions - a.mentions || compareText(a.id, b.id));
}

function aspectInsight(id: string, name: string, found: readonly Found[]): AspectInsight {
  const reviewsThat = (verdict: Sentiment) => reviewsOf(found.filter(({ mention }) => mention.sentiment === verdict));
  return {
    id,
    name,
    mentions: found.length,
    reviews: reviewsOf(found),
    positive: countOf(found, 'positive'),
    neutral: countOf(found, 'neutral'),
    negative: countOf(found, 'negative'),
    positive_reviews: reviewsThat('positive'),
    negative_reviews: reviewsThat('negative'),
    ...scoreOf(found),
    trend: trendOf(found),
    evidence: chooseEvidence(found),
  };
}

function trendOf(found: readonly Found[]): AspectInsight['trend'] {
  return [...Map.groupBy(found, ({ review }) => quarterOf(review.date))]
    .sort(([a], [b]) => compareText(a, b))
    .map(([period, within]) => ({ period, mentions: within.length, ...scoreOf(within) }));
}

function quarterOf(date: string): string {
  return `${date.slice(0, 4)}-Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
}
