import { expect, it } from 'vitest';
import type { Choice } from '../../../src/browser/review-search/choices.ts';
import { countWords } from '../../../src/browser/review-search/near-word.ts';
import { addressOf, readFields } from '../../../src/browser/review-search/search-fields.ts';
import { type CountedWay, countWays, findNamed, searchedFor, waysOut } from '../../../src/browser/review-search/ways-out.ts';
import { countFacets } from '../../../src/reviews/query/facet-counts.ts';
import { matchesQuery } from '../../../src/reviews/query/matches-query.ts';
import type { ReviewQuery } from '../../../src/reviews/query/review-query.ts';
import { SEARCH_WORDS } from '../../support/content/search-words.ts';
import { mcpSite } from '../../support/mcp/mcp.ts';

const choice = (field: Choice['field'], value: string, name: string): Choice => ({ field, value, name, kind: '', href: '' });
const CHOICES = [choice('rating', '5', '5 stars'), choice('area', 'old-mill', 'Old Mill'), choice('technician', 'Dana', 'Dana')];
const KNOWN = countWords(['the boiler', 'dana']);

const fieldsOf = (address: string) => readFields(new URLSearchParams(address));
const waysFrom = (address: string, choices = CHOICES, known = KNOWN) =>
  waysOut(fieldsOf(address), choices, known, SEARCH_WORDS).map(({ label, fields }) => [label, addressOf(fields)]);

it('takes away one thing at a time', () => {
  expect(waysFrom('?query=boiler&rating=5&area=old-mill')).toEqual([
    ['Without 5 stars', '?query=boiler&area=old-mill'],
    ['Without Old Mill', '?query=boiler&rating=5'],
    ['Without “boiler”', '?rating=5&area=old-mill'],
  ]);
});

it('looks for each word alone', () => {
  expect(waysFrom('?query=boiler+in+attic+boiler')).toEqual([
    ['“boiler”', '?query=boiler'],
    ['“attic”', '?query=attic'],
  ]);
});

it('looks first for what single words name, then for the words that few texts hold', () => {
  const choices = [
    choice('service', 'w', 'Water heaters'),
    choice('technician', 'Luis', 'Luis Soto'),
    choice('area', 'd', 'Didcot'),
  ];
  const known = countWords(['did did did fix luis luis']);
  expect(waysFrom('?query=did+zzz+Luis+fix+it&rating=5', choices, known)).toEqual([
    ['Luis Soto', '?rating=5&technician=Luis'],
    ['“Luis”', '?query=Luis&rating=5'],
    ['“fix”', '?query=fix&rating=5'],
    ['“did”', '?query=did&rating=5'],
    ['“zzz”', '?query=zzz&rating=5'],
  ]);
});

it('looks for a phrase without the quotation marks of the reader', () => {
  expect(waysFrom('?query="nobody+called"')).toEqual([
    ['“nobody called”', '?query=nobody+called'],
    ['“nobody”', '?query=nobody'],
    ['“called”', '?query=called'],
  ]);
  expect(waysFrom('?query=“attic”')).toEqual([['“attic”', '?query=attic']]);
  expect(searchedFor(fieldsOf('?query="nobody+called"'), [], SEARCH_WORDS)).toBe('"nobody called"');
});

it.each([
  ['don’t', ["don't"]],
  ['“don’t”', ['don’t', "don't"]],
  ["don't", []],
])('looks for %s with plain apostrophes, as telephones write others by themselves', (typed, others) => {
  const typedOtherwise = others.map((words) => [`“${words}”`, addressOf(fieldsOf(`?query=${words}`))]);
  expect(waysFrom(`?query=${typed}`)).toEqual(typedOtherwise);
});

it('mends slips in words and names, and keeps the order alone', () => {
  expect(waysFrom('?query=Boyler&rating=5&sort=lowest')[0]).toEqual(['“boiler”?', '?query=boiler&sort=lowest']);
  expect(waysFrom('?query=dnaa')).toEqual([
    ['Dana?', '?technician=Dana'],
    ['“dana”?', '?query=dana'],
  ]);
});

it('has none from a search for one word without a slip', () => {
  expect(waysFrom('?query=boiler')).toEqual([]);
});

it('says what was looked for', () => {
  expect(searchedFor(fieldsOf('?query=hot'), CHOICES.slice(0, 2), SEARCH_WORDS)).toBe('“hot” · 5 stars · Old Mill');
});

it('looks for mended words alone, as the whole may stand nowhere', () => {
  const ways = waysFrom('?query=pho+bo', CHOICES, countWords(['phở rất ngon', 'bo']));
  expect(ways).toEqual([
    ['“phở bo”?', '?query=ph%E1%BB%9F+bo'],
    ['“phở”', '?query=ph%E1%BB%9F'],
  ]);
});

const { reviews } = mcpSite().catalog;
const NAMES = [
  choice('service', 'drain-cleaning', 'Drain cleaning'),
  choice('service', 'drain-repair', 'Drain repair'),
  choice('technician', 'Dana Whitfield', 'Dana Whitfield'),
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

const told = (ways: readonly CountedWay[]) => ways.map(({ label, fields, total }) => [label, addressOf(fields), total]);

it('counts what the words name by one search without them, and leaves out what has no review', async () => {
  const { find, asked } = open();
  const named = await findNamed(fieldsOf('?query=drain&rating=5'), NAMES, find);
  const inFive = reviews.filter(({ rating, mentions }) => rating === 5 && mentions.services.includes('drain-cleaning')).length;
  expect(told(named)).toEqual([['Drain cleaning', '?rating=5&service=drain-cleaning', inFive]]);
  expect(asked).toEqual([{ rating: 5, facets: true, limit: 1 }]);
});

it.each(['?query=boiler', '?rating=5', '?query=dana&technician=Dana+Whitfield'])('searches nothing for %s', async (address) => {
  const { find, asked } = open();
  expect(await findNamed(fieldsOf(address), NAMES, find)).toEqual([]);
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
  expect(await findNamed(fieldsOf('?query=drain'), NAMES, fails)).toEqual([]);
  expect(await countWays([{ label: 'it', fields: fieldsOf('?rating=5') }], fails)).toEqual([]);
});
