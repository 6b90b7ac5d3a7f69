import { meanRating } from '../catalog.ts';
import type { Review } from '../schemas/review.ts';
import type { Facet } from './facets.ts';

/** How many reviews a page of a list shows. */
export const PAGE_LENGTH = 20;

/** One page of a list of reviews: of all, or of a facet. */
export interface ListPage {
  /** `undefined`: all reviews. */
  readonly facet: Facet | undefined;
  /** The list's first page, below `{base_url}`. */
  readonly path: string;
  /** How many reviews the whole list has. */
  readonly total: number;
  /** The mean rating of the whole list. */
  readonly average: number | null;
  /** From 1. */
  readonly number: number;
  readonly last: number;
  readonly reviews: readonly Review[];
}

/** The pages of a list, at least one. */
export function listPages(list: { facet?: Facet; path: string; reviews: readonly Review[] }): ListPage[] {
  const { facet, path, reviews } = list;
  const average = meanRating(reviews);
  const last = Math.max(1, Math.ceil(reviews.length / PAGE_LENGTH));
  return Array.from({ length: last }, (_, at) => ({
    facet,
    path,
    total: reviews.length,
    average,
    number: at + 1,
    last,
    reviews: reviews.slice(at * PAGE_LENGTH, (at + 1) * PAGE_LENGTH),
  }));
}

/** Where a page of a list is, below `{base_url}`: the first at the list's own address. */
export function pagePath({ path }: Pick<ListPage, 'path'>, number: number): string {
  return number === 1 ? path : `${path}/page/${number}`;
}
