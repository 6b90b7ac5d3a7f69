import type { Catalog } from '../../reviews/catalog.ts';
import { matchesQuery } from '../../reviews/query/matches-query.ts';
import type { ReviewQuery } from '../../reviews/query/review-query.ts';
import type { Issue } from '../../reviews/schemas/issues.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { isFiltered } from './attributes.ts';

/** What is used here of `/newest.json` and `/reviews.json`. */
interface Dataset {
  readonly business: Pick<Catalog['business'], 'name'>;
  readonly aggregate_rating: Pick<Catalog['aggregateRating'], 'rating_value' | 'rating_count'>;
  /** Newest first. */
  readonly reviews: readonly Review[];
}

/** What an element may show of a review: it links to the site that it is from, and names no job. */
export type ShownReview = Omit<Review, 'url' | 'mentions'>;

/** What an element shows. */
export interface Shown extends Omit<Dataset, 'reviews'> {
  readonly reviews: readonly ShownReview[];
  /** How many reviews pass the filters, before the limit; `undefined` if there are no filters. */
  readonly matching: number | undefined;
}

/**
 * Where reviews are. `baseUrl` ends with a slash; `searchPath` is `undefined` if the site has no search; `language` is that of
 * reviews that state none.
 */
interface Place {
  readonly baseUrl: string;
  readonly searchPath: string | undefined;
  readonly language: string;
}

/** The limits that `/newest.json` is enough for: it has the 12 newest reviews. */
const FEW = /^([1-9]|1[0-2])$/;

/**
 * The reviews that a query asks for, and the business's rating. Without filters one small file has them; otherwise the search
 * is asked, or if there is none, as on a static host, the whole dataset. Throws if the search refuses a value.
 */
export async function loadReviews(place: Place, query: URLSearchParams): Promise<Shown> {
  const { baseUrl, searchPath, language } = place;
  const isSelection = isFiltered(query);
  const aspect = query.get('aspect');
  const isSearch = isSelection || !FEW.test(query.get('limit') ?? '');
  const [newest, found, quoted] = await Promise.all([
    ask<Dataset>(`${baseUrl}newest.json`),
    isSearch && !aspect && searchPath !== undefined ? ask<Found>(`${baseUrl + searchPath}?${query}`) : undefined,
    aspect ? quotedReviews(place, aspect) : undefined,
  ]);
  const dataset = newest && (!isSearch || found || quoted) ? newest : await ask<Dataset>(`${baseUrl}reviews.json`);
  if (!dataset) throw new Error(`nothing is at ${baseUrl}reviews.json`);
  const { total, reviews } = found ?? search(quoted ?? dataset.reviews, query);
  return {
    ...dataset,
    reviews: reviews.map((review) => ({ ...review, language: review.language ?? language })),
    matching: isSelection ? total : undefined,
  };
}

/** What is used here of an answer of the search: the first reviews that match, and how many do. */
type Found = { readonly total: number; readonly reviews: readonly Review[] };

/** Searches as the server does. The values of the filters are not checked here, nor is there a server to do so. */
function search(reviews: readonly Review[], query: URLSearchParams): Found {
  const filters: Omit<ReviewQuery, 'limit'> = Object.fromEntries(
    [...query].map(([name, value]) => [name, name.endsWith('rating') ? Number(value) : value]),
  );
  const matching = reviews.filter((review) => matchesQuery(review, filters));
  return { total: matching.length, reviews: matching.slice(0, Number(query.get('limit'))) };
}

/** What is used here of `/insights.json`. */
interface Insights {
  readonly aspects: readonly { readonly id: string; readonly evidence: readonly { readonly review_id: string }[] }[];
}

/**
 * The reviews whose words the insights quote on an aspect, newest first: one by one from a server, else from the whole dataset.
 */
async function quotedReviews({ baseUrl, searchPath }: Place, aspect: string): Promise<readonly Review[]> {
  const { aspects = [] } = (await ask<Insights>(`${baseUrl}insights.json`)) ?? {};
  const evidence = aspects.find(({ id }) => id === aspect)?.evidence;
  if (!evidence) throw new Error(`aspect: allowed are ${aspects.map(({ id }) => id).join(', ')}`);
  const ids = [...new Set(evidence.map((quote) => quote.review_id))];
  const records = await Promise.all(
    searchPath === undefined ? [] : ids.map((id) => ask<Review>(baseUrl + searchPath.replace('search', id))),
  );
  const reviews = records.filter((review) => review !== undefined);
  if (reviews.length === ids.length)
    return reviews.sort((a, b) => ((a.date === b.date ? a.id > b.id : a.date < b.date) ? 1 : -1));
  const dataset = await ask<Dataset>(`${baseUrl}reviews.json`);
  return dataset?.reviews.filter(({ id }) => ids.includes(id)) ?? [];
}

/** What is on its way, by its address. Else a browser would ask for it for each element of a page, one after the other. */
const asked = new Map<string, Promise<unknown>>();

function ask<T>(url: string): Promise<T | undefined> {
  const answer = asked.get(url) ?? read(url).finally(() => asked.delete(url));
  asked.set(url, answer);
  return answer as Promise<T | undefined>;
}

/** The JSON at an address; `undefined` if nothing is there, which static hosts say with a page of HTML. */
async function read(url: string): Promise<unknown> {
  const response = await fetch(url, { credentials: 'omit' });
  if (response.status === 404 || !response.headers.get('Content-Type')?.includes('json')) return undefined;
  const body = await response.json();
  if (!response.ok) throw new Error(body.issues?.map(describe).join('; ') ?? `status ${response.status} from ${url}`);
  return body;
}

function describe({ path, message }: Issue): string {
  return `${path.join('.')}: ${message}`;
}
