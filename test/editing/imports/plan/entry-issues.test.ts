import { expect, it } from 'vitest';
import { collectNames } from '../../../../src/authoring/business/known-names.ts';
import { inWords, issuesOf } from '../../../../src/editing/imports/plan/entry-issues.ts';
import { businessFileSchema } from '../../../../src/reviews/schemas/business.ts';

const { known } = collectNames(businessFileSchema.parse({ name: 'A' }));
const said = (fields: object) =>
  inWords(issuesOf({ date: '2024-03-09', rating: 5, author: 'Ann', text: 'Fast.', ...fields }, known));

it('finds no fault with a review that has no id yet', () => {
  expect(said({})).toBeUndefined();
});

it('names each field with its fault, on one line', () => {
  expect(said({ rating: 9, text: '' })).toMatch(/^rating: .*5.*; text: [^\n]+$/);
});
