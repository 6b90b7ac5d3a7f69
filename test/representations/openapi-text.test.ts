import { expect, it } from 'vitest';
import { openApiText } from '../../src/representations/openapi-text.ts';

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

it('says once what a parameter means', () => {
  const parameter = (meaning: string) => ({ name: 'a', description: meaning, schema: { description: 'A.', type: 'string' } });
  const [same, other] = JSON.parse(openApiText([parameter('A.'), parameter('B.')]));
  expect(same).toEqual({ name: 'a', description: 'A.', schema: { type: 'string' } });
  expect(other).toEqual(parameter('B.'));
});
