import { describe, expect, it } from 'vitest';
import { descriptionOf } from '../../src/docs/description.ts';
import { headerFields, objectFields, parameterFields, shapesOf } from '../../src/docs/fields.ts';
import { endpointOf } from '../support/content/endpoint.ts';
import { sampleSite } from '../support/content/sample-site.ts';

const TEXT = { type: 'string' };
const description = descriptionOf(sampleSite());

it('parameterFields says where each stands and whether it may be left out', () => {
  const fields = parameterFields([
    { name: 'id', in: 'path', required: true, description: 'Which.', schema: TEXT },
    { name: 'limit', in: 'query', schema: TEXT },
  ]);
  expect(fields).toEqual([
    { name: 'id', in: 'path', required: true, meaning: 'Which.', schema: TEXT },
    { name: 'limit', in: 'query', required: false, schema: TEXT },
  ]);
});

describe('objectFields', () => {
  it('tells what is inside objects without a name, and inside lists of them, by their paths', () => {
    const inner = { type: 'object', properties: { b: TEXT }, required: ['b'] };
    const fields = objectFields({ properties: { a: inner, list: { type: 'array', items: inner }, c: TEXT }, required: ['a'] });
    expect(fields.map(({ name }) => name)).toEqual(['a', 'a.b', 'list', 'list[].b', 'c']);
    expect(fields.map(({ required }) => required)).toEqual([true, true, false, true, false]);
  });

  it('tells what is inside of a list that has a name of its own', () => {
    expect(objectFields(description.components.schemas.LinkTargets ?? {}).map(({ name }) => name)).toEqual([
      '[].href',
      '[].type',
    ]);
  });

  it('finds none in a text', () => {
    expect(objectFields(TEXT)).toEqual([]);
  });
});

it('headerFields gives those of an answer, and none where none are described', () => {
  const meaning = 'Seconds to wait.';
  expect(headerFields({ 'Retry-After': { required: true, description: meaning, schema: TEXT } })).toEqual([
    { name: 'Retry-After', required: true, schema: TEXT, meaning },
  ]);
  expect(headerFields(undefined)).toEqual([]);
});

describe('shapesOf', () => {
  it('names an object by its schema, and reads what that holds', () => {
    const [shape, ...others] = shapesOf(endpointOf('searchReviews').operation.responses['200']?.content, description);
    expect(others).toEqual([]);
    expect(shape?.name).toBe('SearchResult');
    expect(objectFields(shape?.schema ?? {}).map(({ name }) => name)).toEqual(['total', 'count', 'limit', 'facets', 'reviews']);
  });

  it('names the alternatives of a form by the field that tells them apart', () => {
    const shapes = shapesOf(endpointOf('postHub').operation.requestBody?.content, description);
    expect(shapes.map(({ name }) => name)).toEqual(['hub.mode=subscribe', 'hub.mode=unsubscribe', 'hub.mode=publish']);
  });

  it('gives an only object without a name none, and finds no object in a text or in no body', () => {
    const schema = { type: 'object', properties: { a: TEXT } };
    expect(shapesOf({ 'application/json': { schema } }, description)).toEqual([{ schema }]);
    expect(shapesOf({ 'text/plain': { schema: TEXT } }, description)).toEqual([]);
    expect(shapesOf(undefined, description)).toEqual([]);
  });
});
