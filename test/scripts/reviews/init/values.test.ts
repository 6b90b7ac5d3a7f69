import { expect, test } from 'vitest';
import { peopleOf } from '../../../../scripts/reviews/init/values.ts';

test.each([
  ['Dana Whitfield, Tom Berg', ['Dana Whitfield', 'Tom Berg']],
  ['Miguel Ortega, DDS, Ana Ruiz, DMD, M.S.; Al Ray, PhD', ['Miguel Ortega, DDS', 'Ana Ruiz, DMD, M.S.', 'Al Ray, PhD']],
  ['Tom, MJ, tom', ['Tom', 'MJ']],
  ['DANA WHITFIELD, TOM', ['DANA WHITFIELD', 'TOM']],
])('reads the people in %s', (written, people) => {
  expect(peopleOf(written)).toEqual(people);
});
