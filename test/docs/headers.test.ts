import { expect, it } from 'vitest';
import type { Endpoint, Operation } from '../../src/docs/description.ts';
import { headersOf, sharedHeaders } from '../../src/docs/headers.ts';

const TEXT = { type: 'string' };

function operation(requestHeaders: string[], ...answerHeaders: string[][]): Operation {
  return {
    operationId: 'a',
    summary: 'A',
    tags: [],
    parameters: [
      { name: 'id', in: 'path', schema: TEXT },
      ...requestHeaders.map((name) => ({ name, in: 'header' as const, schema: TEXT })),
    ],
    responses: Object.fromEntries(
      answerHeaders.map((names, n) => [
        200 + n,
        { description: 'B', headers: Object.fromEntries(names.map((name) => [name, { schema: TEXT, description: `of ${n}` }])) },
      ]),
    ),
  };
}

const endpoint = (described: Operation): Endpoint => ({ method: 'GET', path: '/', operation: described });
const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);

it('headersOf has those of requests, and those of all answers once', () => {
  const { request, answer } = headersOf(operation(['If-Match'], ['ETag', 'Vary'], ['ETag', 'Allow']));
  expect(names(request)).toEqual(['If-Match']);
  expect(answer.map(({ name, meaning }) => [name, meaning])).toEqual([
    ['ETag', 'of 0'],
    ['Vary', 'of 0'],
    ['Allow', 'of 1'],
  ]);
});

it('sharedHeaders has those that more than one operation has, once', () => {
  const { request, answer } = sharedHeaders([
    endpoint(operation(['If-Match', 'Accept'], ['ETag'], ['ETag', 'Link'])),
    endpoint(operation(['If-Match'], ['ETag', 'Allow'])),
  ]);
  expect(request).toEqual([{ name: 'If-Match', required: false, schema: TEXT }]);
  expect(names(answer)).toEqual(['ETag']);
});
