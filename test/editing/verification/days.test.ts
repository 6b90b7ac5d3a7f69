import { expect, it } from 'vitest';
import { daysBetween } from '../../../src/editing/verification/days.ts';

it('counts days, over leap years too', () => {
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2);
});
