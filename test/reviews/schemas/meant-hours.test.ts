import { expect, it } from 'vitest';
import { meantHours } from '../../../src/reviews/schemas/meant-hours.ts';

it.each([
  ['L-V 9:00-14:00', 'Mo-Fr 09:00-14:00'],
  ['L-V de 9 a 14 h', 'Mo-Fr 09:00-14:00'],
  ['Lun.–Vie. 9:00–14:00, 16.30–20h', 'Mo-Fr 09:00-14:00,16:30-20:00'],
  ['lunes a viernes: 9:00-14:00 y 16:00-20:00', 'Mo-Fr 09:00-14:00,16:00-20:00'],
  ['de lunes a jueves de 9 a 14 h', 'Mo-Th 09:00-14:00'],
  ['lunes a viernes de 9 a 14 y de 16 a 19:30', 'Mo-Fr 09:00-14:00,16:00-19:30'],
  ['L-V: 8:30-13:30 / 15:30-19:00', 'Mo-Fr 08:30-13:30,15:30-19:00'],
  ['Sábado y domingo', 'Sa,Su'],
  ['Mié 9:00-14:00', 'We 09:00-14:00'],
  ['M-X 9-14', 'Tu-We 09:00-14:00'],
  ['M-F 8am-5pm', 'Mo-Fr 08:00-17:00'],
  ['Mon-Fri 9am-5.30pm', 'Mo-Fr 09:00-17:30'],
  ['Monday to Friday 12 pm to 12 am', 'Mo-Fr 12:00-00:00'],
  ['Tues, Thurs & Sat 10 a.m. - 4 p.m.', 'Tu,Th,Sa 10:00-16:00'],
  ['Mo-Do 8-12 und 14-18 Uhr', 'Mo-Th 08:00-12:00,14:00-18:00'],
  ['Mo., Di. und Do. von 8.30 Uhr bis 12 Uhr', 'Mo,Tu,Th 08:30-12:00'],
  ['Do 8–12 Uhr', 'Th 08:00-12:00'],
  ['Montags bis freitags 9–18 Uhr', 'Mo-Fr 09:00-18:00'],
  ['Du lundi au vendredi de 9h à 18h30', 'Mo-Fr 09:00-18:30'],
  ['Mar, jeu. et sam 9h-12h', 'Tu,Th,Sa 09:00-12:00'],
  ['V 20:00-2:00', 'Fr 20:00-02:00'],
])('of %s are %s', (written, meant) => {
  expect(meantHours(written)).toBe(meant);
});

it.each([
  '',
  'closed',
  '24/7',
  'T 9-17',
  'M-S 9-17',
  'M 9-17',
  'Mon-Fri 9-5',
  'Mon-Fri 1-5pm',
  'Do 9-14',
  'Di 9-14',
  'Sa-Di 9h30-18h',
  'Tue-Do 9-14',
  'Mon-Fri 9',
  'Mon-Fri 9-25',
  'Mon-Fri 13pm-14pm',
  'Mon-Fri 0am-5pm',
])('are not guessed for %j', (written) => {
  expect(meantHours(written)).toBeUndefined();
});
