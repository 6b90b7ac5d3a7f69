import { expect, it } from 'vitest';
import { toCome } from '../../src/editing/to-come.ts';

it.each([
  ['2026-03-01', undefined],
  ['2026-02-28', undefined],
  ['2026-03-02', '2026-03-02 is still to come; is the year right?'],
])('on the last day of February, a day up to tomorrow may have come: %s', (day, fault) => {
  expect(toCome(day, '2026-02-28')).toBe(fault);
});
