import { expect, it } from 'vitest';
import { createDayInZone } from '../../../../src/editing/imports/values/day-in-zone.ts';

const EVENING = { kind: 'moment', time: Date.parse('2024-03-10T03:30:00Z') } as const;

it('gives the day of the business, not that of UTC', () => {
  expect(createDayInZone('America/Chicago')(EVENING)).toBe('2024-03-09');
  expect(createDayInZone()(EVENING)).toBe('2024-03-10');
  expect(createDayInZone('Pacific/Kiritimati')({ kind: 'moment', time: Date.parse('2023-12-31T10:00:00Z') })).toBe('2024-01-01');
});

it('leaves a day as it is', () => {
  expect(createDayInZone('America/Chicago')({ kind: 'day', day: '2024-03-10' })).toBe('2024-03-10');
});
