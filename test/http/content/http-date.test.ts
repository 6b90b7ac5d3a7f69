import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHttpDate, parseHttpDate } from '../../../src/http/content/http-date.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const parsed = (text: string, now = NOW) => parseHttpDate(text, now)?.toISOString();

describe('parseHttpDate, RFC 9110, section 5.6.7', () => {
  it.each([
    ['IMF-fixdate', 'Sun, 06 Nov 1994 08:49:37 GMT'],
    ['rfc850-date', 'Sunday, 06-Nov-94 08:49:37 GMT'],
    ['asctime-date', 'Sun Nov  6 08:49:37 1994'],
    ['a wrong weekday', 'Mon, 06 Nov 1994 08:49:37 GMT'],
  ])('reads %s', (_, text) => {
    expect(parsed(text)).toBe('1994-11-06T08:49:37.000Z');
  });

  it.each([
    ['Wed, 29 Feb 2028 00:00:00 GMT', '2028-02-29T00:00:00.000Z'],
    ['Sat, 31 Dec 2016 23:59:60 GMT', '2017-01-01T00:00:00.000Z'],
    ['Fri, 31 Dec 0099 23:59:59 GMT', '0099-12-31T23:59:59.000Z'],
    ['Fri, 31 Dec 9999 23:59:59 GMT', '9999-12-31T23:59:59.000Z'],
    ['Sun Nov 16 08:49:37 1994', '1994-11-16T08:49:37.000Z'],
  ])('reads the edge %s', (text, expected) => {
    expect(parsed(text)).toBe(expected);
  });

  it.each([
    ['Friday, 20-Nov-76 08:00:00 GMT', '2026-11-20T08:00:00Z', '2076-11-20T08:00:00.000Z'],
    ['Saturday, 20-Nov-76 08:00:01 GMT', '2026-11-20T08:00:00Z', '1976-11-20T08:00:01.000Z'],
    ['Friday, 31-Dec-99 00:00:00 GMT', '2026-11-20T08:00:00Z', '1999-12-31T00:00:00.000Z'],
    ['Saturday, 01-Jan-00 00:00:00 GMT', '2026-11-20T08:00:00Z', '2000-01-01T00:00:00.000Z'],
    ['Tuesday, 29-Feb-00 00:00:00 GMT', '2060-01-01T00:00:00Z', '2000-02-29T00:00:00.000Z'],
    ['Thursday, 01-Jan-05 00:00:00 GMT', '2090-01-01T00:00:00Z', '2105-01-01T00:00:00.000Z'],
  ])('takes %s in %s for %s', (text, now, expected) => {
    expect(parsed(text, new Date(now))).toBe(expected);
  });

  it.each([
    '',
    '2026-11-20T08:00:00Z',
    'Sun, 06 Nov 1994 08:49:37 UTC',
    'sun, 06 nov 1994 08:49:37 gmt',
    'Sun, 6 Nov 1994 08:49:37 GMT',
    'Sun, 00 Nov 1994 08:49:37 GMT',
    'Sun, 31 Nov 1994 08:49:37 GMT',
    'Sun, 99 Nov 1994 08:49:37 GMT',
    'Sun, 29 Feb 2026 08:49:37 GMT',
    'Sun, 06 Foo 1994 08:49:37 GMT',
    'Sun, 31 Foo 1994 08:49:37 GMT',
    'Sun, 06 Nov 1994 24:00:00 GMT',
    'Sun, 06 Nov 1994 08:60:37 GMT',
    'Sun, 06 Nov 1994 08:49:61 GMT',
    ' Sun, 06 Nov 1994 08:49:37 GMT',
    'Sun, 06 Nov 1994 08:49:37 GMT, Sun, 06 Nov 1994 08:49:37 GMT',
    'Sun, 06-Nov-94 08:49:37 GMT',
    'Sun Nov 6 08:49:37 1994',
  ])('refuses %j', (text) => {
    expect(parseHttpDate(text, NOW)).toBeUndefined();
  });

  it('reads back every second that is written', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
        date.setUTCMilliseconds(0);
        expect(parseHttpDate(formatHttpDate(date), NOW)).toEqual(date);
      }),
    );
  });
});

it('formatHttpDate writes IMF-fixdate', () => {
  expect(formatHttpDate(new Date('1994-11-06T08:49:37.999Z'))).toBe('Sun, 06 Nov 1994 08:49:37 GMT');
});
