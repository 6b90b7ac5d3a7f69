import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFacets } from '../../../src/reviews/query/facet-counts.ts';
import { matchesQuery } from '../../../src/reviews/query/matches-query.ts';
import type { ReviewQuery } from '../../../src/reviews/query/review-query.ts';
import { SORTS, type Sort, sortReviews } from '../../../src/reviews/query/sort-reviews.ts';
import {
  encodeSearchIndex,
  type Found,
  type IndexedReview,
  openSearchIndex,
} from '../../../src/reviews/search-index/search-index.ts';

/** Finds reviews by reading each one, without an index. */
function filterReviews(reviews: readonly IndexedReview[], query: ReviewQuery): Found {
  const found = reviews.map((review, row) => ({ ...review, row })).filter((review) => matchesQuery(review, query));
  const rows = sorted(found, query.sort).map(({ row }) => row);
  const { limit, sort: _, facets, ...filters } = query;
  return { total: rows.length, rows: rows.slice(0, limit), ...(facets && { facets: countFacets(reviews, filters) }) };
}

function sorted<R extends IndexedReview>(reviews: readonly R[], sort: Sort = 'newest'): readonly R[] {
  return sort === 'most-said' ? reviews.toSorted((a, b) => statementCount(b) - statementCount(a)) : sortReviews(reviews, sort);
}

/** Few of many reviews have the same number. */
function statementCount({ id }: { readonly id: string }): number {
  return (Number(id.slice(1)) * 7) % 11;
}

const UNITS = [...'sSßſẞiIİıﬁfΣσς水😀\u0307\u0301\u0000\ud800.'];
const SPACES = [' ', ' ', ' ', '\u00a0', '\t', '\n', '\r\n', '\u2028', '\u0085', '\u3000'];
const NAMES = ['Sam', 'SAM', 'Straße', 'STRASSE', 'İs', 'is', 'Σς', 'ΣΣ'];
const SERVICES = ['drain', 'Drain', 'leak', 'straße'];
const AREAS = ['drain', 'north', 'North', 'straße'];

const text = fc.string({ unit: fc.constantFrom(...UNITS, ...SPACES), maxLength: 24 });
const date = fc.constantFrom('2025-12-31', '2026-01-01', '2026-01-02', '2026-02-28', '2026-03-01');
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const review = fc.record({
  date,
  rating: fc.integer({ min: 1, max: 5 }),
  text,
  mentions: fc.record({
    technicians: fc.array(fc.constantFrom(...NAMES), { maxLength: 3 }),
    services: fc.array(fc.constantFrom(...SERVICES), { maxLength: 2 }),
  }),
  service_area: maybe(fc.constantFrom(...AREAS)),
});

/** In the catalog's order. Sometimes so many other words precede the reviews that the index chooses other ways to search. */
const catalog = fc
  .tuple(fc.array(review, { maxLength: 90 }), fc.boolean())
  .map(([reviews, isLong]) =>
    reviews
      .sort((a, b) => (a.date < b.date ? 1 : -Number(a.date > b.date)))
      .map((each, row) => ({ ...each, id: `r${row}`, text: isLong && row < 3 ? `${each.text} ${FILLER}` : each.text })),
  );
const FILLER = Array.from({ length: 500 }, (_, index) => `x${index}`).join(' ');

/** A piece of one of the texts in other letters, or any text. */
function needleFor(reviews: readonly IndexedReview[]): fc.Arbitrary<string> {
  if (reviews.length === 0) return text;
  const piece = fc.tuple(fc.constantFrom(...reviews), fc.nat(24), fc.nat(9), fc.constantFrom('', 'upper', 'lower', 'nfd'));
  const cut = piece.map(([{ text: source }, start, length, form]) => {
    // Only whole characters, because half of one is no part of a text (which has a test of its own).
    const part = [...source].slice(start, start + length).join('');
    if (form === 'upper') return part.toUpperCase();
    if (form === 'lower') return part.toLowerCase();
    return form === 'nfd' ? part.normalize('NFD') : part;
  });
  return fc.oneof({ weight: 5, arbitrary: cut }, { weight: 1, arbitrary: text });
}

function queryFor(reviews: readonly IndexedReview[]): fc.Arbitrary<ReviewQuery> {
  const filters = fc.record({
    rating: maybe(fc.integer({ min: 1, max: 5 })),
    min_rating: maybe(fc.constantFrom(1, 2, 3.5, 4, 4.01, 5)),
    max_rating: maybe(fc.constantFrom(1, 1.99, 2, 3.5, 4, 5)),
    since: maybe(date),
    until: maybe(date),
    mentions_technician: maybe(fc.constantFrom('', 'sa', ...NAMES)),
    mentions_service: maybe(fc.constantFrom('', 'DRAIN', ...SERVICES)),
    service_area: maybe(fc.constantFrom('', 'NORTH', 'leak', ...AREAS)),
  });
  const only = fc.subarray(
    ['rating', 'min_rating', 'max_rating', 'since', 'until', 'mentions_technician', 'mentions_service', 'service_area'] as const,
    { maxLength: 3 },
  );
  const rest = {
    query: maybe(needleFor(reviews)),
    limit: fc.integer({ min: 1, max: 100 }),
    sort: maybe(fc.constantFrom(...SORTS)),
    facets: fc.boolean(),
  };
  return fc
    .record({ given: filters, keys: only, ...rest })
    .map(({ given, keys, ...query }) => ({ ...Object.fromEntries(keys.map((key) => [key, given[key]])), ...query }));
}

describe('search', () => {
  it('finds what the plain filter finds', () => {
    const cases = catalog.chain((reviews) =>
      fc.tuple(fc.constant(reviews), fc.array(queryFor(reviews), { minLength: 10, maxLength: 40 })),
    );
    let matches = 0;
    fc.assert(
      fc.property(cases, ([reviews, queries]) => {
        const index = openSearchIndex(encodeSearchIndex(reviews, statementCount));
        const expected = queries.map((query) => filterReviews(reviews, query));
        // Twice, because the second answer may be cached.
        for (let times = 0; times < 2; times++) expect(queries.map((query) => index.search(query))).toEqual(expected);
        matches += queries.filter(({ query }, n) => query && expected[n]?.total).length;
      }),
      { numRuns: 35 },
    );
    expect(matches, 'queries with a needle that some text holds').toBeGreaterThan(50);
  });

  it('finds the reviews with any of the names that a filter may mean, and counts them', () => {
    const reviews = ['Ann', 'Ben', 'Cid', 'Ann'].map((name, row) =>
      reviewOf({ id: `r${row}`, rating: row + 1, mentions: { technicians: [name], services: [] } }),
    );
    const index = openSearchIndex(encodeSearchIndex(reviews));
    const query = { mentions_technician: 'Ann', min_rating: 2, facets: true, limit: 5 };
    const found = index.search(query, { mentions_technician: ['Ann', 'Cid'] });
    expect(found).toMatchObject({ total: 2, rows: [2, 3] });
    expect(found.facets?.rating).toEqual({ 1: 1, 2: 0, 3: 1, 4: 1, 5: 0 });
    expect(found.facets?.technician).toEqual({ Ann: 1, Ben: 1, Cid: 1 });
  });

  it('finds no half of a character', () => {
    const index = openSearchIndex(encodeSearchIndex([reviewOf({ text: 'so 😀 good' }), reviewOf({ text: 'cut \ud83d' })]));
    expect(index.search({ query: '\ud83d', limit: 5 })).toEqual({ total: 1, rows: [1] });
    expect(index.search({ query: '\ufffd', limit: 5 })).toEqual({ total: 0, rows: [] });
  });

  it('answers an index of no reviews', () => {
    const index = openSearchIndex(encodeSearchIndex([]));
    expect(index.size).toBe(0);
    for (const query of [{}, { query: 'a' }, { query: 'hot water' }, { rating: 5 }, { service_area: 'north' }]) {
      expect(index.search({ ...query, limit: 20 })).toEqual({ total: 0, rows: [] });
    }
    expect(index.countSince('2026-01-01')).toBe(0);
  });
});

it('countSince counts the reviews on or after a day', () => {
  const dates = ['2026-03-02', '2026-03-01', '2026-03-01', '2025-12-31'];
  const index = openSearchIndex(encodeSearchIndex(dates.map((each) => reviewOf({ date: each }))));
  expect(['2026-03-03', '2026-03-02', '2026-03-01', '2026-01-01', '2025-12-31', '0001-01-01'].map(index.countSince)).toEqual([
    0, 1, 3, 3, 4, 4,
  ]);
});

it('encodeSearchIndex gives the same bytes for the same reviews', () => {
  fc.assert(
    fc.property(catalog, (reviews) => {
      expect(Buffer.compare(encodeSearchIndex(reviews), encodeSearchIndex(structuredClone(reviews)))).toBe(0);
    }),
    { numRuns: 20 },
  );
});

function reviewOf(fields: Partial<IndexedReview>): IndexedReview {
  return { id: 'r', date: '2026-01-01', rating: 5, text: 'good', mentions: { technicians: [], services: [] }, ...fields };
}

describe('rowOf', () => {
  it('finds the row of every id, and of no other', () => {
    const id = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,6}$/);
    fc.assert(
      fc.property(fc.uniqueArray(id, { maxLength: 80 }), fc.array(id, { maxLength: 20 }), (ids, others) => {
        const index = openSearchIndex(encodeSearchIndex(ids.map((each) => reviewOf({ id: each }))));
        for (const each of [...ids, ...others])
          expect(index.rowOf(each)).toBe(ids.includes(each) ? ids.indexOf(each) : undefined);
      }),
      { numRuns: 10 },
    );
  });

  it('finds none for what is no id', () => {
    const index = openSearchIndex(encodeSearchIndex([reviewOf({ id: 'a-1' })]));
    for (const other of ['', 'a', 'a-', 'a-11', 'A-1', 'ä', '\ud800']) expect(index.rowOf(other)).toBeUndefined();
  });
});
