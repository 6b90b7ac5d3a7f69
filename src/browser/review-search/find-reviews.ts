import { matchesQuery } from '../../reviews/query/matches-query.ts';
import type { ReviewQuery } from '../../reviews/query/review-query.ts';
import type { Review } from '../../reviews/schemas/review.ts';

/** How many reviews match, and the first of them. */
export interface FoundReviews {
  readonly total: number;
  readonly reviews: readonly Review[];
}

export type FindReviews = (query: ReviewQuery, signal: AbortSignal) => Promise<FoundReviews>;

/** Asks the search; where none is or answers, as on a static host, loads all reviews once and looks through them here. */
export function createFinder(base: string, searchPath: string | undefined): FindReviews {
  let loading: Promise<readonly Review[]> | undefined;
  return async (query, signal) => {
    const answer = loading || searchPath === undefined ? undefined : await askServer(base + searchPath, query, signal);
    if (answer) return answer;
    loading ??= loadReviews(base);
    try {
      return searchReviews(await loading, query);
    } catch (error) {
      // The next search tries it all again.
      loading = undefined;
      throw error;
    }
  };
}

/** `undefined` where nobody answers, or something that is no search. */
async function askServer(address: string, query: ReviewQuery, signal: AbortSignal): Promise<FoundReviews | undefined> {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(`${address}?${parameters}`, { signal });
    const answer = response.ok ? await response.json() : undefined;
    return Array.isArray(answer?.reviews) ? answer : undefined;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}

/** Never given up half-way: the next search needs them as well. */
async function loadReviews(base: string): Promise<readonly Review[]> {
  const response = await fetch(`${base}reviews.json`);
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  return (await response.json()).reviews;
}

/** The dataset has the order of the search. */
function searchReviews(reviews: readonly Review[], query: ReviewQuery): FoundReviews {
  const found = reviews.filter((review) => matchesQuery(review, query));
  return { total: found.length, reviews: found.slice(0, query.limit) };
}
