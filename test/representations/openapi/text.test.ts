import { expect, it } from 'vitest';
import { openApiText } from '../../../src/representations/openapi/text.ts';

it('has a line for each operation and each component', () => {
  const document = {
    openapi: '3.1.0',
    tags: [{ name: 'a' }],
    paths: { '/a': { get: { operationId: 'getA', tags: ['a'] } } },
    components: { schemas: { A: { type: 'object', properties: {} } } },
  };
  expect(openApiText(document)).toBe(`{
  "openapi": "3.1.0",
  "tags": [{"name":"a"}],
  "paths": {
    "/a": {
      "get": {"operationId":"getA","tags":["a"]}
    }
  },
  "components": {
    "schemas": {
      "A": {"type":"object","properties":{}}
    }
  }
}
`);
});

it('says of a whole number only the bounds that are its own', () => {
  const schema = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
  expect(JSON.parse(openApiText({ a: schema, b: { ...schema, minimum: Number.MIN_SAFE_INTEGER, maximum: 5 } }))).toEqual({
    a: { type: 'integer', minimum: 0 },
    b: { type: 'integer', maximum: 5 },
  });
});

it('says once what a parameter means', () => {
  const parameter = (meaning: string) => ({ name: 'a', description: meaning, schema: { description: 'A.', type: 'string' } });
  const [same, other] = JSON.parse(openApiText([parameter('A.'), parameter('B.')]));
  expect(same).toEqual({ name: 'a', description: 'A.', schema: { type: 'string' } });
  expect(other).toEqual(parameter('B.'));
});
