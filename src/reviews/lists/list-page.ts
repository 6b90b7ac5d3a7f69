import { meanRating } from '../catalog.ts';
import { LEAST_FOR_A_PERSON } from '../mean.ts';
import type { Review } from '../schemas/review.ts';
import type { Facet } from './facets.ts';

/** How many reviews a page of a list shows. The first page shows half as many to one and a half times as many. */
export const PAGE_LENGTH = 20;
const FEWEST = PAGE_LENGTH / 2;

/** One page of a list of reviews: of all, or of a facet. */
export interface ListPage {
  /** `undefined`: all reviews. */
  readonly facet: Facet | undefined;
  /** The list's first page, below `{base_url}`. */
  readonly list: string;
  /** From 1, the page of the oldest reviews; `undefined` on the list's first page, which has the newest. */
  readonly number: number | undefined;
  readonly path: string;
  /** The paths of the next pages with newer and with older reviews. */
  readonly newer: string | undefined;
  readonly older: string | undefined;
  /** Newest first. */
  readonly reviews: readonly Review[];
  /** Of the whole list; only its first page has this. The mean is `null` where it would say nothing. */
  readonly whole: { readonly total: number; readonly average: number | null } | undefined;
}

/**
 * The pages of a list, at least one. All but the first are filled and numbered from the oldest review on: a new review changes
 * the first page and leaves the others, and their addresses, as they are.
 */
export function listPages({ facet, path, reviews }: { facet?: Facet; path: string; reviews: readonly Review[] }): ListPage[] {
  const full = Math.max(0, Math.floor((reviews.length - FEWEST) / PAGE_LENGTH));
  const pathOf = (number: number) => (number > full ? path : `${path}/page/${number}`);
  const startOf = (number: number) => reviews.length - number * PAGE_LENGTH;
  return Array.from({ length: full + 1 }, (_, at) => {
    const number = full + 1 - at;
    const isFirst = at === 0;
    return {
      facet,
      list: path,
      number: isFirst ? undefined : number,
      path: pathOf(number),
      newer: isFirst ? undefined : pathOf(number + 1),
      older: number > 1 ? pathOf(number - 1) : undefined,
      reviews: reviews.slice(isFirst ? 0 : startOf(number), startOf(number - 1)),
      whole: isFirst ? { total: reviews.length, average: averageOf(facet, reviews) } : undefined,
    };
  });
}

/** The mean rating of a list, unless all its reviews have the same stars by choice, or a person has few. */
function averageOf(facet: Facet | undefined, reviews: readonly Review[]): number | null {
  if (facet?.kind === 'rating') return null;
  return facet?.kind === 'technician' && reviews.length < LEAST_FOR_A_PERSON ? null : meanRating(reviews);
}
