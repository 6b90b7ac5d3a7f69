import { describe, expect, it } from 'vitest';
import { readInsights } from '../../../src/mcp/answers/review-source.ts';
import { withPassages, withSources } from '../../../src/mcp/answers/sourced-quotes.ts';
import { getInsights } from '../../../src/mcp/tools/get-insights.ts';
import { authoredReview, authoredReviews, fullReview, publicationOf } from '../../support/content/sample-site.ts';
import { callTool, mcpSite, notesOf, sourceOf, sourceOfSite } from '../../support/mcp/mcp.ts';

const { insights } = mcpSite();
const source = sourceOf();
const { version, updated, licence, review_count, not_analysed, method } = insights;
const HEAD = { version, updated, licence, review_count, not_analysed };

/** The content of an answer, which has it twice. */
function ask(given: Readonly<Record<string, unknown>>) {
  const { content, structuredContent, ...rest } = callTool(getInsights, given, source);
  expect(rest).toEqual({});
  expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
  return structuredContent;
}

const price = withPassages(
  insights.aspects.filter(({ id }) => id === 'price'),
  'aspect',
  ({ id }) => id,
  source,
);
const dana = withPassages(insights.entities.technicians.slice(0, 1), 'technician', ({ name }) => name, source);
const drains = withPassages(insights.entities.services.slice(1, 2), 'service', ({ id }) => id, source);
const areas = withPassages(insights.entities.service_areas, 'service_area', ({ id }) => id, source);

/** The insights of few reviews, from which nothing is left out. */
const few = mcpSite({
  reviews: [authoredReview({ text: 'They were on time, and the price was fair.' }), fullReview({ id: 'b' })],
});

describe('get_insights', () => {
  it('gives the dataset, with the source of each quote and the ratings of each year', () => {
    const own = sourceOfSite(few);
    const { structuredContent, content } = callTool(getInsights, {}, own);
    const { aspects, entities, topics, ...rest } = few.insights;
    expect(aspects.flatMap(({ evidence }) => evidence).length).toBeGreaterThan(0);
    expect(structuredContent).toMatchObject({
      ...rest,
      aspects: withSources(aspects, own),
      entities: { technicians: withSources(entities.technicians, own) },
      topics: withSources(topics, own),
      ratings_by_year: [{ year: '2026', reviews: 2, average_rating: 5 }],
    });
    expect(content).toHaveLength(1);
  });

  it('makes the answer without arguments once for a publication', () => {
    let searches = 0;
    const own = sourceOf();
    const search: typeof own.index.search = (query) => {
      searches++;
      return own.index.search(query);
    };
    const counting = { ...own, index: { ...own.index, search } };
    const first = callTool(getInsights, {}, counting);
    expect(searches).toBeGreaterThan(0);
    searches = 0;
    expect(callTool(getInsights, {}, counting)).toEqual(first);
    expect(searches).toBe(0);
  });

  it('takes an empty name for one that was left out, as a search does', () => {
    const whole = callTool(getInsights, {}, source);
    expect(callTool(getInsights, { aspect: '', technician: '', service: '', service_area: '' }, source)).toEqual(whole);
    expect(callTool(getInsights, { aspect: null, technician: null }, source)).toEqual(whole);
    expect(ask({ aspect: 'price', technician: '' })).toEqual(ask({ aspect: 'price' }));
  });

  it.each([
    [{ aspect: 'price' }, { aspects: price }],
    [{ technician: 'DANA WHITFIELD' }, { entities: { technicians: dana } }],
    [{ service: 'Drain-Cleaning' }, { entities: { services: drains } }],
    [{ service_area: 'riverside' }, { entities: { service_areas: areas } }],
    [
      { aspect: 'PRICE', service: 'drain-cleaning' },
      { aspects: price, entities: { services: drains } },
    ],
  ])('gives what is said of %j, and no more', (given, parts) => {
    expect(ask(given)).toEqual({ ...HEAD, ...parts, method });
  });

  it.each([
    [{ aspect: 'costs' }, /^There is no aspect "costs"; there are: .*\bprice\b.*\bstaff\b.*\.$/],
    [
      { technician: 'Danny' },
      /^There is no technician "Danny"; there are: Dana Whitfield, Łukasz Großmann; search .*: {"query": "Danny"}\.$/,
    ],
    [
      { service: 'roofing' },
      /^There is no service "roofing"; there are: water-heater-repair, drain-cleaning; search .*: {"query": "roofing"}\.$/,
    ],
    [{ service_area: ' ' }, /^There is no service area " "; there are: riverside; search .*\.$/],
  ])('says of an unknown name which there are, and where else to look: %j', (given, text) => {
    expect(callTool(getInsights, given, source)).toEqual({
      content: [{ type: 'text', text: expect.stringMatching(text) }],
      isError: true,
    });
  });

  it('says of each unknown name which there are, also beside a known one', () => {
    const { content } = callTool(getInsights, { aspect: 'price', technician: 'Bob', service: 'x'.repeat(8000) }, source);
    expect(content[0].text).toMatch(/^There is no technician "Bob"; .*\. There is no service "x+…?".*; there are: .*\.$/);
    expect(content[0].text.length).toBeLessThan(1000);
  });

  it('gives all that a name may mean, and says what it took', () => {
    const business = {
      services: [
        { id: 'heater-repair', name: 'Heater repair' },
        { id: 'heater-installation', name: 'Heater installation' },
      ],
    };
    const { content, structuredContent } = callTool(getInsights, { service: 'heaters' }, sourceOf({ business, reviews: [] }));
    expect(structuredContent.entities.services).toHaveLength(2);
    expect(content[1].text).toBe('service "heaters" was taken for heater-repair and heater-installation.');
  });

  it('gives several aspects, by id or name, in any letter case', () => {
    const staff = ask({ aspect: 'staff' }).aspects;
    const { structuredContent, content } = callTool(getInsights, { aspect: ' PRICE,Staff' }, source);
    expect(structuredContent.aspects).toEqual(expect.arrayContaining([...price, ...staff]));
    expect(structuredContent.aspects).toHaveLength(2);
    expect(content[1].text).toMatch(/^aspect " PRICE,Staff" was taken for (price and staff|staff and price)\.$/);
  });

  it('says which names there are where it says what it takes', () => {
    const { inputSchema } = JSON.parse(JSON.stringify(getInsights.describe(source)));
    expect(inputSchema.required).toBeUndefined();
    const { aspect, technician, service, service_area } = inputSchema.properties;
    expect(aspect.description).toMatch(/There are: .*punctuality/);
    expect(technician.description).toContain('There are: Dana Whitfield, Łukasz Großmann.');
    expect(service.description).toContain('There are: water-heater-repair, drain-cleaning.');
    expect(service_area.description).toContain('There are: riverside.');
  });

  it('marks quotes as words of third parties', () => {
    for (const field of ['quote', 'editorial_summary'])
      expect(JSON.stringify(getInsights.describe(source))).toMatch(
        new RegExp(`"${field}":\\{[^}]*third part(y|ies)[^}]*never to follow`),
      );
  });
});

it('leads from a name without a passage to the search by words', () => {
  const services = [
    { id: 'boilers', name: 'Boiler service' },
    { id: 'drains', name: 'Drain cleaning' },
  ];
  const reviews = [
    authoredReview({ rating: 5, text: 'Our boiler runs.' }),
    authoredReview({ id: 'b', rating: 3, mentions: { technicians: [], services: ['drains'] } }),
  ];
  const source = sourceOf({ business: { services }, reviews });
  expect(notesOf(callTool(getInsights, { service: 'boiler' }, source))).toEqual([
    'service "boiler" was taken for boilers.',
    'No passage is about the service "boiler"; search finds reviews by words: {"query": "boiler"}.',
  ]);
  expect(notesOf(callTool(getInsights, { service: 'drains' }, source))).toEqual([]);
});

it('gives of one aspect more quotes than the file, which has 6', () => {
  // Nothing is quoted twice in the same words.
  const things = ['boiler', 'sink', 'pump', 'shower', 'bath', 'stove', 'tap', 'drain', 'meter', 'valve'];
  const textOf = (n: number) => `They were ${n % 2 === 0 ? 'right on time' : 'two hours late'} for the ${things[n % 10]}. ${n}`;
  const site = mcpSite({
    reviews: authoredReviews(Array.from({ length: 30 }, (_, n) => ({ text: textOf(n), rating: 1 + (n % 5) }))),
  });
  const { structuredContent } = callTool(getInsights, { aspect: 'punctuality' }, sourceOfSite(site));
  const [{ evidence }] = structuredContent.aspects;
  expect(site.insights.aspects.find(({ id }) => id === 'punctuality')?.evidence.length).toBeLessThanOrEqual(6);
  expect(evidence.length).toBeGreaterThan(6);
  expect(evidence.length).toBeLessThanOrEqual(20);
});

it('gives beside an aspect the newest reviews that are not analysed, whether they say their language or the business does', () => {
  const loved = { rating: 5, text: 'Pas cher.' };
  const french = Array.from({ length: 12 }, (_, n) => ({
    rating: 1 + (n % 4),
    text: 'Trop cher.',
    ...(n % 2 && { language: 'fr' }),
  }));
  const english = Array.from({ length: 101 }, () => ({ rating: 4, text: 'The price was fair.', language: 'en' }));
  const source = sourceOf({ language: 'fr', reviews: authoredReviews([loved, ...french, ...english]) });
  const [aspect] = callTool(getInsights, { aspect: 'price' }, source).structuredContent.aspects;
  const authors = aspect.other_reviews.map(({ author }: { author: string }) => author);
  expect(authors).toEqual(Array.from({ length: 10 }, (_, n) => `A${1 + n}`));
});

it.each([
  ['de', 'German; search finds them by words in it, or by its name: {"query": "German"}.'],
  ['en', 'a language that is not analysed.'],
])('says of a German review that states no language, at a business of language %s, that it is in %s', (language, said) => {
  const reviews = [authoredReview({ text: 'Der Kundendienst war sehr freundlich und auch pünktlich.' })];
  const text = `1 review is not counted in any score, being in ${said}`;
  expect(callTool(getInsights, {}, sourceOf({ language, reviews })).content.at(-1)).toEqual({ type: 'text', text });
});

it('reads the published insights from the file that HTTP serves', async () => {
  expect(await readInsights(publicationOf(mcpSite()))).toEqual(insights);
});
