import { LRUCache } from 'lru-cache';
import { firstWhere } from '../binary-search.ts';
import type { ReviewQuery } from '../query/review-query.ts';
import type { CalendarDate } from '../schemas/calendar-date.ts';
import type { Review } from '../schemas/review.ts';
import { foldText } from '../text/text-match.ts';
import { toByteString } from './arrays/byte-string.ts';
import { type Bitmap, selectRows } from './arrays/row-sets.ts';
import { packSections, unpackSections } from './arrays/sections.ts';
import { createTextIndex, rowsWithNeedle } from './full-text/text-index.ts';
import { createNameIndex, rowsWithName } from './name-index.ts';
import { readSearchData, type SearchData, searchSections } from './search-data.ts';

/** What the index needs of a review. */
export type IndexedReview = Pick<Review, 'id' | 'date' | 'rating' | 'text' | 'mentions' | 'service_area'>;

/** Answers searches. A row is a review's place in the catalog, 0 the newest; a needle is the text that is looked for. */
export interface SearchIndex {
  /** How many reviews there are. */
  readonly size: number;
  /** How many reviews match, and the rows of the first `limit` of them, ascending. */
  search(query: ReviewQuery): { total: number; rows: readonly number[] };
  /** How many reviews are from that day or later: they are the rows below this number. */
  countSince(date: CalendarDate): number;
  /** The row of the review with the id, or `undefined`. */
  rowOf(id: string): number | undefined;
}

/** The rows of needles that were looked for before are kept, in so many bytes. */
const NEEDLE_CACHE = 8 * 1024 * 1024;
/** An entry of the cache takes about so many bytes besides its needle and its rows. */
const NEEDLE_OVERHEAD = 300;

/** Makes the index of reviews in the catalog's order; the same reviews give the same bytes. */
export function encodeSearchIndex(reviews: readonly IndexedReview[]): Uint8Array {
  return packSections(searchSections(createSearchData(reviews)));
}

function createSearchData(reviews: readonly IndexedReview[]): SearchData {
  return {
    dates: Uint32Array.from(reviews, ({ date }) => dateNumber(date)),
    ratings: createNameIndex(reviews.map(({ rating }) => ratingNames(rating))),
    technicians: createNameIndex(reviews.map(({ mentions }) => mentions.technicians.map(foldedBytes))),
    services: createNameIndex(reviews.map(({ mentions }) => mentions.services.map(toByteString))),
    areas: createNameIndex(reviews.map(({ service_area: area }) => (area === undefined ? [] : [toByteString(area)]))),
    ids: createNameIndex(reviews.map(({ id }) => [toByteString(id)])),
    text: createTextIndex(reviews.map(({ text }) => foldedBytes(text))),
  };
}

/** The text as it is compared. */
function foldedBytes(text: string): string {
  return toByteString(foldText(text));
}

function dateNumber(date: string): number {
  return Number(date.replaceAll('-', ''));
}

const RATINGS = [1, 2, 3, 4, 5];

/** A rating's own name, and those of all bounds that it keeps. */
function ratingNames(rating: number): string[] {
  const least = RATINGS.filter((bound) => rating >= bound).map(atLeast);
  const most = RATINGS.filter((bound) => rating <= bound).map(atMost);
  return [exactly(rating), ...least, ...most];
}

function exactly(rating: number): string {
  return `=${rating}`;
}

function atLeast(rating: number): string {
  return `>=${Math.ceil(rating)}`;
}

function atMost(rating: number): string {
  return `<=${Math.floor(rating)}`;
}

/** Opens an encoded index, as views of the bytes; they must not change afterwards. */
export function openSearchIndex(bytes: Uint8Array): SearchIndex {
  const data = readSearchData(unpackSections(bytes));
  const size = data.dates.length;
  const findNeedle = cachedNeedles(data);
  return {
    size,
    search(query) {
      const filters = filterSets(data, query);
      const start = query.until === undefined ? 0 : countFrom(data.dates, dateNumber(query.until) + 1);
      const end = query.since === undefined ? size : countFrom(data.dates, dateNumber(query.since));
      // Nothing is left for the text to filter, and a search in it takes longest.
      if (start >= end || filters.some((rows) => rows.length === 0)) return { total: 0, rows: [] };
      const sets = query.query ? [...filters, findNeedle(query.query)] : filters;
      return selectRows(sets, start, end, query.limit);
    },
    countSince: (date) => countFrom(data.dates, dateNumber(date)),
    rowOf: (id) => selectRows([rowsWithName(data.ids, toByteString(id), size)], 0, size, 1).rows[0],
  };
}

function cachedNeedles({ dates, text }: SearchData): (query: string) => Bitmap {
  const kept = new LRUCache<string, Bitmap>({
    maxSize: NEEDLE_CACHE,
    sizeCalculation: (rows, needle) => rows.byteLength + needle.length + NEEDLE_OVERHEAD,
  });
  return (query) => {
    const needle = foldedBytes(query);
    const known = kept.get(needle);
    if (known) return known;
    const rows = rowsWithNeedle(text, needle, dates.length);
    kept.set(needle, rows);
    return rows;
  };
}

/** A set of rows for each filter that is given, but for dates and text; an empty text filters nothing. */
function filterSets({ dates, ratings, technicians, services, areas }: SearchData, query: ReviewQuery): Bitmap[] {
  const { rating, min_rating: minRating, max_rating: maxRating, service_area: area } = query;
  const { mentions_technician: technician, mentions_service: service } = query;
  const size = dates.length;
  return [
    ...(rating === undefined ? [] : [rowsWithName(ratings, exactly(rating), size)]),
    ...(minRating === undefined ? [] : [rowsWithName(ratings, atLeast(minRating), size)]),
    ...(maxRating === undefined ? [] : [rowsWithName(ratings, atMost(maxRating), size)]),
    ...(technician ? [rowsWithName(technicians, foldedBytes(technician), size)] : []),
    ...(service ? [rowsWithName(services, toByteString(service), size)] : []),
    ...(area ? [rowsWithName(areas, toByteString(area), size)] : []),
  ];
}

/** How many of the descending dates are not before `date`. */
function countFrom(dates: Uint32Array, date: number): number {
  return firstWhere(0, dates.length, (row) => (dates[row] ?? 0) < date);
}
