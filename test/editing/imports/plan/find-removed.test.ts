import { expect, it } from 'vitest';
import { createFindRemoved } from '../../../../src/editing/imports/plan/find-removed.ts';

const NAMED = { id: 'x', date: '2024-05-01', reason: 'Not ours.', source: { name: 'Google', id: '1' } };
const PLAIN = { id: '2024-03-05-ann', date: '2024-05-02', reason: 'Asked for.' };
const find = createFindRemoved([NAMED, PLAIN]);

it('knows a review by what its platform calls it, or by the id that it would get again', () => {
  expect(find({ source: { name: 'GOOGLE', id: '1' } }, 'whatever')).toBe(NAMED);
  expect(find({ source: { name: 'Google', id: '2' } }, '2024-03-05-ann')).toBeUndefined();
  expect(find({ source: { name: 'Yelp' } }, '2024-03-05-ann')).toBe(PLAIN);
  expect(find({ id: '2024-03-05-ann' }, 'other')).toBe(PLAIN);
});
