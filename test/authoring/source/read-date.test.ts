import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMonthNames } from '../../../src/authoring/source/months.ts';
import { type DateOrder, ordersOf, readDate } from '../../../src/authoring/source/read-date.ts';

const monthOf = createMonthNames();
const read = (written: string, order?: DateOrder, isUtc = false) => readDate(written, { order, isUtc, monthOf });
const day = (date: string) => ({ kind: 'day', day: date });
const moment = (time: string) => ({ kind: 'moment', time: Date.parse(time) });

it.each([
  ['2024-03-05', day('2024-03-05')],
  ['2024-03-05T23:15:00.123456789Z', moment('2024-03-05T23:15:00Z')],
  ['2024-03-05T23:15:00-06:00', moment('2024-03-06T05:15:00Z')],
  ['4/13/24', day('2024-04-13')],
  ['4/4/2024', day('2024-04-04')],
  ['Tuesday, 5th March 2024, 3:05 pm', day('2024-03-05')],
  ['5. März 2024', day('2024-03-05')],
  ['05. Mrz 24', day('2024-03-05')],
  ['mar. 5 mars 2024', day('2024-03-05')],
  ['mar, 5 de marzo de 2024', day('2024-03-05')],
  ['5-Mar-24', day('2024-03-05')],
  ['26-05-2026 08:56 AM IST', day('2026-05-26')],
  ['15/3/2024, 11:05:12 p.\u00a0m. UTC', moment('2024-03-15T23:05:12Z')],
  ['13/04/2024 à 10h15', day('2024-04-13')],
  ['13/04/2024 a las 10:15', day('2024-04-13')],
  ['04/13/2024 at 3:05 PM', day('2024-04-13')],
  ['13.04.2024 um 14:30 Uhr', day('2024-04-13')],
  ['Tue Mar 05 2024 23:15:00 GMT-0600 (Central Standard Time)', moment('2024-03-06T05:15:00Z')],
  ['2024/03/05 11:15:00 PM GMT-10', moment('2024-03-06T09:15:00Z')],
  ['2024/03/05 11:15:00 pm GMT+5:30', moment('2024-03-05T17:45:00Z')],
  ['2024/03/05 11:15:00 오후 GMT+9', moment('2024-03-05T14:15:00Z')],
  ['2024/03/05 11:15:00 午前 JST', day('2024-03-05')],
  ['2024-03-05 23:15:00 -0600 CST', moment('2024-03-06T05:15:00Z')],
  ['2024年5月3日 星期五', day('2024-05-03')],
  ['2024年5月3日下午2:30', day('2024-05-03')],
  ['２０２４／５／３', day('2024-05-03')],
  ['2024/05/03(金) 14:00', day('2024-05-03')],
  ['2024년 5월 3일 금요일', day('2024-05-03')],
  ['2024년 5월 3일 (금)', day('2024-05-03')],
  ['24. 5. 3. 오후 2:30', day('2024-05-03')],
  ['15 tháng 5 năm 2024', day('2024-05-15')],
  ['ngày 3 tháng 6 năm 2024', day('2024-06-03')],
  ['05.06.2024 г.', day('2024-06-05')],
  ['20240305', day('2024-03-05')],
  ['45356', day('2024-03-05')],
  ['45356.75', day('2024-03-05')],
  ['1709640000', moment('2024-03-05T12:00:00Z')],
  ['1709640000000', moment('2024-03-05T12:00:00Z')],
])('%s is read', (written, date) => {
  expect(read(written)).toEqual(date);
});

it('reads the time that East Asia writes behind the half of the day', () => {
  expect(['2024年5月3日 下午2:30', '2024. 5. 3. 오전 12:05'].map((written) => read(written, undefined, true))).toEqual([
    moment('2024-05-03T14:30:00Z'),
    moment('2024-05-03T00:05:00Z'),
  ]);
});

it.each([
  ['th', '3 พ.ค. 2567', '2024-05-03'],
  ['th', 'วันที่ 3 มกราคม พ.ศ. 2567', '2024-01-03'],
  ['he', '3 במאי 2024', '2024-05-03'],
  ['ru', '9 февраля 2021 г.', '2021-02-09'],
])('a month is read in %s, the language of the business: %s', (language, written, date) => {
  expect(readDate(written, { order: undefined, isUtc: false, monthOf: createMonthNames(language) })).toEqual(day(date));
});

it.each([
  '',
  '3/4/2024',
  '12/4/2024',
  '4/12/2024',
  '令和6年7月1日',
  '2024-02-30',
  'Mar 5 to May 2024',
  '2 weeks ago',
  '5',
  'March 2024',
  '2024',
  '25000 р.',
])('%j is no day', (written) => {
  expect(read(written)).toBeUndefined();
});

it.each([
  '1980-01-01 00:00:00',
  '1970-01-01T00:00:00Z',
  '1969-12-31 18:00:00',
  '1/1/1970',
  '1900-01-01',
  '1899-12-30',
  '0001-01-01T00:00:00',
])('%s is what programs write where there is no date', (written) => expect(read(written)).toBeUndefined());

it('heeds the order of its column, and a header that says UTC', () => {
  expect([read('3/4/2024', 'day-first'), read('3/4/2024', 'month-first')]).toEqual([day('2024-04-03'), day('2024-03-04')]);
  expect(read('13/4/2024', 'month-first')).toBeUndefined();
  expect(read('2024-03-05 01:00', undefined, true)).toEqual(moment('2024-03-05T01:00:00Z'));
  expect(read('2024-03-05 01:00 IST', undefined, true)).toEqual(day('2024-03-05'));
});

it.each([
  ['3/4/2024', ['day-first', 'month-first']],
  ['13/4/2024', ['day-first']],
  ['4/13/2024', ['month-first']],
  ['4/4/2024', undefined],
  // Dates with dots begin with the day in every country.
  ['3.4.2024', undefined],
  ['3/4/2024 10:15 a.m.', ['day-first', 'month-first']],
  ['2024-03-04', undefined],
])('%s can be meant %j', (written, orders) => {
  expect(ordersOf(written)).toEqual(orders);
});

it.each(['T', ' ', ',', ' ('])('reads in a moment that a long text is no date, also one of many %j', (character) => {
  const text = `x${character.repeat(20_000)}x`;
  const began = process.cpuUsage();
  expect([read(text), ordersOf(text)]).toEqual([undefined, undefined]);
  // Of the processor, in µs: on a busy machine, the process may wait for longer than this.
  expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
});

it('gives the same day for every spelling of it', () => {
  const spellings = (date: Date) => {
    const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    const name = date.toLocaleDateString('en', { month: 'long', timeZone: 'UTC' });
    return [`${y}-${m}-${d}`, `${d}.${m}.${y}`, `${name} ${d}, ${y}`, `${d} ${name.slice(0, 3)} ${y}`, date.toISOString()];
  };
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (date) => {
      const midnight = new Date(`${date.toISOString().slice(0, 10)}T00:00:00Z`);
      const days = spellings(midnight).map((written) => {
        const found = read(written);
        return found?.kind === 'moment' ? new Date(found.time).toISOString().slice(0, 10) : found?.day;
      });
      expect(new Set(days)).toEqual(new Set([midnight.toISOString().slice(0, 10)]));
    }),
  );
});
