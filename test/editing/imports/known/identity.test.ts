import { expect, it } from 'vitest';
import { identityOf } from '../../../../src/editing/imports/known/identity.ts';

const REVIEW = { date: '2024-03-05', author: 'Ann Lee', rating: 5, text: 'Good.\nQuick.', source: { name: 'Google', id: '1' } };
const one = identityOf(REVIEW);

it('is the same whatever the letter case of names, line ends, and what a file holds besides', () => {
  const besides = { id: 'x', verification: {}, source: { name: 'GOOGLE', id: '1' } };
  const two = identityOf({ ...REVIEW, author: 'ANN LEE ', text: 'Good.\r\nQuick.\r\n', ...besides });
  expect([two.strong, two.weak, two.text]).toEqual([one.strong, one.weak, one.text]);
});

it('tells what differs', () => {
  for (const source of [
    { name: 'Google', id: '2' },
    { name: 'Yelp', id: '1' },
  ])
    expect(identityOf({ ...REVIEW, source }).strong).not.toBe(one.strong);
  expect(identityOf({ ...REVIEW, date: '2024-03-06' }).weak).not.toBe(one.weak);
  expect(identityOf({ ...REVIEW, response: { text: 'Thanks.' } }).content).not.toBe(one.content);
  expect(identityOf({ ...REVIEW, source: { name: 'Google' } }).strong).toBeUndefined();
});
