import { expect, it } from 'vitest';
import type { Choice } from '../../../src/browser/review-search/choices.ts';
import { type CountedWay, countWays, findNamed } from '../../../src/browser/review-search/near-searches.ts';
import { addressOf, readFields } from '../../../src/browser/review-search/search-fields.ts';
import { countFacets } from '../../../src/reviews/query/facet-counts.ts';
import { matchesQuery } from '../../../src/reviews/query/matches-query.ts';
import type { ReviewQuery } from '../../../src/reviews/query/review-query.ts';
import { mcpSite } from '../../support/mcp/mcp.ts';

const { reviews } = mcpSite().catalog;
const CHOICES: readonly Choice[] = [
  { field: 'service', value: 'drain-cleaning', name: 'Drain cleaning', kind: '', href: '' },
  { field: 'service', value: 'drain-repair', name: 'Drain repair', kind: '', href: '' },
  { field: 'technician', value: 'Dana Whitfield', name: 'Dana Whitfield', kind: '', href: '' },
];
const OF_DRAINS = reviews.filter(({ mentions }) => mentions.services.includes('drain-cleaning')).length;

/** A search of the reviews, and the queries that it was asked. */
function open() {
  const asked: ReviewQuery[] = [];
  async function find(query: ReviewQuery) {
    asked.push(query);
    const { length } = reviews.filter((review) => matchesQuery(review, query));
    return { total: length, reviews: [], ...(query.facets && { facets: countFacets(reviews, query) }) };
  }
  return { find, asked };
}

const fieldsOf = (address: string) => readFields(new URLSearchParams(address));
const told = (ways: readonly CountedWay[]) => ways.map(({ label, fields, total }) => [label, addressOf(fields), total]);

it('counts what the words name by one search without them, and leaves out what has no review', async () => {
  const { find, asked } = open();
  const named = await findNamed(fieldsOf('?query=drain&rating=5'), CHOICES, find);
  const inFive = reviews.filter(({ rating, mentions }) => rating === 5 && mentions.services.includes('drain-cleaning')).length;
  expect(told(named)).toEqual([['Drain cleaning', '?rating=5&service=drain-cleaning', inFive]]);
  expect(asked).toEqual([{ rating: 5, facets: true, limit: 1 }]);
});

it.each(['?query=boiler', '?rating=5', '?query=dana&technician=Dana+Whitfield'])('searches nothing for %s', async (address) => {
  const { find, asked } = open();
  expect(await findNamed(fieldsOf(address), CHOICES, find)).toEqual([]);
  expect(asked).toEqual([]);
});

it('counts ways without the counts of their choices, and leaves out those that find nothing', async () => {
  const { find, asked } = open();
  const ways = ['?service=drain-cleaning', '?query=gnomes'].map((address) => ({ label: 'it', fields: fieldsOf(address) }));
  expect(told(await countWays(ways, find))).toEqual([['it', '?service=drain-cleaning', OF_DRAINS]]);
  expect(asked).toEqual([
    { mentions_service: 'drain-cleaning', limit: 1 },
    { query: 'gnomes', limit: 1 },
  ]);
});

it('knows of nothing where the search cannot be reached', async () => {
  const fails = () => Promise.resolve(undefined);
  expect(await findNamed(fieldsOf('?query=drain'), CHOICES, fails)).toEqual([]);
  expect(await countWays([{ label: 'it', fields: fieldsOf('?rating=5') }], fails)).toEqual([]);
});
