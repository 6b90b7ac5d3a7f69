import { expect, it } from 'vitest';
import { withoutMarks } from '../../../../src/reviews/text/comparing/without-marks.ts';

it.each([
  ['Ángela Nguyễn', 'Angela Nguyen'],
  ['José', 'Jose'],
  ['Đặng Łukasz, Işık Sørensen', 'Dang Lukasz, Isik Sorensen'],
  ['ﬁne', 'fine'],
  ['Straße', 'Straße'],
])('%s is %s', (text, plain) => {
  expect(withoutMarks(text)).toBe(plain);
});
