import { expect, it } from 'vitest';
import { isFilledFrom } from '../../../../src/authoring/files/photos/behind-picture.ts';

it('leaves out zeros, and what is before the place', () => {
  const bytes = Buffer.from([1, 0, 2, 0]);
  expect([0, 1, 3, 4, 9].map((offset) => isFilledFrom(bytes, offset))).toEqual([true, true, false, false, false]);
});
