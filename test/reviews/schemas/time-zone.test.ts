import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn, isTimeZone, noonIn } from '../../../src/reviews/schemas/time-zone.ts';

const ZONES = Intl.supportedValuesOf('timeZone');

describe('isTimeZone', () => {
  it.each(['America/Chicago', 'America/Argentina/Buenos_Aires', 'America/Port-au-Prince', 'Etc/GMT+5', 'US/Central', 'UTC'])(
    'takes %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true);
    },
  );

  it.each([
    ['Asia/Kolkata', 'Asia/Calcutta'],
    ['Europe/Kyiv', 'Europe/Kiev'],
  ])('takes %s as well as %s, its older name', (name, older) => {
    expect([isTimeZone(name), isTimeZone(older)]).toEqual([true, true]);
  });

  it('takes every zone that the platform lists', () => {
    expect(ZONES.filter((name) => !isTimeZone(name))).toEqual([]);
  });

  it.each(['', 'America/Chicgo', 'Chicago', 'CST', 'EST', 'utc', 'UTC-6', '-06:00', '+01:00', 'America', 'Europe/Madrid '])(
    'refuses %j',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );

  it.each(['america/chicago', 'America/CHICAGO', 'america/Chicago', 'asia/kolkata'])('refuses %s for its letter case', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});

describe('noonIn', () => {
  it.each([
    ['America/Chicago', '2026-11-15', '2026-11-15T18:00:00Z'],
    ['America/Chicago', '2026-07-01', '2026-07-01T17:00:00Z'],
    // Days on which clocks change.
    ['America/Chicago', '2026-03-08', '2026-03-08T17:00:00Z'],
    ['America/Chicago', '2026-11-01', '2026-11-01T18:00:00Z'],
    ['Asia/Kolkata', '2026-03-14', '2026-03-14T06:30:00Z'],
    ['Pacific/Auckland', '2026-11-15', '2026-11-14T23:00:00Z'],
    ['Pacific/Pago_Pago', '2026-11-15', '2026-11-15T23:00:00Z'],
    ['UTC', '2026-11-15', '2026-11-15T12:00:00Z'],
    // A day before time zones existed.
    ['America/Chicago', '1880-01-01', '1880-01-01T17:50:36Z'],
  ])('%s has its noon of %s at %s', (zone, date, instant) => {
    expect(noonIn(zone)(date)).toBe(instant);
  });

  it('is the instant at which clocks in the zone show twelve on that day', () => {
    const days = fc.date({ min: new Date('2012-01-01'), max: new Date('2037-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), days, (timeZone, day) => {
        const date = day.toISOString().slice(0, 10);
        const instant = noonIn(timeZone)(date);
        expect(instant).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
        // Swedish dates and times have the form of ISO 8601.
        const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
        expect(clock.format(new Date(instant))).toBe(`${date} 12:00:00`);
      }),
      { numRuns: 500 },
    );
  });

  it('is, without a zone, on the right day from twelve hours behind UTC to eleven ahead', () => {
    const instant = new Date(noonIn()('2026-11-15'));
    const offsets = Array.from({ length: 24 }, (_, index) => 12 - index);
    const days = offsets.map((behind) => {
      const timeZone = `Etc/GMT${behind < 0 ? behind : `+${behind}`}`;
      return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(instant);
    });
    expect(new Set(days)).toEqual(new Set(['2026-11-15']));
  });
});

it('an instant lies on the day of the zone', () => {
  const instant = new Date('2026-12-28T05:59:59Z');
  expect([dayIn('America/Chicago')(instant), dayIn('Asia/Tokyo')(instant), dayIn()(instant)]).toEqual([
    '2026-12-27',
    '2026-12-28',
    '2026-12-28',
  ]);
});
