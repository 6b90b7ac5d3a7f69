import { expect, it } from 'vitest';
import { meantNumber } from '../../../src/authoring/source/meant-number.ts';

it.each([
  ['5,0', 5],
  ['4.00', 4],
  [' 5 estrellas ', 5],
  ['4/5', 4],
  ['5★', 5],
  ['★★★☆☆', 3],
  ['⭐️⭐️⭐️⭐️', 4],
  ['5 ⭐', 5],
  ['1200px', 1200],
  ['4,5', undefined],
  ['9/10', undefined],
  ['-5', undefined],
  ['five', undefined],
  ['', undefined],
])('the number in %j is %s', (written, number) => {
  expect(meantNumber(written)).toBe(number);
});
