import { expect, it } from 'vitest';
import { createDayInZone } from '../../../../src/editing/imports/values/day-in-zone.ts';

const EVENING = { kind: 'moment', time: Date.parse('2024-03-10T03:30:00Z') } as const;

it('gives the day of the business, not that of UTC', () => {
  expect(createDayInZone('America/Chicago')(EVENING)).toBe('2024-03-09');
  expect(createDayInZone()(EVENING)).toBe('2024-03-10');
  expect(createDayInZone('Pacific/Kiritimati')({ kind: 'moment', time: Date.parse('2023-12-31T10:00:00Z') })).toBe('2024-01-01');
});

it('takes midnight in UTC for the day that a program wrote so, also west of Greenwich', () => {
  const dayOf = (time: string) => createDayInZone('America/Chicago')({ kind: 'moment', time: Date.parse(time) });
  expect(['2024-03-10T00:00:00.000Z', '2024-03-10T00:00:01Z', '2024-03-09T23:59:59Z'].map(dayOf)).toEqual([
    '2024-03-10',
    '2024-03-09',
    '2024-03-09',
  ]);
});

it('leaves a day as it is', () => {
  expect(createDayInZone('America/Chicago')({ kind: 'day', day: '2024-03-10' })).toBe('2024-03-10');
});
