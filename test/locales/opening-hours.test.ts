import { expect, it } from 'vitest';
import { localeOf } from '../../src/locales/locale.ts';
import { weekHours } from '../../src/locales/opening-hours.ts';

/** The rows of a week. */
function rowsOf(lines: readonly string[], tag: string): string[] {
  const locale = localeOf(tag);
  // The formatter decides how wide the spaces around a dash are.
  return weekHours(lines, locale).map(({ name, ranges }) => `${name} ${ranges.join(locale.comma)}`.replaceAll('\u2009', ' '));
}

it.each([
  ['Mo-Fr 07:00-18:00', 'en', 'Mon–Fri 7:00 AM – 6:00 PM'],
  ['Mo-Fr 07:00-18:00', 'en-GB', 'Mon–Fri 07:00–18:00'],
  ['Mo-We,Sa 09:00-12:30,14:00-18:00', 'es', 'lun–mié, sáb 9:00–12:30, 14:00–18:00'],
  ['Sa,Su 22:00-24:00', 'en-GB', 'Sat–Sun 22:00 – midnight'],
  ['Mo 09:00-24:00', 'en-GB', 'Mon 09:00 – midnight'],
  ['Mo 09:00-24:00', 'en', 'Mon 9:00 AM – midnight'],
  ['Mo 09:00-13:00,17:00-00:00', 'es', 'lun 9:00–13:00, 17:00 – medianoche'],
  ['Fr-Sa 18:00-02:00', 'es', 'vie–sáb 18:00–2:00'],
  ['Mo,Th 09:00-12:30,14:00-18:00', 'ar-EG', 'الاثنين، الخميس 9:00 ص – 12:30 م، 2:00–6:00 م'],
  ['Su', 'en', 'Sun 24 hours'],
  ['Mo-Su 00:00-24:00', 'es', 'lun–dom 24 horas'],
  ['Su', 'ar', 'الأحد 24 ساعة'],
])('%s in %s is %s', (line, tag, row) => {
  expect(rowsOf([line], tag)).toContain(row);
});

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
  expect(rowsOf(lines, 'en-GB')).toEqual(rows);
});

it.each([
  ['ar-SA', ['الأحد–الخميس 8:00 ص – 5:00 م', 'الجمعة–السبت مغلق'], ['6,0,1,2,3', '4,5']],
  ['ar-AE', ['الاثنين–الخميس، الأحد 8:00 ص – 5:00 م', 'الجمعة–السبت مغلق'], ['0,1,2,3,6', '4,5']],
])('begins the week after the weekend of the region: %s', (tag, rows, days) => {
  expect(rowsOf(['Su-Th 08:00-17:00'], tag)).toEqual(rows);
  expect(weekHours(['Su-Th 08:00-17:00'], localeOf(tag)).map((row) => row.days.join())).toEqual(days);
});

it('tells the days of each row from Monday on', () => {
  expect(weekHours(['Sa 08:00-13:00'], localeOf('es')).map(({ days }) => days.join())).toEqual(['0,1,2,3,4,6', '5']);
});
