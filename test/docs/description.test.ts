import { describe, expect, it } from 'vitest';
import { callbacksOf, descriptionOf, endpointsOf, successOf } from '../../src/docs/description.ts';
import { endpointOf } from '../support/content/endpoint.ts';
import { sampleSite } from '../support/content/sample-site.ts';

const description = descriptionOf(sampleSite());
const endpoints = endpointsOf(description.paths);

it('descriptionOf has in each operation what the description keeps once', () => {
  const { operation } = endpointOf('getReviews');
  expect(operation.parameters?.map(({ name }) => name)).toContain('If-None-Match');
  expect(Object.keys(operation.responses['304']?.headers ?? {})).toContain('ETag');
  expect(operation.responses['304']?.headers?.ETag?.schema.type).toBe('string');
  expect(JSON.stringify(description.paths)).not.toMatch(/#\/components\/(?!schemas\/)/);
});

describe('endpointsOf', () => {
  it('has each operation once, in the order of the description', () => {
    expect(endpoints.map(({ path }) => path)).toEqual(Object.keys(description.paths));
    expect(new Set(endpoints.map(({ operation }) => operation.operationId)).size).toBe(endpoints.length);
    expect(endpointOf('mcp')).toMatchObject({ method: 'POST', path: '/mcp' });
  });

  it('gives two methods of one path one after the other', () => {
    const { operation } = endpointOf('getReviews');
    const two = endpointsOf({ '/a': { get: operation, post: operation } });
    expect(two.map(({ method, path }) => [method, path])).toEqual([
      ['GET', '/a'],
      ['POST', '/a'],
    ]);
  });

  it('leaves no operation without a group', () => {
    const groups = description.tags.map(({ name }) => name);
    expect(endpoints.filter(({ operation }) => !groups.includes(operation.tags[0] ?? ''))).toEqual([]);
  });
});

it('callbacksOf gives what the hub sends, and nothing for other endpoints', () => {
  expect(callbacksOf(endpointOf('postHub')).map(({ method, operation }) => [method, operation.operationId])).toEqual([
    ['GET', 'verifyIntent'],
    ['POST', 'deliverContent'],
    ['GET', 'denySubscription'],
  ]);
  expect(callbacksOf(endpointOf('getReviews'))).toEqual([]);
});

describe('successOf', () => {
  it('is the answer with 2xx', () => {
    expect(successOf(endpointOf('postHub').operation)?.status).toBe('202');
    expect(successOf(endpointOf('getReviews').operation)).toMatchObject({ status: '200', answer: { description: 'OK.' } });
  });

  it('is none where only errors are described', () => {
    expect(successOf({ ...endpointOf('getReviews').operation, responses: { 404: { description: 'No.' } } })).toBeUndefined();
  });
});
