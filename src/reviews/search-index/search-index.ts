import { LRUCache } from 'lru-cache';
import { onceFor } from '../../once.ts';
import { firstWhere } from '../binary-search.ts';
import type { FacetKind } from '../lists/facets.ts';
import { type FacetCounts, withoutKind } from '../query/facet-counts.ts';
import type { Filters, ReviewQuery } from '../query/review-query.ts';
import type { Sort } from '../query/sort-reviews.ts';
import { type CalendarDate, dateNumber } from '../schemas/calendar-date.ts';
import type { Review } from '../schemas/review.ts';
import { foldText } from '../text/comparing/text-match.ts';
import { toByteString } from './arrays/byte-string.ts';
import { groupValues } from './arrays/lists.ts';
import { packArrays, unpackArrays } from './arrays/packed.ts';
import {
  type Bitmap,
  intersectRows,
  packRowSets,
  rowSetAt,
  type Selection,
  selectGrouped,
  selectRows,
  unionRows,
} from './arrays/row-sets.ts';
import { countRows } from './count-rows.ts';
import { createTextIndex, rowsWithNeedle } from './full-text/text-index.ts';
import { createNameIndex, type NameIndex, rowsWithName } from './name-index.ts';
import { atLeast, atMost, exactly, RATINGS, ratingNames } from './rating-names.ts';
import type { SearchData } from './search-data.ts';

/** What the index needs of a review. */
export type IndexedReview = Pick<Review, 'id' | 'date' | 'rating' | 'text' | 'mentions' | 'service_area'>;

/** What a search gives; the counts only where they are asked for. */
export interface Found {
  readonly total: number;
  readonly rows: readonly number[];
  readonly facets?: FacetCounts;
}

type Named = 'mentions_technician' | 'mentions_service' | 'service_area';

/** The names that are looked for in place of a filter's own: reviews with any of them match. */
type Meant = Readonly<Partial<Record<Named, readonly string[]>>>;

/** How many statements the insights found in a review. */
type StatementCount = (review: Pick<Review, 'id'>) => number;

/** Answers searches. A row is a review's place in the catalog, 0 the newest; a needle is the text that is looked for. */
export interface SearchIndex {
  /** How many reviews there are. */
  readonly size: number;
  /** How many reviews match, and the rows of the first `limit` of them in the order of `sort`, by default the newest first. */
  search(query: ReviewQuery, meant?: Meant): Found;
  /** How many reviews are from that day or later: they are the rows below this number. */
  countSince(date: CalendarDate): number;
  /** The row of the review with the id, or `undefined`. */
  rowOf(id: string): number | undefined;
}

/** In bytes: how large the cache of needles with their rows may be. */
const NEEDLE_CACHE = 8 * 1024 * 1024;
/** In bytes, roughly: what an entry of the cache takes besides its needle and its rows. */
const NEEDLE_OVERHEAD = 300;

/** Makes the index of reviews in the catalog's order; the same reviews give the same bytes. */
export function encodeSearchIndex(reviews: readonly IndexedReview[], statementCount: StatementCount = () => 0): Uint8Array {
  return packArrays(createSearchData(reviews, statementCount));
}

function createSearchData(reviews: readonly IndexedReview[], statementCount: StatementCount): SearchData {
  const counts = reviews.map(statementCount);
  const byCount = groupValues(counts.reduce((most, count) => Math.max(most, count), 0) + 1, (add) => {
    for (const [row, count] of counts.entries()) add(count, row);
  });
  return {
    dates: Uint32Array.from(reviews, ({ date }) => dateNumber(date)),
    ratings: createNameIndex(reviews.map(({ rating }) => ratingNames(rating))),
    technicians: createNameIndex(reviews.map(({ mentions }) => mentions.technicians.map(foldedBytes))),
    technicianNames: createNameIndex(reviews.map(({ mentions }) => mentions.technicians.map(toByteString))),
    services: createNameIndex(reviews.map(({ mentions }) => mentions.services.map(toByteString))),
    areas: createNameIndex(reviews.map(({ service_area: area }) => (area === undefined ? [] : [toByteString(area)]))),
    ids: createNameIndex(reviews.map(({ id }) => [toByteString(id)])),
    statements: packRowSets(byCount, reviews.length),
    text: createTextIndex(reviews.map(({ text }) => foldedBytes(text))),
  };
}

/** The text, folded for comparisons, as a byte string. */
function foldedBytes(text: string): string {
  return toByteString(foldText(text));
}

/** Opens an encoded index as views of the bytes, which must not change afterwards. */
export function openSearchIndex(bytes: Uint8Array): SearchIndex {
  const data = unpackArrays<SearchData>(bytes);
  const size = data.dates.length;
  const findNeedle = cachedNeedles(data);
  return {
    size,
    search(query, meant = {}) {
      const { limit, sort = 'newest', facets, ...filters } = query;
      const all = select(filters, meant);
      const found = sort === 'newest' ? selectRows(all, limit) : selectGrouped(all, groupsOf(sort), limit);
      if (!facets) return found;
      const rowsFor = (kind: FacetKind) => intersectRows(select(withoutKind(filters, kind), meant), size);
      return { ...found, facets: countRows(data, rowsFor) };
    },
    countSince: (date) => countFrom(data.dates, dateNumber(date)),
    rowOf: (id) => selectRows({ sets: [rowsWithName(data.ids, toByteString(id), size)], start: 0, end: size }, 1).rows[0],
  };

  function select(filters: Filters, meant: Meant): Selection {
    const start = filters.until === undefined ? 0 : countFrom(data.dates, dateNumber(filters.until) + 1);
    const end = filters.since === undefined ? size : countFrom(data.dates, dateNumber(filters.since));
    const sets = filterSets(data, filters, meant);
    // If no row is left, the text need not be searched, which takes longest.
    if (start >= end || sets.some((rows) => rows.length === 0)) return { sets, start, end: start };
    return { sets: filters.query ? [...sets, findNeedle(filters.query)] : sets, start, end };
  }

  /** Sets of rows without a common row, in the order of the results. */
  function* groupsOf(sort: Exclude<Sort, 'newest'>): Generator<Bitmap> {
    if (sort === 'most-said') {
      for (let count = data.statements.starts.length - 2; count >= 0; count--) yield rowSetAt(data.statements, count, size);
    } else {
      const ratings = sort === 'lowest' ? RATINGS : RATINGS.toReversed();
      for (const rating of ratings) yield rowsWithName(data.ratings, exactly(rating), size);
    }
  }
}

/** Makes the function that gives the rows whose text contains a query. */
function cachedNeedles({ dates, text }: SearchData): (query: string) => Bitmap {
  const kept = new LRUCache<string, Bitmap>({
    maxSize: NEEDLE_CACHE,
    sizeCalculation: (rows, needle) => rows.byteLength + needle.length + NEEDLE_OVERHEAD,
  });
  const rowsWith = onceFor<string, Bitmap>((needle) => rowsWithNeedle(text, needle, dates.length), kept);
  return (query) => rowsWith(foldedBytes(query));
}

/** A set of rows for each given filter besides dates and text; a filter that is an empty text is ignored. */
function filterSets({ dates, ratings, technicians, services, areas }: SearchData, filters: Filters, meant: Meant): Bitmap[] {
  const { rating, min_rating: minRating, max_rating: maxRating } = filters;
  const size = dates.length;
  const named = (name: Named, index: NameIndex, bytesOf: (text: string) => string): Bitmap[] => {
    const names = filters[name] ? (meant[name] ?? [filters[name]]) : [];
    const sets = names.map((each) => rowsWithName(index, bytesOf(each), size));
    return sets.length > 1 ? [unionRows(sets, size)] : sets;
  };
  return [
    ...(rating === undefined ? [] : [rowsWithName(ratings, exactly(rating), size)]),
    ...(minRating === undefined ? [] : [rowsWithName(ratings, atLeast(minRating), size)]),
    ...(maxRating === undefined ? [] : [rowsWithName(ratings, atMost(maxRating), size)]),
    ...named('mentions_technician', technicians, foldedBytes),
    ...named('mentions_service', services, toByteString),
    ...named('service_area', areas, toByteString),
  ];
}

/** How many of the descending dates are not before `date`. */
function countFrom(dates: Uint32Array, date: number): number {
  return firstWhere(0, dates.length, (row) => (dates[row] ?? 0) < date);
}
