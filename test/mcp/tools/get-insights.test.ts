import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../src/insights/dataset/schemas/insights-schema.ts';
import type { Passage } from '../../../src/insights/dataset/schemas/passage-schema.ts';
import { readInsights } from '../../../src/mcp/answers/review-source.ts';
import { withSources } from '../../../src/mcp/answers/sourced-quotes.ts';
import { getInsights } from '../../../src/mcp/tools/get-insights.ts';
import type { Review } from '../../../src/reviews/schemas/review.ts';
import { authoredReview, authoredReviews, fullReview, publicationOf } from '../../support/content/sample-site.ts';
import { callTool, mcpSite, sourceOf, sourceOfSite } from '../../support/mcp/mcp.ts';

const { insights, catalog, passages } = mcpSite();
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

/** The answer for a claim of `/insights.json` with these known passages. Each text here is short. */
function answered(claim: { evidence: Evidence[] } | undefined, key: string): object {
  const { evidence: _, ...rest } = claim ?? expect.fail('no such claim');
  const quotesOf = (of: boolean) =>
    (passages.get(key) ?? []).flatMap(({ review_id, start, end, sentiment, is_quotable }) => {
      const { text, rating, author, date, url, disclosure, response } =
        catalog.reviews.find(({ id }) => id === review_id) ?? expect.fail();
      const quote = text.slice(start, end);
      const source = {
        rating,
        author,
        date,
        url,
        ...(disclosure && { disclosure }),
        ...(response && { response: response.text }),
      };
      return is_quotable === of ? [{ quote, sentiment, ...(quote !== text && { context: text }), ...source }] : [];
    });
  const lists = { ...rest, evidence: quotesOf(true), less_sure: quotesOf(false), other_reviews: othersOf(key) };
  return Object.fromEntries(Object.entries(lists).filter(([, value]) => !Array.isArray(value) || value.length > 0));
}

/** The reviews that name it with fewer than 5 stars, except those with a passage. */
function othersOf(key: string): object[] {
  const quoted = (passages.get(key) ?? []).map(({ review_id }) => review_id);
  const [, kind = '', name = ''] = /^(\w+) (.*)$/.exec(key) ?? [];
  const names = ({ mentions: { technicians, services }, service_area }: Review) =>
    ({ technician: technicians, service: services, service_area: [service_area] })[kind]?.includes(name) ?? false;
  return catalog.reviews
    .filter((review) => names(review) && review.rating < 5 && !quoted.includes(review.id))
    .slice(0, 10)
    .map(({ text, rating, author, date, url, disclosure, response }) => {
      return { text, rating, author, date, url, ...(disclosure && { disclosure }), ...(response && { response: response.text }) };
    });
}

const price = answered(
  insights.aspects.find(({ id }) => id === 'price'),
  'aspect price',
);
const dana = answered(insights.entities.technicians[0], 'technician Dana Whitfield');
const drains = answered(insights.entities.services[1], 'service drain-cleaning');
const areas = insights.entities.service_areas.map((area) => answered(area, `service_area ${area.id}`));

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
    [{ aspect: 'price' }, { aspects: [price] }],
    [{ technician: 'DANA WHITFIELD' }, { entities: { technicians: [dana] } }],
    [{ service: 'Drain-Cleaning' }, { entities: { services: [drains] } }],
    [{ service_area: 'riverside' }, { entities: { service_areas: areas } }],
    [
      { aspect: 'PRICE', service: 'drain-cleaning' },
      { aspects: [price], entities: { services: [drains] } },
    ],
  ])('gives what is said of %j, and no more', (given, parts) => {
    expect(ask(given)).toEqual({ ...HEAD, ...parts, method });
  });

  it.each([
    [{ aspect: 'costs' }, /^There is no aspect "costs"; there are: .*\bprice\b.*\bstaff\b.*\.$/],
    [{ technician: 'Danny' }, /^There is no technician "Danny"; there are: Dana Whitfield, Łukasz Großmann\.$/],
    [{ service: 'roofing' }, /^There is no service "roofing"; there are: water-heater-repair, drain-cleaning\.$/],
    [{ service_area: ' ' }, /^There is no service area " "; there are: riverside\.$/],
  ])('says of an unknown name which there are: %j', (given, text) => {
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
    expect(structuredContent.aspects).toEqual(expect.arrayContaining([price, ...staff]));
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

describe('of one aspect get_insights', () => {
  const texts = [
    'They were on time. '.repeat(3),
    'They came at noon, two hours late.',
    'He rang at 12:40, well after the window.',
  ];
  // Nothing is quoted twice in the same words.
  const things = ['boiler', 'sink', 'pump', 'shower', 'bath', 'stove', 'tap', 'drain', 'meter', 'valve'];
  const textOf = (n: number) =>
    n < 3 ? texts[n] : `They were ${n % 2 === 0 ? 'right on time' : 'two hours late'} for the ${things[n % 10]}.`;
  const many = authoredReviews(Array.from({ length: 30 }, (_, n) => ({ text: `${textOf(n)} ${n}`, rating: 1 + (n % 5) })));
  const site = mcpSite({ reviews: many });

  function passagesOf(passages: Passage[]) {
    const source = sourceOfSite(site, { passages: new Map([['aspect punctuality', passages]]) });
    const [aspect] = callTool(getInsights, { aspect: 'punctuality' }, source).structuredContent.aspects;
    return aspect;
  }

  it('gives more quotes than the file, which has 6', () => {
    const { structuredContent } = callTool(getInsights, { aspect: 'punctuality' }, sourceOf({ reviews: many }));
    const [{ evidence }] = structuredContent.aspects;
    expect(site.insights.aspects.find(({ id }) => id === 'punctuality')?.evidence.length).toBeLessThanOrEqual(6);
    expect(evidence.length).toBeGreaterThan(6);
    expect(evidence.length).toBeLessThanOrEqual(20);
  });

  it('keeps apart what is less sure, with the words around it', () => {
    const sure = { review_id: 'r0', start: 0, end: 17, sentiment: 'positive' as const, is_quotable: true };
    const unquoted = { review_id: 'r2', start: 0, end: 16, sentiment: 'negative' as const, is_quotable: false };
    const { evidence, less_sure } = passagesOf([sure, unquoted]);
    expect(evidence).toMatchObject([{ quote: 'They were on time', sentiment: 'positive', url: expect.stringMatching(/r0$/) }]);
    const { rating, author, date, url } = site.catalog.reviews.find(({ id }) => id === 'r2') ?? expect.fail();
    const source = { rating, author, date, url };
    expect(less_sure).toEqual([{ quote: 'He rang at 12:40', sentiment: 'negative', context: `${texts[2]} 2`, ...source }]);
    expect(passagesOf([sure])).not.toHaveProperty('less_sure');
  });
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

it('names no language of reviews that are not analysed where none says its own', () => {
  const { content } = callTool(getInsights, {}, sourceOf({ language: 'de', reviews: [authoredReview({ text: 'Sehr gut.' })] }));
  const text = '1 review is not counted in any score, being in a language that is not analysed.';
  expect(content.at(-1)).toEqual({ type: 'text', text });
});

it('reads the published insights from the file that HTTP serves', async () => {
  expect(await readInsights(publicationOf(mcpSite()))).toEqual(insights);
});
