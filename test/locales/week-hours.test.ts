import { expect, it } from 'vitest';
import { localeOf } from '../../src/locales/locale.ts';
import { weekHours } from '../../src/locales/week-hours.ts';

it.each([
  [
    'the days without hours as closed',
    ['Mo-Fr 07:00-18:00', 'Sa 08:00-13:00'],
    ['Mon–Fri 07:00–18:00', 'Sat 08:00–13:00', 'Sun Closed'],
  ],
  ['days with the same hours in one row', ['Mo,We,Fr 09:00-17:00'], ['Mon, Wed, Fri 09:00–17:00', 'Tue, Thu, Sat–Sun Closed']],
  [
    'what several lines say of one day in one row',
    ['Mo-Tu 09:00-12:00', 'Mo 14:00-18:00'],
    ['Mon 09:00–12:00, 14:00–18:00', 'Tue 09:00–12:00', 'Wed–Sun Closed'],
  ],
  ['a range over the end of the week', ['Sa-Mo 10:00-16:00'], ['Mon, Sat–Sun 10:00–16:00', 'Tue–Fri Closed']],
  ['a week without a break', ['Mo-Su'], ['Mon–Sun 24 hours']],
])('shows %s', (_, lines, rows) => {
  expect(weekHours(lines, localeOf('en-GB')).map(({ name, ranges }) => `${name} ${ranges.join(', ')}`)).toEqual(rows);
});

it('tells the days of each row from Monday on', () => {
  expect(weekHours(['Sa 08:00-13:00'], localeOf('es')).map(({ days, ranges }) => [days.join(), ranges.join()])).toEqual([
    ['0,1,2,3,4,6', 'Cerrado'],
    ['5', '8:00–13:00'],
  ]);
});
