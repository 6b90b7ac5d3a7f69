import { expect, it } from 'vitest';
import type { Endpoint, Operation } from '../../src/docs/description.ts';
import { sampleRequest } from '../../src/docs/sample-request.ts';
import { endpointOf } from '../support/content/endpoint.ts';

const BASE = 'https://example.com/shop';

function withAnswer(path: string, content: Operation['responses'][string]['content']): Endpoint {
  const { operation } = endpointOf('getReviews');
  return {
    method: 'GET',
    path,
    operation: { ...operation, responses: { 200: { description: 'OK.', ...(content && { content }) } } },
  };
}

it('asks for a file without any parameter', () => {
  expect(sampleRequest(endpointOf('getReviews'), BASE, { limit: '3' })).toEqual({
    method: 'GET',
    url: `${BASE}/reviews.json`,
    headers: {},
    answer: 'json',
  });
});

it('fills in the path and the query, escaped', () => {
  const values = { id: 'a/b?$& c', date: '2026-03-01', mentions_technician: "Zoë O'Brien & Söhne", limit: '3' };
  expect(sampleRequest(endpointOf('getReviewPage'), BASE, values).url).toBe(`${BASE}/reviews/a%2Fb%3F%24%26%20c`);
  expect(sampleRequest(endpointOf('getReviewsSince'), BASE, values).url).toBe(`${BASE}/api/reviews/since/2026-03-01`);
  const { searchParams } = new URL(sampleRequest(endpointOf('searchReviews'), BASE, values).url);
  expect([...searchParams]).toEqual([
    ['mentions_technician', "Zoë O'Brien & Söhne"],
    ['limit', '3'],
  ]);
});

it('takes the example of the description for what is required and has no value', () => {
  expect(sampleRequest(endpointOf('getReviewPage'), BASE, { limit: '3' }).url).toBe(`${BASE}/reviews/2026-03-14-maria-g`);
});

it('subscribes to a topic with what the form requires', () => {
  const { method, headers, body, answer } = sampleRequest(endpointOf('postHub'), BASE, { limit: '3', 'hub.topic': 'topic' });
  expect({ method, headers, answer }).toEqual({ method: 'POST', headers: {}, answer: 'nothing' });
  const callback = 'https://subscriber.example.net/websub/7d1fbe52c8';
  expect(body).toEqual({ form: { 'hub.mode': 'subscribe', 'hub.topic': 'topic', 'hub.callback': callback } });
});

it('calls a tool of MCP in one request', () => {
  const { headers, body, answer } = sampleRequest(endpointOf('mcp'), BASE, { limit: '3', mentions_technician: 'Dana' });
  expect(headers).toEqual({
    Accept: 'application/json, text/event-stream',
    'Content-Type': 'application/json',
    'MCP-Protocol-Version': '2026-07-28',
    'Mcp-Method': 'tools/call',
    'Mcp-Name': 'search_reviews',
  });
  expect(body).toMatchObject({ json: { params: { arguments: { mentions_technician: 'Dana', limit: 3 } } } });
  expect(answer).toBe('json');
});

it.each([
  ['application/feed+json', 'json'],
  ['application/atom+xml', 'text'],
  ['image/svg+xml', 'text'],
  ['text/csv; charset=utf-8', 'text'],
  ['application/x-ndjson', 'text'],
  ['application/vnd.apache.parquet', { file: 'reviews.parquet' }],
])('expects of %s %j', (type, answer) => {
  const endpoint = withAnswer('/files/reviews.parquet', { [type]: { schema: {} } });
  expect(sampleRequest(endpoint, BASE, { limit: '3' }).answer).toEqual(answer);
});

it('expects nothing where no body is described', () => {
  expect(sampleRequest(withAnswer('/a', undefined), BASE, { limit: '3' }).answer).toBe('nothing');
});
