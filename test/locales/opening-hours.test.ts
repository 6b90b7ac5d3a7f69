import { expect, it } from 'vitest';
import { localeOf } from '../../src/locales/locale.ts';
import { daysText, timeRanges } from '../../src/locales/opening-hours.ts';
import { daysOf } from '../../src/reviews/open-state.ts';

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
])('%s in %s is %s', (hours, tag, text) => {
  const [days = '', times] = hours.split(' ');
  const said = `${daysText(days.split(',').flatMap(daysOf), localeOf(tag))} ${timeRanges(times, localeOf(tag)).join(localeOf(tag).comma)}`;
  // The formatter decides how wide the spaces around a dash are.
  expect(said.replaceAll('\u2009', ' ')).toBe(text);
});
