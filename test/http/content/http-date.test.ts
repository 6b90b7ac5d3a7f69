import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHttpDate, parseHttpDate } from '../../../src/http/content/http-date.ts';

describe('parseHttpDate, RFC 9110, section 5.6.7', () => {
  it.each([
    ['IMF-fixdate', 'Sun, 06 Nov 1994 08:49:37 GMT'],
    ['rfc850-date', 'Sunday, 06-Nov-94 08:49:37 GMT'],
    ['asctime-date', 'Sun Nov  6 08:49:37 1994'],
    ['a wrong weekday', 'Mon, 06 Nov 1994 08:49:37 GMT'],
    ['asctime-date of a day with two digits', 'Sun Nov 16 08:49:37 1994', '1994-11-16T08:49:37.000Z'],
  ])('reads %s', (_, text, expected = '1994-11-06T08:49:37.000Z') => {
    expect(parseHttpDate(text)?.toISOString()).toBe(expected);
  });

  it.each([
    '',
    '2026-11-20T08:00:00Z',
    'Sun, 06 Nov 1994 08:49:37 UTC',
    'sun, 06 nov 1994 08:49:37 gmt',
    'Sun, 6 Nov 1994 08:49:37 GMT',
    'Sun, 32 Nov 1994 08:49:37 GMT',
    'Sun, 06 Foo 1994 08:49:37 GMT',
    'Sun, 06 Nov 1994 08:60:37 GMT',
    ' Sun, 06 Nov 1994 08:49:37 GMT',
    'Sun, 06 Nov 1994 08:49:37 GMT, Sun, 06 Nov 1994 08:49:37 GMT',
    'Sun, 06-Nov-94 08:49:37 GMT',
    'Sun Nov 6 08:49:37 1994',
    'Mon, 01 Jan 0001 00:00:00 GMT',
    'Mon Jan  1 00:00:00 0001',
  ])('refuses %j', (text) => {
    expect(parseHttpDate(text)).toBeUndefined();
  });

  it('reads back every second that is written', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
        date.setUTCMilliseconds(0);
        expect(parseHttpDate(formatHttpDate(date))).toEqual(date);
      }),
    );
  });
});

it('formatHttpDate writes IMF-fixdate', () => {
  expect(formatHttpDate(new Date('1994-11-06T08:49:37.999Z'))).toBe('Sun, 06 Nov 1994 08:49:37 GMT');
});
