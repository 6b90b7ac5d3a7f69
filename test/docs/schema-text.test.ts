import { describe, expect, it } from 'vitest';
import type { Schema } from '../../src/docs/description.ts';
import { boundsOf, exampleOf, nameOf, typeOf } from '../../src/docs/schema-text.ts';

const REVIEW: Schema = { $ref: '#/components/schemas/Review' };

it('nameOf is what a schema is referred to by', () => {
  expect(nameOf(REVIEW)).toBe('Review');
  expect(nameOf({ type: 'string' })).toBeUndefined();
});

describe('typeOf', () => {
  it.each<[Schema, string]>([
    [{ type: 'integer' }, 'integer'],
    [{ type: 'string', format: 'date' }, 'date'],
    [{}, 'anything'],
    [{ type: 'string', const: '1.0.0' }, '"1.0.0"'],
    [{ type: 'number', const: 5 }, '5'],
    [{ type: 'string', enum: ['a', 'b'] }, '"a", "b"'],
    [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number or null'],
    [{ type: 'array', items: { type: 'string' } }, 'list of string'],
    [{ type: 'array' }, 'list of anything'],
    [{ type: 'array', items: REVIEW }, 'list of Review'],
    [{ anyOf: [REVIEW, { type: 'null' }] }, 'Review or null'],
  ])('says %j as %s', (schema, words) => {
    expect(
      typeOf(schema)
        .map(({ text }) => text)
        .join(''),
    ).toBe(words);
  });

  it('marks what has a name, so that it can be linked to', () => {
    expect(typeOf({ type: 'array', items: REVIEW })).toEqual([{ text: 'list of ' }, { text: 'Review', schema: 'Review' }]);
  });
});

describe('boundsOf', () => {
  it.each<[Schema, string]>([
    [{ type: 'integer', minimum: 1, maximum: 5 }, '1 to 5'],
    [{ type: 'number', minimum: -1 }, 'at least -1'],
    [{ type: 'string', maxLength: 80 }, 'at most 80 characters'],
    [{ type: 'string', minLength: 1, maxLength: 80, pattern: '^a' }, '1 to 80 characters, matches ^a'],
    [{ anyOf: [{ type: 'number', minimum: 0, maximum: 1 }, { type: 'null' }] }, '0 to 1'],
    [{}, ''],
  ])('says those of %j as "%s"', (schema, words) => {
    expect(boundsOf(schema)).toBe(words);
  });
});

describe('exampleOf', () => {
  it('is the first one, as it is written in an address or in JSON', () => {
    expect(exampleOf({ type: 'string', examples: ['a "b"', 'c'] })).toBe('a "b"');
    expect(exampleOf({ type: 'array', examples: [['Dana']] })).toBe('["Dana"]');
    expect(exampleOf({ type: 'integer', examples: [0] })).toBe('0');
  });

  it('is none where there is none, and where the type names all values', () => {
    expect(exampleOf({ type: 'string' })).toBeUndefined();
    expect(exampleOf({ enum: ['a'], examples: ['a'] })).toBeUndefined();
    expect(exampleOf({ const: 'a', examples: ['a'] })).toBeUndefined();
  });
});
