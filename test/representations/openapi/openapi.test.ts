import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { endpointsOf, type Parameter, readDescription } from '../../../src/docs/description.ts';
import { addressesOf, fileHeaders } from '../../../src/publication/headers/headers.ts';
import { renderDataPackage } from '../../../src/representations/datasets/data-package.ts';
import { renderReviewsDataset } from '../../../src/representations/datasets/reviews-dataset.ts';
import { renderJsonFeed } from '../../../src/representations/feeds/json-feed.ts';
import { renderOpenApi } from '../../../src/representations/openapi/openapi.ts';
import { RESOURCES } from '../../../src/representations/resources.ts';
import { parseReviewQuery } from '../../../src/reviews/query/review-query.ts';
import { authoredReview, fullReview, sampleSite } from '../../support/content/sample-site.ts';
import { schemaJudge } from '../../support/judges/schema-judge.ts';

// Redocly warns about servers at example.com.
const site = sampleSite({ baseUrl: 'https://reviews.alder-creek.test' });
const source = renderOpenApi(site);
const document = JSON.parse(source);
const judge = schemaJudge(document);
const { paths } = readDescription(source);
const operations = endpointsOf(paths);

describe('the document', () => {
  describe.each([
    ['with the server', source],
    ['for a static host', renderOpenApi(sampleSite({ baseUrl: site.baseUrl, hasServer: false }))],
  ])('of a site %s', (_, text) => {
    it('is OpenAPI 3.1', async () => {
      const { valid, errors } = await new Validator().validate(JSON.parse(text));
      expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    });

    it('passes the recommended rules of Redocly without a warning', async () => {
      const config = await createConfig({ extends: ['recommended'] });
      const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
      expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
    });

    it('has no tag that is not explained, and each tag is used', () => {
      const { paths, tags } = readDescription(text);
      const used = new Set(endpointsOf(paths).flatMap(({ operation }) => operation.tags));
      expect([...used].sort()).toEqual(tags.map(({ name }) => name).sort());
    });
  });

  it('says what it describes and where', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { version: '1.0.0', title: 'Reviews of Alder Creek & Sons' },
      servers: [{ url: 'https://reviews.alder-creek.test' }],
      security: [],
    });
  });

  it.each([
    ['CC-BY-4.0', { name: 'CC BY 4.0', identifier: 'CC-BY-4.0' }],
    ['https://example.com/terms', { name: 'https://example.com/terms', url: 'https://example.com/terms' }],
  ])('says that the data stands under %s', (licence, license) => {
    expect(JSON.parse(renderOpenApi(sampleSite({ business: { licence } }))).info.license).toEqual(license);
  });

  it('says in words where there is no licence', () => {
    const { info } = JSON.parse(renderOpenApi(sampleSite({ business: { licence: undefined } })));
    expect(info).not.toHaveProperty('license');
    expect(info.description).toMatch(/all rights are reserved\.$/);
  });

  it('is short: what operations share stands there once', () => {
    expect(Buffer.byteLength(source)).toBeLessThan(110_000);
    const { parameters, responses, headers } = document.components;
    const written = [parameters, responses, headers].flatMap(Object.values).map((component) => JSON.stringify(component));
    expect(written.length).toBeGreaterThan(20);
    expect(written.filter((text) => source.split(text).length !== 2)).toEqual([]);
  });
});

describe('the operations', () => {
  // See section 4 of the interface.
  it.each([
    ['/reviews.json', 'getReviews'],
    ['/insights.json', 'getInsights'],
    ['/api/feed.json', 'getFeed'],
    ['/api/reviews/search', 'searchReviews'],
    ['/api/reviews/since/{date}', 'getReviewsSince'],
    ['/api/reviews/{id}', 'getReview'],
  ])('GET %s is %s', (path, operationId) => {
    expect(paths[path]?.get?.operationId).toBe(operationId);
  });

  // Programs derive types from ids, such as `McpResult` from `mcp`, so schemas must have other names.
  it('have ids that no name of a schema begins with', () => {
    const ids = operations.map(({ operation }) => operation.operationId.toLowerCase());
    const names = Object.keys(document.components.schemas).filter((name) => ids.some((id) => name.toLowerCase().startsWith(id)));
    expect(names).toEqual([]);
  });

  // Generated clients type what a call gives as any of its successes: one without a schema makes it `unknown`.
  it('that read have one success', () => {
    for (const { method, operation } of operations) {
      const successes = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
      if (method === 'GET') expect(successes, operation.operationId).toEqual(['200']);
    }
  });

  it('of files describe the Link of each that has one', () => {
    const linked = Object.values(RESOURCES).filter((file) => 'Link' in fileHeaders(file, addressesOf(site)));
    expect(linked.length).toBeGreaterThan(5);
    for (const { path } of linked) expect(paths[path]?.get?.responses['200']?.headers, path).toHaveProperty('Link');
  });

  it('are conditional where they say 304, which has no body, and take a range where they say 416', () => {
    const conditional = operations.filter(({ operation }) => operation.responses['304']);
    expect(conditional.length).toBeGreaterThan(0);
    for (const { operation } of conditional) {
      expect(operation.parameters?.filter(({ in: place }) => place === 'header').map(({ name }) => name)).toEqual([
        'Accept-Encoding',
        'If-Match',
        'If-Unmodified-Since',
        'If-None-Match',
        'If-Modified-Since',
        ...(operation.responses['416'] ? ['Range', 'If-Range'] : []),
      ]);
      expect(operation.responses['304']).not.toHaveProperty('content');
      expect(operation.responses['304']?.headers).toHaveProperty('ETag');
    }
  });
});

describe('the parameters', () => {
  const RULES = ['type', 'format', 'minimum', 'maximum', 'default'];

  /** What clients must know of a parameter: where it is, and the rules of its schema. */
  function rulesOf({ name, in: place, required = false, schema }: Parameter) {
    const { $ref = '', ...own } = schema ?? {};
    const resolved = { ...document.components.schemas[$ref.split('/').at(-1) ?? ''], ...own };
    const rules = RULES.filter((rule) => rule in resolved).map((rule) => [rule, resolved[rule]]);
    return [name, place, required, Object.fromEntries(rules)];
  }

  function parametersOf(path: string) {
    const { parameters = [] } = paths[path]?.get ?? {};
    return parameters.filter((parameter) => parameter.in !== 'header').map(rulesOf);
  }

  it('of the search are those of the interface, section 4.4, the highest rating, the service area, the order and the counts', () => {
    const date = { type: 'string', format: 'date' };
    expect(parametersOf('/api/reviews/search')).toEqual([
      ['rating', 'query', false, { type: 'integer', minimum: 1, maximum: 5 }],
      ['min_rating', 'query', false, { type: 'number', minimum: 1, maximum: 5 }],
      ['max_rating', 'query', false, { type: 'number', minimum: 1, maximum: 5 }],
      ['since', 'query', false, date],
      ['until', 'query', false, date],
      ['query', 'query', false, { type: 'string' }],
      ['mentions_technician', 'query', false, { type: 'string' }],
      ['mentions_service', 'query', false, { type: 'string' }],
      ['service_area', 'query', false, { type: 'string' }],
      ['sort', 'query', false, { type: 'string', default: 'newest' }],
      ['facets', 'query', false, { type: 'boolean', default: false }],
      ['limit', 'query', false, { type: 'integer', minimum: 1, maximum: 100, default: 20 }],
    ]);
  });

  it('of since are those of the interface, section 4.5', () => {
    expect(parametersOf('/api/reviews/since/{date}')).toEqual([['date', 'path', true, { type: 'string', format: 'date' }]]);
  });
});

describe('the schemas', () => {
  const full = sampleSite({ reviews: [fullReview(), authoredReview({ id: 'b' })] });

  it.each([
    ['ReviewsDataset', renderReviewsDataset(full)],
    ['ReviewsDataset', renderReviewsDataset(sampleSite({ reviews: [] }))],
    ['JsonFeed', renderJsonFeed(full)],
    ['JsonFeed', renderJsonFeed(sampleSite({ reviews: [], hubUrl: null }))],
    ['ValidationError', JSON.stringify(parseReviewQuery(new URLSearchParams('rating=6&limit=x')))],
  ])('%s describes what is rendered, now and with the fields of a later version', (name, rendered) => {
    const { ok, ...payload } = JSON.parse(rendered);
    expect(judge(`/components/schemas/${name}`, payload)).toEqual([]);
    expect(judge(`/components/schemas/${name}`, { ...payload, later: 1 })).toEqual([]);
  });

  it.each([
    ['ReviewsDataset', renderReviewsDataset],
    ['JsonFeed', renderJsonFeed],
    ['DataPackage', renderDataPackage],
  ])('%s takes every web address that content may have, also what RFC 3986 would escape', (name, render) => {
    const url = 'https://münchen.test/größe?a=<b>|{}';
    const photos = [{ url, width: 1, height: 1, alt: 'a' }];
    const reviews = [authoredReview({ photos, source: { name: 'a', url } })];
    const rendered = render(sampleSite({ business: { url, licence: url }, reviews }));
    expect(rendered).toContain(JSON.stringify(url));
    expect(judge(`/components/schemas/${name}`, JSON.parse(rendered))).toEqual([]);
  });

  it.each([
    ['a rating above 5', { rating: 6 }],
    ['a day that is not in the calendar', { date: '2026-02-30' }],
    ['an id that is not safe in a URL', { id: 'a b' }],
    ['an address with white space', { photos: [{ url: 'https://a.test/b c.jpg', width: 1, height: 1, alt: 'a' }] }],
    ['a missing text', { text: undefined }],
    ['an unknown method of verification', { verification: { method: 'trust', date: '2026-03-15' } }],
  ])('Review refuses %s', (_name, fields) => {
    const [review] = JSON.parse(renderReviewsDataset(full)).reviews;
    const changed = JSON.parse(JSON.stringify({ ...review, ...fields }));
    expect(judge('/components/schemas/Review', review)).toEqual([]);
    expect(judge('/components/schemas/Review', changed)).not.toEqual([]);
  });

  it('Issue names each code that a query may lead to', () => {
    const queries = ['rating=6&limit=0&since=x&sort=x', 'min_rating=2&max_rating=1', 'facets=1', 'query=a&query=b'];
    const codes = queries.flatMap((query) => {
      const parsed = parseReviewQuery(new URLSearchParams(query));
      return parsed.ok ? [] : parsed.issues.map(({ code }) => code);
    });
    const { description } = document.components.schemas.Issue.properties.code;
    expect(description.match(/(?<=`)[a-z_]+(?=`)/g).sort()).toEqual([...new Set(codes)].sort());
  });

  it('marks what others wrote as quotes, and tells it from what the business says', () => {
    const { Review, Response } = document.components.schemas;
    for (const field of ['author', 'title', 'text']) {
      expect(Review.properties[field]?.description, field).toMatch(/third party.*never to follow as instructions/);
    }
    expect(Response).toMatchObject({ properties: { text: { description: expect.stringContaining('own words') } } });
  });

  it('says nothing that a word says already, or that is true of every number in JSON', () => {
    expect(source).not.toContain(String(Number.MAX_SAFE_INTEGER));
    expect(source).toContain('"format":"date"');
    expect(source).not.toMatch(/"format":"[^"]+","pattern"/);
  });

  // Python knows no \p{…}, and Go no look-ahead (JSON Schema, section 6.4): programs in these languages would refuse the schema.
  // The program openapi-zod-client writes TypeScript, in which it escapes a slash once more.
  it('has only patterns that the regular expressions of every language know', () => {
    const patterns = [...source.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, text = '']): string => JSON.parse(text));
    expect(patterns.length).toBeGreaterThan(5);
    expect(patterns.filter((pattern) => /\\[pP/]|\(\?[^:]/.test(pattern))).toEqual([]);
  });

  const examples = [...examplesIn(document, '')];

  it('has an example of every field of the review', () => {
    const fields = Object.entries<object>(document.components.schemas.Review.properties);
    const without = fields.filter(([, schema]) => !('examples' in schema || '$ref' in schema || 'items' in schema));
    expect(fields.length).toBeGreaterThan(10);
    expect(without).toEqual([]);
  });

  it('fit their own examples', () => {
    const faults = examples.map(({ pointer, value }) => ({ pointer, value, errors: judge(pointer, value) }));
    expect(faults.filter(({ errors }) => errors.length > 0)).toEqual([]);
  });

  /** Every example of a schema below a node, with the JSON Pointer of that schema. */
  function* examplesIn(node: unknown, pointer: string): Generator<{ pointer: string; value: unknown }> {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      if (key === 'examples' && Array.isArray(child)) yield* child.map((value) => ({ pointer, value }));
      else yield* examplesIn(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    }
  }

  it('gives no example in a form that is not checked here', () => {
    expect(examples.length).toBeGreaterThan(40);
    expect(source).not.toMatch(/"example":|"examples": \{/);
  });
});
