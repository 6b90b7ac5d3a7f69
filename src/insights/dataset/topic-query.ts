import { matchesQuery, type SearchedReview } from '../../reviews/query/matches-query.ts';
import type { Insights } from './schemas/insights-schema.ts';

/** The "s" of a plural, behind a word that is long enough to be searched for without it. */
export const PLURAL = /(?<=[^s]{3})s$/;

/**
 * The words by which a search finds the reviews of a topic: its name, or without the plural "s" where the name alone finds too few of
 * them. A topic counts "radiator" with "Radiators", but a search finds only what a text contains.
 */
export function topicQuery(
  { label, terms, review_count }: Pick<Insights['topics'][number], 'label' | 'terms' | 'review_count'>,
  reviews: readonly SearchedReview[],
): string {
  const [name = label] = terms;
  const singular = name.replace(PLURAL, '');
  if (singular === name) return name;
  const countOf = (query: string) => reviews.filter((review) => matchesQuery(review, { query })).length;
  const found = countOf(name);
  return found < review_count && countOf(singular) > found ? singular : name;
}
