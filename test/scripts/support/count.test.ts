import { expect, it } from 'vitest';
import { count } from '../../../scripts/support/count.ts';

it('says one thing and more of them as people do', () => {
  expect([0, 1, 2].map((number) => count(number, 'mistake'))).toEqual(['0 mistakes', '1 mistake', '2 mistakes']);
});

it('parts the thousands, as everything else that commands print does', () => {
  expect(count(100_000, 'review')).toBe('100,000 reviews');
});
