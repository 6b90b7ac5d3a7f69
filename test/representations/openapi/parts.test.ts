import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ZodOpenApiResponsesObject } from 'zod-openapi';
import { answerReadiness } from '../../../src/api/health.ts';
import { errorAnswer } from '../../../src/http/answer.ts';
import { conditionalHeaders, datasetHeaders } from '../../../src/representations/openapi/headers.ts';
import {
  badRequest,
  errors,
  notModified,
  notReady,
  ofReview,
  ok,
  operational,
  published,
  tooManyRequests,
} from '../../../src/representations/openapi/parts.ts';
import { describedPaths } from '../../support/judges/described-paths.ts';
import { schemaJudge } from '../../support/judges/schema-judge.ts';

const responses: ZodOpenApiResponsesObject = {
  200: ok(z.string(), 'text/html'),
  201: ok(z.object({ count: z.int().min(0).max(9) })),
  203: ok(z.string(), 'text/plain', datasetHeaders),
  304: notModified,
  400: badRequest,
  429: tooManyRequests,
  503: notReady,
  ...errors,
};
const document = describedPaths({ '/': { get: { requestParams: { header: conditionalHeaders }, responses } } });
const described = document.paths['/'].get;
const judge = schemaJudge(document);

function faultsOf(status: number | 'default', value: unknown): readonly object[] {
  return judge(`/paths/~1/get/responses/${status}/content/application~1json/schema`, value);
}

describe('a good answer', () => {
  it('has the media type that it is given, or JSON', () => {
    expect(Object.keys(described.responses[200].content)).toEqual(['text/html']);
    expect(Object.keys(described.responses[201].content)).toEqual(['application/json']);
    expect(faultsOf(201, { count: 3 })).toEqual([]);
    expect(faultsOf(201, { count: -1 })).not.toEqual([]);
  });

  it('always has a validator and says how it may be kept', () => {
    const headers = Object.entries<{ required?: boolean }>(described.responses[200].headers);
    expect(headers.filter(([, { required }]) => required).map(([name]) => name)).toEqual(['ETag', 'Cache-Control', 'Vary']);
    expect(headers.map(([name]) => name)).toEqual(expect.arrayContaining(['Last-Modified', 'Access-Control-Allow-Origin']));
  });

  it('of a dataset may have a link', () => {
    const { Link, ...others } = described.responses[203].headers;
    expect(Link).toMatchObject({ description: expect.stringContaining('hub') });
    expect(others).toEqual(described.responses[200].headers);
  });

  it('has no body where nothing was modified, and the same headers', () => {
    expect(described.responses[304]).not.toHaveProperty('content');
    expect(described.responses[304].headers).toEqual(described.responses[203].headers);
  });
});

describe('an error', () => {
  it.each([
    [405, errorAnswer(405, 'allowed: GET, HEAD, OPTIONS')],
    [406, errorAnswer(406, 'nothing is acceptable')],
    [412, errorAnswer(412, 'changed')],
    [429, errorAnswer(429, 'too many requests; wait 1 s')],
    [503, answerReadiness({ isStopping: true, publicationProblem: undefined, hubProblem: async () => undefined })],
    ['default', errorAnswer(414, 'the address is too long')],
  ] as const)('%s has the body that the service sends', async (status, answer) => {
    const { body } = await answer;
    expect(faultsOf(status, JSON.parse(String(body)))).toEqual([]);
    expect(faultsOf(status, {})).not.toEqual([]);
  });

  it('says what else is allowed and how long to wait', () => {
    expect(described.responses[405].headers).toMatchObject({ Allow: { required: true } });
    expect(described.responses[429].headers).toMatchObject({ 'Retry-After': { required: true } });
  });

  it('of the parameters has at least one issue', () => {
    const issue = { path: ['reviews', 0], code: 'too_big', message: '6 is more than 5' };
    expect(faultsOf(400, { issues: [issue] })).toEqual([]);
    expect(faultsOf(400, { issues: [] })).not.toEqual([]);
    expect(faultsOf(400, { issues: [{ ...issue, path: [-1] }] })).not.toEqual([]);
  });
});

describe('a published file', () => {
  const file = { operationId: 'getFile', summary: 'A file', mediaType: 'text/csv', schema: z.string() };

  it('is a dataset unless it is said to be something else', () => {
    expect(published(file).tags).toEqual(['datasets']);
    expect(published({ ...file, tag: 'badges', description: 'More.' })).toMatchObject({ tags: ['badges'], description: 'More.' });
  });

  const { paths } = describedPaths({ '/file': { get: published(file) }, '/files/{id}': { get: ofReview(file) } });

  it('has its media type, conditions, ranges and errors', () => {
    const { parameters, responses } = paths['/file'].get;
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual([
      ...described.parameters.map(({ name }: { name: string }) => name),
      'Range',
      'If-Range',
    ]);
    expect(Object.keys(responses)).toEqual(['200', '304', '405', '406', '412', '416', 'default']);
    expect(Object.keys(responses[200].content)).toEqual(['text/csv']);
  });

  it('says how long it is where it has none of a range', () => {
    expect(paths['/file'].get.responses[416].headers).toMatchObject({ 'Content-Range': { required: true } });
  });

  it('of a review is found by its id, or not', () => {
    const { parameters, responses } = paths['/files/{id}'].get;
    expect(parameters[0]).toMatchObject({ name: 'id', in: 'path', required: true, schema: { maxLength: 80 } });
    expect(Object.keys(responses[404].content)).toEqual(['text/html']);
  });
});

it('an operation for operators is not conditional', () => {
  const { paths } = describedPaths({ '/status': { get: operational('getStatus', 'All is well', 'text/plain', z.string()) } });
  expect(paths['/status'].get).toMatchObject({ operationId: 'getStatus', tags: ['operations'] });
  expect(paths['/status'].get).not.toHaveProperty('parameters');
  expect(Object.keys(paths['/status'].get.responses)).toEqual(['200', '405', 'default']);
});
