import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OpenState, openState, weekdayIn } from '../../src/reviews/open-state.ts';
import { openingHoursSchema } from '../../src/reviews/schemas/opening-hours.ts';

/** A Monday, and the state at a time of a day after it, in UTC. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 24 * 60;
const at = (hours: readonly string[], day: number, time: string): OpenState | undefined =>
  openState(hours, new Date(MONDAY + day * DAY * 60_000 + Date.parse(`1970-01-01T${time}Z`)), 'UTC');

const closed = (inDays: number, day: number, time: string) => ({ isOpen: false, opens: { inDays, day, time } });

it.each([
  ['Asia/Tokyo', 1],
  ['UTC', 0],
  ['America/Chicago', 0],
])('it is another day in another zone: in %s at 20:00 UTC on a Monday day %i', (zone, day) => {
  expect(weekdayIn(new Date(MONDAY + 20 * 3_600_000), zone)).toBe(day);
});

describe('whether a business is open', () => {
  it.each([
    ['within its hours', ['Mo-Fr 07:00-18:00'], 0, '12:00', { isOpen: true, until: '18:00' }],
    ['at the minute that it opens', ['Mo-Fr 07:00-18:00'], 0, '07:00', { isOpen: true, until: '18:00' }],
    ['at the minute that it closes', ['Mo-Fr 07:00-18:00'], 0, '18:00', closed(1, 1, '07:00')],
    ['before it opens', ['Mo-Fr 07:00-18:00'], 0, '06:59', closed(0, 0, '07:00')],
    ['on the evening before its free days', ['Mo-Fr 07:00-18:00'], 4, '20:00', closed(3, 0, '07:00')],
    ['over lunch', ['Mo 09:00-14:00,16:00-20:00'], 0, '15:00', closed(0, 0, '16:00')],
    ['after lunch', ['Mo 09:00-14:00,16:00-20:00'], 0, '16:30', { isOpen: true, until: '20:00' }],
    ['past midnight', ['Sa 20:00-02:00'], 6, '01:00', { isOpen: true, until: '02:00' }],
    ['past the midnight of the week', ['Su 20:00-02:00'], 0, '01:59', { isOpen: true, until: '02:00' }],
    ['on one day of the week, after it', ['We 09:00-10:00'], 2, '10:00', closed(7, 2, '09:00')],
    ['where lines touch each other', ['Mo 09:00-12:00', 'Mo 12:00-17:00'], 0, '10:00', { isOpen: true, until: '17:00' }],
    ['up to midnight', ['Mo 09:00-24:00'], 0, '23:00', { isOpen: true, until: '00:00' }],
    ['over a midnight that two lines share', ['Mo 09:00-24:00', 'Tu 00:00-03:00'], 0, '23:00', { isOpen: true, until: '03:00' }],
    ['around the clock on some days', ['Mo-We'], 0, '09:00', { isOpen: true }],
    ['at the end of such days', ['Mo-We'], 2, '09:00', { isOpen: true, until: '00:00' }],
    ['always', ['Mo-Su'], 6, '23:59', { isOpen: true }],
    ['on days past the end of the week', ['Sa-Mo 10:00-12:00'], 0, '11:00', { isOpen: true, until: '12:00' }],
  ])('%s', (_, hours, day, time, state) => {
    expect(at(hours, day, time)).toEqual(state);
  });

  it('is not known without hours', () => {
    expect(at([], 0, '12:00')).toBeUndefined();
  });

  it.each([
    // Clocks change from 02:00 to 03:00 on March 10th, and from 02:00 back to 01:00 on November 3rd.
    ['2024-03-10T07:59:00Z', closed(0, 6, '03:30')],
    ['2024-03-10T08:30:00Z', { isOpen: true, until: '05:00' }],
    ['2024-11-03T06:30:00Z', closed(0, 6, '03:30')],
    ['2024-11-03T09:30:00Z', { isOpen: true, until: '05:00' }],
    ['2024-07-07T08:29:00Z', closed(0, 6, '03:30')],
    ['2024-07-07T08:30:00Z', { isOpen: true, until: '05:00' }],
  ])('follows the clocks of its zone, at %s', (now, state) => {
    expect(openState(['Su 03:30-05:00'], new Date(now), 'America/Chicago')).toEqual(state);
  });

  const days = fc.constantFrom('Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su');
  const quarter = fc.integer({ min: 0, max: 95 });
  const timeOf = (quarters: number) =>
    [Math.floor(quarters / 4), (quarters % 4) * 15].map((part) => String(part).padStart(2, '0')).join(':');
  const line = fc
    .record({ from: days, to: days, times: fc.array(fc.tuple(quarter, quarter), { minLength: 1, maxLength: 3 }) })
    .map(({ from, to, times }) => `${from}-${to} ${times.map((pair) => pair.map(timeOf).join('-')).join(',')}`);
  const hours = fc.array(line, { minLength: 1, maxLength: 3 });
  const minutes = fc.integer({ min: 0, max: 7 * DAY - 1 });
  const after = (lines: readonly string[], minute: number) => openState(lines, new Date(MONDAY + minute * 60_000), 'UTC');

  it('is what a clock finds that goes minute by minute', () => {
    const isOpen = (lines: readonly string[], minute: number) => after(lines, minute)?.isOpen;
    fc.assert(
      fc.property(hours, minutes, (lines, start) => {
        for (const each of lines) expect(openingHoursSchema.safeParse(each).success).toBe(true);
        const state = after(lines, start);
        // All spans begin and end at quarters of an hour, so nothing changes in between.
        let next = 15 * (Math.floor(start / 15) + 1);
        while (next <= start + DAY && isOpen(lines, next) === state?.isOpen) next += 15;
        const change = timeOf(Math.floor((next % DAY) / 15));
        if (state?.isOpen) expect(state.until).toBe(next > start + DAY ? undefined : change);
        else if (state && next <= start + DAY) expect(state.opens.time).toBe(change);
      }),
      { numRuns: 50 },
    );
  });

  it('is the same one week later', () => {
    fc.assert(
      fc.property(hours, minutes, (lines, start) => {
        expect(after(lines, start + 7 * DAY)).toEqual(after(lines, start));
      }),
    );
  });
});
