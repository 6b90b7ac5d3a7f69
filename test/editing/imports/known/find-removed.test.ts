import { expect, it } from 'vitest';
import { createFindNamed } from '../../../../src/authoring/editorial/find-entry.ts';
import { forgottenId } from '../../../../src/authoring/editorial/forgotten-id.ts';
import { createFindRemoved } from '../../../../src/editing/imports/known/find-removed.ts';

const NAMED = { id: 'x', date: '2024-05-01', reason: 'Not ours.', source: { name: 'Google', id: '1' } };
const PLAIN = { id: '2024-03-05-ann', date: '2024-05-02', reason: 'Asked for.' };
const ANN = { date: '2024-03-05', author: 'Ann' };
const BO = { date: '2024-03-05', author: 'Bo' };
const findIn = (...removed: Parameters<typeof createFindRemoved>[0]) => createFindRemoved(removed, new Set());

it('knows a review by what its platform calls it, or by the id that it would get again', () => {
  const find = findIn(NAMED, PLAIN);
  expect(find({ ...BO, source: { name: 'GOOGLE', id: '1' } })).toBe(NAMED);
  expect(find({ ...ANN, source: { name: 'Google', id: '2' } })).toBeUndefined();
  expect(find({ ...ANN, source: { name: 'Yelp' } })).toBe(PLAIN);
  expect(find({ ...BO, id: '2024-03-05-ann' })).toBe(PLAIN);
});

it('knows one that no platform named when it was removed, once its platform names it', () => {
  const unnamed = { ...PLAIN, source: { name: 'Google' } };
  expect(findIn(unnamed)({ ...ANN, source: { name: 'google', id: '2' } })).toBe(unnamed);
  expect(findIn(unnamed)({ ...ANN, source: { name: 'Yelp', id: '2' } })).toBeUndefined();
});

it('knows one that its platform gave another id, unless the export has the former one as well', () => {
  const removed = { ...PLAIN, source: { name: 'Google', id: '1' } };
  const forgotten = { ...removed, id: forgottenId(PLAIN.id), source: { name: 'Google', id: forgottenId('1') } };
  const renumbered = { ...ANN, source: { name: 'google', id: 'x-1' } };
  for (const each of [removed, forgotten]) {
    expect(createFindNamed([each])({ ...ANN, source: { name: 'google', id: '1' } })).toBe(each);
    expect(findIn(each)(renumbered)).toBe(each);
    expect(createFindRemoved([each], new Set([each]))(renumbered)).toBeUndefined();
    expect(findIn(each)({ ...ANN, source: { name: 'Yelp', id: 'x-1' } })).toBeUndefined();
  }
});

it('knows one of which only digests are kept, as its author asked to be forgotten', () => {
  const forgotten = { ...NAMED, id: forgottenId('2024-03-05-ann'), source: { name: 'Google', id: forgottenId('1') } };
  const find = findIn(forgotten);
  expect(find({ ...BO, source: { name: 'google', id: '1' } })).toBe(forgotten);
  expect(find({ ...BO, source: { name: 'Google', id: '2' } })).toBeUndefined();
  expect(find(ANN)).toBe(forgotten);
  expect(find({ ...BO, id: '2024-03-05-ann' })).toBe(forgotten);
});

it('knows who asked to be forgotten on the day of another time zone', () => {
  const forgotten = { ...PLAIN, id: forgottenId('2024-03-05-ann') };
  const days = ['2024-03-03', '2024-03-04', '2024-03-06', '2024-03-07'];
  const found = (removed: typeof PLAIN) => days.map((date) => findIn(removed)({ ...ANN, date })?.id);
  expect(found(forgotten)).toEqual([undefined, forgotten.id, forgotten.id, undefined]);
  // The next review of somebody else may be another one.
  expect(found(PLAIN)).toEqual([undefined, undefined, undefined, undefined]);
});

it('takes no review for a removed one whose id says a day alone, as those of authors without Latin letters do', () => {
  const id = forgottenId('2024-03-05-customer');
  const unnamed = { ...PLAIN, id };
  const named = { ...unnamed, source: { name: 'Google', id: forgottenId('1') } };
  const other = { date: '2024-03-05', author: '高橋さくら' };
  // Nothing else tells whether it is the author who asked to be forgotten.
  expect(findIn(unnamed)(other)).toBe(unnamed);
  expect(findIn(unnamed)({ ...other, date: '2024-03-06' })).toBeUndefined();
  expect(findIn(named)({ ...other, source: { name: 'Google', id: '1' } })).toBe(named);
  expect(findIn(named)({ ...other, source: { name: 'Google', id: '2' } })).toBeUndefined();
});

it('knows the second of an author and day', () => {
  const second = { ...PLAIN, id: '2024-03-05-ann-2' };
  for (const each of [second, { ...second, id: forgottenId(second.id) }]) {
    expect(findIn(each)(ANN)).toBe(each);
    expect(findIn(each)({ ...ANN, id: '2024-03-05-ann' })).toBeUndefined();
  }
});
