import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statementCountOf } from '../../../src/insights/dataset/review-reading.ts';
import { createReviewSource } from '../../../src/mcp/answers/review-source.ts';
import { searchReviews } from '../../../src/mcp/tools/search-reviews.ts';
import { countFacets } from '../../../src/reviews/query/facet-counts.ts';
import { matchesQuery } from '../../../src/reviews/query/matches-query.ts';
import { type ReviewQuery, reviewQuerySchema } from '../../../src/reviews/query/review-query.ts';
import { sortReviews } from '../../../src/reviews/query/sort-reviews.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';
import { authoredReview, publicationOf } from '../../support/content/sample-site.ts';
import { callTool, DATES, mcpSite, notesOf, SERVICES, sourceOf, TECHNICIANS } from '../../support/mcp/mcp.ts';

const site = mcpSite();
const publication = publicationOf(site);
const source = createReviewSource(publication, site.insights);

function plainSearch(query: ReviewQuery) {
  const { limit, sort = 'newest', facets, ...filters } = query;
  const found = site.catalog.reviews.filter((review) => matchesQuery(review, filters));
  const sorted =
    sort === 'most-said' ? found.toSorted((a, b) => statementCount(b) - statementCount(a)) : sortReviews(found, sort);
  const reviews = sorted.slice(0, limit);
  const counts = facets ? countFacets(site.catalog.reviews, filters) : undefined;
  return JSON.parse(JSON.stringify({ total: found.length, count: reviews.length, limit, facets: counts, reviews }));
}

const statementCount = statementCountOf(site.readings);

const waterHeaters = [
  { id: 'wh-repair', name: 'Water heater repair' },
  { id: 'wh-installation', name: 'Water heater installation' },
];

const staffed = sourceOf(
  {
    business: {
      technicians: ['Jacob Sørensen', 'Ana Ruiz', 'Ana Vidal'].map((name) => ({ name })),
      services: waterHeaters,
      service_areas: [{ id: 'fairmont-township', name: 'Fairmont Township' }],
    },
    reviews: [
      authoredReview({ id: 'a', mentions: { technicians: ['Jacob Sørensen'], services: ['wh-repair'] } }),
      authoredReview({ id: 'b', mentions: { technicians: ['Jacob Sørensen'], services: [] }, service_area: 'fairmont-township' }),
      authoredReview({ id: 'c', mentions: { technicians: ['Ana Ruiz'], services: [] } }),
      authoredReview({ id: 'd', mentions: { technicians: ['Ana Vidal'], services: ['wh-installation'] } }),
    ],
  },
  {
    aliases: {
      technicians: new Map([['Jacob Sørensen', ['Jobs']]]),
      services: new Map([['wh-repair', ['boiler tank']]]),
      service_areas: new Map(),
    },
  },
);

const stars = fc.integer({ min: 1, max: 5 });
const bound = fc.double({ min: 1, max: 5, noNaN: true });
const day = fc.constantFrom(...DATES, '2024-02-29', '0000-01-01', '9999-12-31');
const any = {
  rating: stars,
  min_rating: bound,
  max_rating: bound,
  since: day,
  until: day,
  query: fc.oneof(fc.constantFrom('', 'water', 'STRASSE', '"never again"', '😀', 'e', '出'), fc.string({ unit: anyCharacter })),
  mentions_technician: fc.constantFrom('', ...TECHNICIANS, 'dana whitfield', 'ŁUKASZ GROSSMANN', 'Nobody'),
  mentions_service: fc.constantFrom('', ...SERVICES),
  service_area: fc.constantFrom('', 'riverside'),
  sort: fc.constantFrom('newest', 'highest', 'lowest', 'most-said'),
  facets: fc.boolean(),
  limit: fc.integer({ min: 1, max: 100 }),
} satisfies Record<keyof ReviewQuery, fc.Arbitrary<unknown>>;

/** A few of the arguments, which do not exclude each other. */
const filters = fc
  .subarray(Object.keys(any) as (keyof ReviewQuery)[], { maxLength: 4 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, any[name]]))))
  .filter((given) => reviewQuerySchema.safeParse(given).success) as fc.Arbitrary<Partial<ReviewQuery>>;

describe('search_reviews', () => {
  it('finds for any arguments what plain filters find, in the bytes of HTTP', () => {
    const seen = { found: 0, nothing: 0 };
    fc.assert(
      fc.property(filters, (given) => {
        const result = callTool(searchReviews, given, source);
        const query = { limit: 20, ...given };
        const expected = plainSearch(query);
        expect(result.structuredContent).toEqual(expected);
        expect(result.content[0]).toEqual({ type: 'text', text: String(publication.search(query).read('identity')) });
        // Why nothing was found, or how to go on.
        const isMoreSaid = expected.total === 0 || expected.count < expected.total;
        expect(notesOf(result)).toHaveLength(isMoreSaid ? 1 : 0);
        seen[expected.total === 0 ? 'nothing' : 'found']++;
      }),
      { numRuns: 300 },
    );
    for (const count of Object.values(seen)) expect(count, JSON.stringify(seen)).toBeGreaterThan(20);
  });

  it.each([
    [{ rating: '5' }, 'rating', 'invalid_type', '"5" is text, not a whole number from 1 to 5; write it without quotes'],
    [{ limit: 101 }, 'limit', 'too_big', '101 is more than 100'],
    [{ since: '2026-02-01', until: '2026-01-01' }, 'since', 'out_of_order', 'is later than until'],
  ])('tells what is wrong with %j', (given, name, code, message) => {
    const result = callTool(searchReviews, given, source);
    expect(JSON.parse(result.content[0].text)).toEqual({ issues: [{ path: [name], code, message }] });
  });

  it.each([
    [{ mentions_technician: 'jobs' }, 2, ['mentions_technician "jobs" was taken for Jacob Sørensen.']],
    [{ mentions_technician: 'ANA RUIZ' }, 1, []],
    [{ mentions_service: 'WH-Repair' }, 1, []],
    [{ service_area: 'FAIRMONT-TOWNSHIP' }, 1, []],
    [{ mentions_service: 'boiler tank' }, 1, ['mentions_service "boiler tank" was taken for wh-repair.']],
    [{ service_area: 'Fairmont' }, 1, ['service_area "Fairmont" was taken for fairmont-township.']],
  ])('finds by another name, and says whom or what it took: %j', (given, total, notes) => {
    const result = callTool(searchReviews, given, staffed);
    expect(result.structuredContent.total).toBe(total);
    expect(notesOf(result)).toEqual(notes);
  });

  it('takes all that a name may mean, together with the other filters, and says so', () => {
    const found = (given: Record<string, unknown>) => {
      const result = callTool(searchReviews, given, staffed);
      const { total, count, reviews } = result.structuredContent;
      return { total, count, ids: reviews.map(({ id }: { id: string }) => id), notes: notesOf(result) };
    };
    expect(found({ mentions_technician: 'Ana' })).toEqual({
      total: 2,
      count: 2,
      ids: ['c', 'd'],
      notes: ['mentions_technician "Ana" was taken for Ana Ruiz and Ana Vidal.'],
    });
    const notes = ['mentions_service "water heater" was taken for wh-repair and wh-installation.'];
    const services = { mentions_service: 'water heater' };
    expect(found({ ...services, limit: 1 })).toEqual({ total: 2, count: 1, ids: ['a'], notes: [...notes, expect.any(String)] });
    expect(found({ ...services, mentions_technician: 'Ana' })).toMatchObject({ total: 1, ids: ['d'] });
    expect(found({ ...services, since: '2999-01-01' })).toMatchObject({ total: 0, ids: [] });
  });

  it('blames a name for finding nothing only if nothing of what it may mean is found', () => {
    const why = (mentioned: string[]) => {
      const reviews = [authoredReview({ id: 'a', rating: 5, mentions: { technicians: [], services: mentioned } })];
      const given = { rating: 1, mentions_service: 'water heater' };
      return notesOf(callTool(searchReviews, given, sourceOf({ business: { services: waterHeaters }, reviews }))).at(-1);
    };
    const rating = 'rating 1 was given by none; get_business tells how many gave each rating.';
    const service = 'mentions_service "wh-repair" or "wh-installation" is in none; services: wh-repair, wh-installation.';
    expect(why(['wh-installation'])).toBe(`No review matches: ${rating}`);
    expect(why([])).toMatch(new RegExp(`^No review matches: ${service} ${rating} Mentions come from the job's record`));
  });
});
