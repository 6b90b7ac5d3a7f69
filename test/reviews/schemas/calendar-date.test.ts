import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDateSchema, daysAfter, daysBetween, newestDate } from '../../../src/reviews/schemas/calendar-date.ts';

const dates = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('calendarDateSchema', () => {
  const others = '2026 2026-1-1 20260101 10000-01-01 -2026-01-01 2026-01-01T00:00:00Z ٢٠٢٦-01-01 2026−01−01';

  it.each([...others.split(' '), '', ' 2026-01-01', '2026-01-01\n'])('refuses %j, which is not written YYYY-MM-DD', (date) => {
    expect(calendarDateSchema.safeParse(date).success).toBe(false);
  });

  it.each([20260101, null, undefined, new Date(0)])('refuses %s, which is no text', (date) => {
    expect(calendarDateSchema.safeParse(date).success).toBe(false);
  });

  it.each([1000, 2000, 2024, 2026, 2100, 9999])('takes exactly the days that the year %i has', (year) => {
    const parts = (max: number) => Array.from({ length: max + 1 }, (_, part) => String(part).padStart(2, '0'));
    for (const date of parts(13).flatMap((month) => parts(32).map((day) => `${year}-${month}-${day}`))) {
      const instant = new Date(`${date}T00:00:00Z`);
      const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
      expect([date, calendarDateSchema.safeParse(date).success]).toEqual([date, exists]);
    }
  });
});

describe('newestDate', () => {
  it('is null for no date', () => {
    expect(newestDate([])).toBeNull();
    expect(newestDate([undefined, undefined])).toBeNull();
  });

  it('passes over what is absent', () => {
    expect(newestDate([undefined, '2026-03-14', undefined, '2025-12-31'])).toBe('2026-03-14');
  });

  it('is the latest in time', () => {
    fc.assert(
      fc.property(fc.array(dates, { minLength: 1 }), (given) => {
        const latest = new Date(Math.max(...given.map(Date.parse)));
        expect(newestDate(given)).toBe(latest.toISOString().slice(0, 10));
      }),
    );
  });
});

it('counts days, over leap years too', () => {
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2);
  expect(daysAfter('2024-02-28', 2)).toBe('2024-03-01');
  expect(daysAfter('2024-03-01', -2)).toBe('2024-02-28');
});
