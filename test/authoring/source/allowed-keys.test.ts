import { expect, it } from 'vitest';
import { allowedKeys } from '../../../src/authoring/source/allowed-keys.ts';
import { businessFileSchema } from '../../../src/reviews/schemas/business.ts';
import { faqFileSchema } from '../../../src/reviews/schemas/editorial.ts';
import { reviewFileSchema } from '../../../src/reviews/schemas/review.ts';

it.each([
  ['the root of a review', reviewFileSchema, [], Object.keys(reviewFileSchema.shape)],
  ['a group with a default', reviewFileSchema, ['mentions'], ['technicians', 'services']],
  ['an optional group', reviewFileSchema, ['response'], ['date', 'text']],
  ['an entry of a list', businessFileSchema, ['technicians', 4], ['name', 'title', 'aliases']],
  ['an entry of the root list', faqFileSchema, [0], ['question', 'answer', 'review_ids']],
  ['a text', reviewFileSchema, ['author'], []],
  ['an unknown key', reviewFileSchema, ['stars', 'x'], []],
])('knows the keys of %s', (_, schema, path, keys) => {
  expect(allowedKeys(schema, path)).toEqual(keys);
});
