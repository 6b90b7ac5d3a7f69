import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { endpointsOf, readDescription, successOf } from '../../src/docs/description.ts';
import { sampleRequest } from '../../src/docs/sample-request.ts';
import { makeFolder } from '../support/content/content.ts';
import { startPrism } from '../support/judges/prism.ts';
import { schemaJudge } from '../support/judges/schema-judge.ts';
import { runNode } from '../support/programs/run-node.ts';
import { runPackage } from '../support/programs/run-package.ts';
import { sampleDist } from '../support/shared.ts';
import { startServer } from '../support/sites/server.ts';

const dist = await sampleDist();
const file = join(dist, 'client', '.well-known', 'openapi.json');
const text = readFileSync(file, 'utf8');
const description = readDescription(text);
const judge = schemaJudge(description);
const ID = '2026-03-14-maria-g';
const VALUES = { id: ID, date: '2026-10-01', limit: '3', query: 'hot water' };
const gets = endpointsOf(description.paths).filter(({ method }) => method === 'GET');
const rows = gets.map((endpoint) => {
  const [type = ''] = Object.keys(successOf(endpoint.operation)?.answer.content ?? {});
  const pointer = endpoint.path.replaceAll('~', '~0').replaceAll('/', '~1');
  const schema = `/paths/${pointer}/get/responses/200/content/${type.replaceAll('/', '~1')}/schema`;
  return { endpoint: endpoint.path, path: sampleRequest(endpoint, '', VALUES).url, type, schema };
});

const server = await startServer(dist);
afterAll(() => server.stop());

describe("Prism's mock server", async () => {
  const prism = await startPrism(file);
  afterAll(() => prism.stop());

  it.each(rows)('answers $path with what is described', async ({ path, type, schema }) => {
    const answer = await fetch(prism.origin + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    const body = await answer.text();
    expect(judge(schema, type.endsWith('json') ? JSON.parse(body) : body)).toEqual([]);
  });

  it('tells a review from its Markdown, its record and the queries beside it', async () => {
    const types = ['/reviews/a', '/reviews/a.md', '/api/reviews/a', '/api/reviews/search'].map(async (path) => {
      const { headers } = await fetch(prism.origin + path);
      return headers.get('content-type');
    });
    expect(await Promise.all(types)).toEqual(['text/html', 'text/markdown', 'application/json', 'application/json']);
    expect((await fetch(`${prism.origin}/api/reviews/search?rating=9`)).status).toBe(400);
  });
});

/** As strict as a project can be. */
const TSCONFIG = JSON.stringify({
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
    // TypeScript's own declarations for browsers are not under test, and checking them takes longest.
    skipDefaultLibCheck: true,
  },
});

/** A program that calls the functions that Orval has generated. */
const CALLS = `
import { getReview, getReviews, getReviewsParquet, getReviewsSince, mcp, postHub, searchReviews } from './client.ts';

const found = await searchReviews({ query: 'hot water', min_rating: 4, limit: 2 });
const wrong = await searchReviews({ rating: 9 });
const since = await getReviewsSince('2026-10-01');
const review = await getReview('${ID}');
const missing = await getReview('nobody');
const all = await getReviews();
const known = await getReviews({ headers: { 'If-None-Match': all.headers.get('etag') ?? '' } });
const parquet = await getReviewsParquet();
const hub = await postHub({ 'hub.mode': 'publish', 'hub.url': ['https://reviews.example.com/feed.xml'] });
const initialize = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'orval', version: '1' } };
const session = await mcp({ jsonrpc: '2.0', id: 1, method: 'initialize', params: initialize }, {
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
});
console.log(JSON.stringify({
  found: found.status === 200 ? found.data.reviews.map(({ rating }) => rating >= 4) : found.data,
  wrong: wrong.status === 400 ? wrong.data.issues[0]?.path : wrong.data,
  since: since.status === 200 ? since.data.count > 0 && since.data.reviews.every(({ date }) => date >= '2026-10-01') : since.data,
  review: review.status === 200 ? review.data.verification.method : review.data,
  missing: missing.status === 404 ? missing.data.error.message : missing.data,
  all: all.status === 200 ? all.data.reviews.length === all.data.aggregate_rating.rating_count : all.data,
  known: known.status,
  parquet: parquet.status === 200 ? (await parquet.data.slice(0, 4).text()) : parquet.data,
  hub: hub.status,
  session: session.status === 200 && 'result' in session.data ? session.data.result.protocolVersion : session.data,
}));
`;

it('Orval makes a client that compiles, and is answered as its types say', async () => {
  const config = {
    reviews: { input: { target: file }, output: { target: './client.ts', client: 'fetch', baseUrl: server.origin } },
  };
  const folder = await makeFolder({
    'package.json': '{ "type": "module" }',
    'orval.config.mjs': `export default ${JSON.stringify(config)};`,
    'tsconfig.json': TSCONFIG,
    'calls.ts': CALLS,
  });
  expect(await runPackage('orval', ['--config', 'orval.config.mjs'], folder)).toMatchObject({ code: 0, stderr: '' });
  expect(await runPackage('typescript', ['--project', folder], folder)).toEqual({ code: 0, stdout: '', stderr: '' });
  const { stdout } = await runNode(['calls.ts'], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual({
    found: [true, true],
    wrong: ['rating'],
    since: true,
    review: 'invoice',
    missing: 'no published review has the id "nobody"',
    all: true,
    known: 304,
    parquet: 'PAR1',
    hub: 202,
    session: '2025-06-18',
  });
});

it('openapi-typescript makes types that compile, and that real answers fit', async () => {
  const json = rows.filter(({ type }) => type.endsWith('json'));
  const answers = await Promise.all(
    json.map(async ({ endpoint, path, type }, n) => {
      const answer = await (await fetch(server.origin + path)).text();
      return `export const answer${n}: paths['${endpoint}']['get']['responses'][200]['content']['${type}'] = ${answer};`;
    }),
  );
  const folder = await makeFolder({
    'package.json': '{ "type": "module" }',
    'tsconfig.json': TSCONFIG,
    'answers.ts': `import type { paths } from './types.ts';\n${answers.join('\n')}\n`,
  });
  expect(answers.length).toBeGreaterThan(10);
  expect(await runPackage('openapi-typescript', [file, '--output', 'types.ts'], folder)).toMatchObject({ code: 0 });
  expect(await runPackage('typescript', ['--project', folder], folder)).toEqual({ code: 0, stdout: '', stderr: '' });
});
