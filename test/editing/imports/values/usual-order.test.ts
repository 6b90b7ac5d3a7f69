import { expect, it } from 'vitest';
import { usualOrder } from '../../../../src/editing/imports/values/usual-order.ts';

it.each([
  ['ES', 'day-first'],
  ['GB', 'day-first'],
  ['EG', 'day-first'],
  ['US', 'month-first'],
  ['us', 'month-first'],
  ['uk', 'day-first'],
  // Dates there begin with the year, or are written in both ways.
  ['CA', undefined],
  ['JP', undefined],
  ['XX', undefined],
  ['Spain', undefined],
  [undefined, undefined],
])('%s: %s', (country, order) => {
  expect(usualOrder(country)).toBe(order);
});
