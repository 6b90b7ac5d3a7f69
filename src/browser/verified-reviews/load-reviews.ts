import type { Catalog } from '../../reviews/catalog.ts';
import { matchesQuery } from '../../reviews/query/matches-query.ts';
import type { ReviewQuery } from '../../reviews/query/review-query.ts';
import type { Issue } from '../../reviews/schemas/issues.ts';
import type { Review } from '../../reviews/schemas/review.ts';

/** `/newest.json` and `/reviews.json`, as far as they are used here. */
interface Dataset {
  readonly business: Pick<Catalog['business'], 'name'>;
  readonly aggregate_rating: Pick<Catalog['aggregateRating'], 'rating_value' | 'rating_count'>;
  /** Newest first. */
  readonly reviews: readonly Review[];
}

/** What an element shows. */
export interface Shown extends Dataset {
  /** How many reviews pass the filters, before the limit; `undefined` where none is set. */
  readonly matching: number | undefined;
}

/** Where reviews are: below `baseUrl`, with a slash at its end; `undefined` where nothing searches them. */
interface Place {
  readonly baseUrl: string;
  readonly searchPath: string | undefined;
}

/** The limits up to which `/newest.json` has all that is asked for: 1 to 12. */
const FEW = /^([1-9]|1[0-2])$/;

/**
 * The reviews that a search asks for, and the business's rating. Without filters one small file has them; else the search
 * endpoint answers. A static host has none and gives the whole dataset. Throws where the search refuses a value.
 */
export async function loadReviews({ baseUrl, searchPath }: Place, query: URLSearchParams, signal: AbortSignal): Promise<Shown> {
  const isFiltered = query.size > 1;
  const isSearch = isFiltered || !FEW.test(query.get('limit') ?? '');
  const [newest, found] = await Promise.all([
    ask<Dataset>(`${baseUrl}newest.json`, signal),
    isSearch && searchPath !== undefined
      ? ask<{ total: number; reviews: Review[] }>(`${baseUrl + searchPath}?${query}`, signal)
      : undefined,
  ]);
  if (newest && found) return { ...newest, reviews: found.reviews, matching: isFiltered ? found.total : undefined };
  const dataset = newest && !isSearch ? newest : await ask<Dataset>(`${baseUrl}reviews.json`, signal);
  if (!dataset) throw new Error(`nothing is at ${baseUrl}reviews.json`);
  const reviews = dataset.reviews.filter((review) => matchesQuery(review, valuesOf(query)));
  return {
    ...dataset,
    reviews: reviews.slice(0, Number(query.get('limit'))),
    matching: isFiltered ? reviews.length : undefined,
  };
}

/** The JSON at an address; `undefined` where nothing is there, which static hosts tell with a page. */
async function ask<T>(url: string, signal: AbortSignal): Promise<T | undefined> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  if (response.status === 404 || !response.headers.get('Content-Type')?.includes('json')) return undefined;
  const body = await response.json();
  if (!response.ok) throw new Error(body.issues?.map(describe).join('; ') ?? `status ${response.status} from ${url}`);
  return body;
}

function describe({ path, message }: Issue): string {
  return `${path.join('.')}: ${message}`;
}

/** The filters as values; on a static host nobody checks them. */
function valuesOf(query: URLSearchParams): Omit<ReviewQuery, 'limit'> {
  const { rating, min_rating: least, max_rating: most, ...texts } = Object.fromEntries(query);
  return {
    ...texts,
    rating: rating === undefined ? undefined : Number(rating),
    min_rating: least === undefined ? undefined : Number(least),
    max_rating: most === undefined ? undefined : Number(most),
  };
}
