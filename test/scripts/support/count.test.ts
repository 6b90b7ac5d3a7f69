import { expect, it } from 'vitest';
import { count } from '../../../scripts/support/count.ts';

it('says one thing and more of them as people do, and parts the thousands', () => {
  expect([0, 1, 2].map((number) => count(number, 'mistake'))).toEqual(['0 mistakes', '1 mistake', '2 mistakes']);
  expect(count(100_000, 'review')).toBe('100,000 reviews');
});
