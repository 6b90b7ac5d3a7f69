import type { Evidence, Insights } from '../schemas/insights-schema.ts';

/**
 * The quote that shows best how reviews judge a topic: the first of the side that most of them take, or else the first of all.
 */
export function tellingQuote({
  positive,
  negative,
  evidence,
}: Pick<Insights['topics'][number], 'positive' | 'negative' | 'evidence'>): Evidence | undefined {
  const side = positive >= negative ? 'positive' : 'negative';
  return evidence.find(({ sentiment }) => sentiment === side) ?? evidence[0];
}
