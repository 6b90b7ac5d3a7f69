import { expect, it } from 'vitest';
import { warnOfNameInAddress } from '../../../../src/editing/warnings/reviews/name-in-address.ts';

const review = (id: string, author: string) => ({ id, date: '2026-05-01', author });

it.each([
  ['2026-05-01-ann-lee', 'A. L.', undefined],
  ['2026-05-01-ann-lee-2', 'Ann', undefined],
  ['2026-05-01-angela-maria-nunez', 'Ángela N.', undefined],
  ['2026-05-01-ann-lee', 'A customer', 'Ann Lee'],
])('warns of %s by %s, once by %s', (id, author, former) => {
  const [warning] = warnOfNameInAddress(review(id, author), former);
  expect(warning).toMatchObject({ kind: 'name-in-address', message: expect.stringContaining(id) });
  expect(warning?.fix).toMatch(/such as 2026-05-01-a\S*, with a number behind it if another review has that;/);
});

it.each([
  ['2026-05-01-ann-lee', 'Ann Lee', 'Ann Lee'],
  ['2026-05-01-ann-lee', 'Ann Lee', undefined],
  ['2026-05-01-ann-lee-2', 'Ann Lee', undefined],
  ['2026-05-01-ann', 'Ann Lee', 'Ann'],
  ['2026-05-01-ann-l', 'Ann Lee', 'Ann L.'],
  ['2026-05-01-a-customer', 'A customer', 'Ann Lee'],
  ['2026-05-01-customer', '李娜', '王芳'],
  ['2026-05-01-ines-and-tomas', 'Inès & Tomas', undefined],
  ['2026-05-01-ann-and-bob', 'Ann & Bob', undefined],
  ['job-17', 'A. L.', 'Ann Lee'],
])('says nothing of %s by %s, once by %s', (id, author, former) => {
  expect(warnOfNameInAddress(review(id, author), former)).toEqual([]);
});
