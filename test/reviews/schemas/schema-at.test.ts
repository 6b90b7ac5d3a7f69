import { expect, it } from 'vitest';
import { z } from 'zod';
import { reviewFileSchema } from '../../../src/reviews/schemas/review.ts';
import { mayBeAbsent, schemaAt } from '../../../src/reviews/schemas/schema-at.ts';

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

it.each<[string, z.ZodType, (string | number)[], boolean]>([
  ['a field with a default', reviewFileSchema, ['mentions'], true],
  ['an optional field', reviewFileSchema, ['source', 'url'], true],
  ['a required field of an optional group', reviewFileSchema, ['source', 'name'], false],
  ['an entry of a list', reviewFileSchema, ['redact', 0], false],
  ['an unknown field', reviewFileSchema, ['stars'], false],
  ['what is no group', z.string(), ['a'], false],
])('tells whether %s may be absent', (_, schema, path, answer) => {
  expect(mayBeAbsent(schema, path)).toBe(answer);
});
