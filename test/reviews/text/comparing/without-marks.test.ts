import { expect, it } from 'vitest';
import { withoutMarks } from '../../../../src/reviews/text/comparing/without-marks.ts';

it.each([
  ['Ángela Nguyễn', 'Angela Nguyen'],
  ['José', 'Jose'],
  ['Đặng Łukasz, Işık Sørensen', 'Dang Lukasz, Isik Sorensen'],
  ['ﬁne', 'fine'],
  ['Œuvrard, sœur, Æsa, Lærke', 'OEuvrard, soeur, AEsa, Laerke'],
  ['Straße', 'Straße'],
  ['שָׁלוֹם عَلَيْكُم', 'שלום عليكم'],
  ['Ёлка Йод', 'Елка Иод'],
])('%s is %s', (text, plain) => {
  expect(withoutMarks(text)).toBe(plain);
});

it.each([
  ['राम', 'रमा'],
  ['मीना', 'मान'],
  ['นิด', 'นัด'],
  ['ダイキ', 'タイキ'],
])('%s and %s stay two names', (one, other) => {
  expect(withoutMarks(one)).not.toBe(withoutMarks(other));
});
