import { onceFor } from '../../once.ts';
import { countFacets, type FacetCounts } from '../../reviews/query/facet-counts.ts';
import { matchesQuery } from '../../reviews/query/matches-query.ts';
import type { ReviewQuery } from '../../reviews/query/review-query.ts';
import { type Sort, sortReviews } from '../../reviews/query/sort-reviews.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { foldText } from '../../reviews/text/comparing/text-match.ts';

/** How many reviews match, the first of them up to the query's limit, and how many other choices would give. */
export interface FoundReviews {
  readonly total: number;
  readonly reviews: readonly Review[];
  readonly facets?: FacetCounts;
  /** Their order, if it is not the one that was asked for. */
  readonly sortedBy?: Sort;
}

export type FindReviews = (query: ReviewQuery, signal: AbortSignal) => Promise<FoundReviews>;

/**
 * Finds reviews by the search of the server. If there is none, as on a static host, it loads all reviews once and searches them
 * here.
 */
export function createFinder(base: string, searchPath: string | undefined): FindReviews {
  let loading: Promise<readonly Review[]> | undefined;
  // Folded texts are kept, as folding takes far longer than searching.
  const fold = onceFor(foldText);
  return async (query, signal) => {
    const answer = loading || searchPath === undefined ? undefined : await askServer(base + searchPath, query, signal);
    if (answer) return answer;
    loading ??= loadReviews(base);
    try {
      return searchReviews(await loading, query, fold);
    } catch (error) {
      // The next search tries again.
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

/** Loads all reviews. It takes no signal, so that even a search that is called off loads them for the next one. */
export async function loadReviews(base: string): Promise<readonly Review[]> {
  const response = await fetch(`${base}reviews.json`);
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  const { reviews }: { reviews: readonly Review[] } = await response.json();
  return reviews;
}

/**
 * The dataset has the reviews in the order of the search, the newest first. It does not say how much the insights found in each,
 * so they stay in that order if those that say most are asked for first.
 */
function searchReviews(reviews: readonly Review[], query: ReviewQuery, fold: typeof foldText): FoundReviews {
  const { limit, sort = 'newest', facets, ...filters } = query;
  const found = reviews.filter((review) => matchesQuery(review, filters, fold));
  const sorted = sort === 'most-said' ? found : sortReviews(found, sort);
  return {
    total: found.length,
    reviews: sorted.slice(0, limit),
    ...(facets && { facets: countFacets(reviews, filters, fold) }),
    ...(sort === 'most-said' && { sortedBy: 'newest' }),
  };
}
