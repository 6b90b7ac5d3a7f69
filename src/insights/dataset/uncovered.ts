import type { Review } from '../../reviews/schemas/review.ts';
import type { ReviewReading } from './review-reading.ts';
import type { Insights } from './schemas/insights-schema.ts';
import { PLURAL } from './topic-query.ts';

/** A topic that fewer of the reviews speak of does not stand out. */
const LEAST = 2;

/** The reviews in which no aspect is found, and their topics. */
export interface Uncovered<R> {
  /** The reviews that were analysed and speak of no aspect, in their order. */
  readonly reviews: readonly R[];
  /** The topics that at least two of these reviews speak of, the most frequent first. */
  readonly topics: readonly { readonly label: string; readonly count: number }[];
}

/** Finds the reviews that the aspects do not cover. */
export function uncovered<R extends Pick<Review, 'id' | 'text'>>(
  reviews: readonly R[],
  readings: ReadonlyMap<string, ReviewReading>,
  topics: readonly Pick<Insights['topics'][number], 'label' | 'terms'>[],
): Uncovered<R> {
  const silent = reviews.filter(({ id }) => {
    const reading = readings.get(id);
    return reading !== undefined && reading.statements.length + reading.unquoted.length === 0;
  });
  return {
    reviews: silent,
    topics: topics
      .map(({ label, terms }) => {
        const spoken = patternOf(terms);
        return { label, count: silent.filter(({ text }) => spoken.test(text)).length };
      })
      .filter(({ count }) => count >= LEAST)
      .toSorted((a, b) => b.count - a.count),
  };
}

/** Makes a pattern that matches any of the terms, in the singular or plural, with hyphens or spaces, as topics are found. */
function patternOf(terms: readonly string[]): RegExp {
  const either = terms.map((term) =>
    RegExp.escape(term)
      .replaceAll(/\\x2[0d]/g, '[\\s\\-]+')
      // The commonest spelling of a term may be its plural.
      .replace(PLURAL, 's?'),
  );
  return new RegExp(`(?<![\\p{L}\\d])(?:${either.join('|')})(?:s|es)?(?![\\p{L}\\d])`, 'iu');
}
