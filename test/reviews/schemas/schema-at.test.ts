import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reviewFileSchema } from '../../../src/reviews/schemas/review.ts';
import { mayBeAbsent, schemaAt } from '../../../src/reviews/schemas/schema-at.ts';

describe('schemaAt', () => {
  it.each([
    [[], reviewFileSchema],
    [['rating'], reviewFileSchema.shape.rating],
    [['photos', 3, 'alt'], reviewFileSchema.shape.photos.unwrap().element.shape.alt],
    [['mentions', 'services'], reviewFileSchema.shape.mentions.unwrap().shape.services],
    [['stars'], undefined],
    [['rating', 'x'], undefined],
    [['toString'], undefined],
  ])('finds the field at %j', (path, schema) => {
    expect(schemaAt(reviewFileSchema, path)).toBe(schema);
  });
});

describe('mayBeAbsent', () => {
  it.each([
    ['a field with a default', ['mentions'], true],
    ['an optional field', ['source', 'url'], true],
    ['a required field of an optional group', ['source', 'name'], false],
    ['an entry of a list', ['redact', 0], false],
    ['an unknown field', ['stars'], false],
  ])('tells it of %s', (_, path, answer) => {
    expect(mayBeAbsent(reviewFileSchema, path)).toBe(answer);
  });

  it('is false of what is no group', () => {
    expect(mayBeAbsent(z.string(), ['a'])).toBe(false);
  });
});
