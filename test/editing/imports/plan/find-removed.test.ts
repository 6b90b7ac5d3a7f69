import { expect, it } from 'vitest';
import { forgottenId } from '../../../../src/authoring/editorial/forgotten-id.ts';
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

it('knows one that no platform named when it was removed, once its platform names it', () => {
  const unnamed = { ...PLAIN, source: { name: 'Google' } };
  const findUnnamed = createFindRemoved([unnamed]);
  expect(findUnnamed({ source: { name: 'google', id: '2' } }, '2024-03-05-ann')).toBe(unnamed);
  expect(findUnnamed({ source: { name: 'Yelp', id: '2' } }, '2024-03-05-ann')).toBeUndefined();
});

it('knows one of which only digests are kept, as its author asked to be forgotten', () => {
  const forgotten = { ...NAMED, id: forgottenId('2024-03-05-ann'), source: { name: 'Google', id: forgottenId('1') } };
  const findForgotten = createFindRemoved([forgotten]);
  expect(findForgotten({ source: { name: 'google', id: '1' } }, 'whatever')).toBe(forgotten);
  expect(findForgotten({ source: { name: 'Google', id: '2' } }, 'whatever')).toBeUndefined();
  expect(findForgotten({}, '2024-03-05-ann')).toBe(forgotten);
  expect(findForgotten({ id: '2024-03-05-ann' }, 'whatever')).toBe(forgotten);
});

it('knows the second of an author and day', () => {
  const second = { ...PLAIN, id: '2024-03-05-ann-2' };
  expect(createFindRemoved([second])({}, '2024-03-05-ann')).toBe(second);
  expect(createFindRemoved([second])({ id: '2024-03-05-ann' }, '2024-03-05-ann')).toBeUndefined();
});
