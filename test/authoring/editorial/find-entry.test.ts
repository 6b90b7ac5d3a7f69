import { expect, it } from 'vitest';
import { createFindEntry, createFindNamed } from '../../../src/authoring/editorial/find-entry.ts';
import { forgottenId } from '../../../src/authoring/editorial/forgotten-id.ts';

const NAMED = { id: 'a', date: '2026-02-01', reason: 'A joke.', source: { name: 'Google', id: 'g1' } };
const FORGOTTEN = {
  id: forgottenId('b'),
  date: '2026-02-01',
  reason: 'A wish.',
  source: { name: 'Yelp', id: forgottenId('y1') },
};

it('finds the entry about a review by its id, or by that of its platform', () => {
  const find = createFindEntry([NAMED, FORGOTTEN]);
  expect(find({ id: 'a' })).toEqual({ entry: NAMED, path: ['id'] });
  expect(find({ id: 'renamed', source: { name: 'google', id: 'g1' } })).toEqual({ entry: NAMED, path: ['source', 'id'] });
  expect(find({ id: 'b' })).toEqual({ entry: FORGOTTEN, path: ['id'] });
  expect(find({ id: 'renamed', source: { name: 'Yelp', id: 'y1' } })).toEqual({ entry: FORGOTTEN, path: ['source', 'id'] });
  expect(find({ id: 'c', source: { name: 'Yelp', id: 'g1' } })).toBeUndefined();
  expect(createFindEntry([])({ id: 'a' })).toBeUndefined();
});

it('finds none by what a platform does not name', () => {
  expect(
    createFindNamed([NAMED, { ...NAMED, source: { name: 'Google' } }])({ id: 'a', source: { name: 'Google' } }),
  ).toBeUndefined();
});
