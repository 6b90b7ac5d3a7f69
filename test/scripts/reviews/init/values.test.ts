import { expect, test } from 'vitest';
import { hoursOf, peopleOf } from '../../../../scripts/reviews/init/values.ts';

test.each([
  ['Dana Whitfield, Tom Berg', ['Dana Whitfield', 'Tom Berg']],
  ['Miguel Ortega, DDS, Ana Ruiz, DMD, M.S.; Al Ray, PhD', ['Miguel Ortega, DDS', 'Ana Ruiz, DMD, M.S.', 'Al Ray, PhD']],
  ['Tom, MJ, tom', ['Tom', 'MJ']],
  ['DANA WHITFIELD, TOM', ['DANA WHITFIELD', 'TOM']],
])('reads the people in %s', (written, people) => {
  expect(peopleOf(written)).toEqual(people);
});

test.each([
  ['Mo-Fr 9:00-14:00, 16:00-20:00; Sa 9:00 - 13:00', ['Mo-Fr 09:00-14:00,16:00-20:00', 'Sa 09:00-13:00']],
  ['Mo-Th 8:00-17:00, Fr 8:00-12:00', ['Mo-Th 08:00-17:00', 'Fr 08:00-12:00']],
  ['Mon, Tue 8am-5 p.m., Fri 8am-noon, Sat 9-12', ['Mon,Tue 8am-5 p.m.', 'Fri 8am-noon', 'Sat 9-12']],
])('reads the opening hours in %s', (written, hours) => {
  expect(hoursOf(written)).toEqual(hours);
});
