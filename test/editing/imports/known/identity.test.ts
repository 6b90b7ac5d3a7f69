import { expect, it } from 'vitest';
import { identityOf } from '../../../../src/editing/imports/known/identity.ts';

const REVIEW = { date: '2024-03-05', author: 'Ann Lee', rating: 5, text: 'Good.\nQuick.', source: { name: 'Google', id: '1' } };

it('is the same whatever the letter case and spaces of names, line ends, and what a file holds besides', () => {
  const other = {
    ...REVIEW,
    author: 'ANN  LEE ',
    text: 'Good.\r\nQuick.\r\n',
    source: { name: 'GOOGLE', id: '1' },
    id: 'x',
    verification: {},
  };
  const [one, two] = [identityOf(REVIEW), identityOf(other)];
  expect([two.strong, two.weak, two.text]).toEqual([one.strong, one.weak, one.text]);
});

it('tells what differs', () => {
  const one = identityOf(REVIEW);
  expect(identityOf({ ...REVIEW, source: { name: 'Google', id: '2' } }).strong).not.toBe(one.strong);
  expect(identityOf({ ...REVIEW, source: { name: 'Yelp', id: '1' } }).strong).not.toBe(one.strong);
  expect(identityOf({ ...REVIEW, date: '2024-03-06' }).weak).not.toBe(one.weak);
  for (const changed of [{ response: { text: 'Thanks.' } }, { title: 'Great' }, { rating: 4 }])
    expect(identityOf({ ...REVIEW, ...changed }).content).not.toBe(one.content);
  expect(identityOf({ ...REVIEW, source: { name: 'Google' } }).strong).toBeUndefined();
});
