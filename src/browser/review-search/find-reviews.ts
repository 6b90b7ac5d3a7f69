import { matchesQuery } from '../../reviews/query/matches-query.ts';
import type { ReviewQuery } from '../../reviews/query/review-query.ts';
import type { Review } from '../../reviews/schemas/review.ts';

/** How many reviews match, and as many of the newest as the query asks for. */
export interface FoundReviews {
  readonly total: number;
  readonly reviews: readonly Review[];
}

export type FindReviews = (query: ReviewQuery, signal: AbortSignal) => Promise<FoundReviews>;

/** Finds reviews by the search of the server. If there is none, as on a static host, it loads all reviews once and searches them here. */
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

/** The answer of the server; `undefined` if there is none, or if it is not that of a search. */
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

/** Without a signal: a search that is called off still leaves the reviews to the next one. */
async function loadReviews(base: string): Promise<readonly Review[]> {
  const response = await fetch(`${base}reviews.json`);
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  return (await response.json()).reviews;
}

/** The dataset has the reviews in the order of the search, the newest first. */
function searchReviews(reviews: readonly Review[], query: ReviewQuery): FoundReviews {
  const found = reviews.filter((review) => matchesQuery(review, query));
  return { total: found.length, reviews: found.slice(0, query.limit) };
}
