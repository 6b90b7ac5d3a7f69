import { expect, it } from 'vitest';
import { withLists } from '../../../../src/editing/imports/formats/keyed-lists.ts';

const ANN = { name: 'Ann', rating: 5 };
const BO = { stars: 4, comment: 'Quick.', reply: { text: 'Thanks.' } };

it('makes lists of groups of reviews by their ids, wherever they are', () => {
  expect(withLists({ r1: ANN, r2: BO })).toEqual([ANN, BO]);
  expect(withLists({ shops: { north: { reviews: { a: ANN } }, south: { reviews: { b: BO } } }, version: 2 })).toEqual({
    shops: { north: { reviews: [ANN] }, south: { reviews: [BO] } },
    version: 2,
  });
});

it('finds reviews of which a group of other things holds each', () => {
  expect(withLists({ a: { fields: ANN, tags: ['x'] }, b: { fields: BO } })).toEqual([
    { fields: ANN, tags: ['x'] },
    { fields: BO },
  ]);
});

it.each([[[ANN, BO]], [ANN], [{ reviewer: { name: 'Ann' }, place: { name: 'Shop' } }], [{ r1: ANN, count: 1 }], [{}], [null]])(
  'leaves %j alone',
  (value) => {
    expect(withLists(value)).toBeUndefined();
  },
);
