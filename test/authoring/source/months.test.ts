import { expect, it } from 'vitest';
import { createMonthNames } from '../../../src/authoring/source/months.ts';

it('knows months by their names in common languages, and in that of the business', () => {
  const monthOf = createMonthNames('sv');
  expect(['March', 'mar.', 'MÄRZ', 'marzo'].map(monthOf)).toEqual([3, 3, 3, 3]);
  expect(['août', 'dez', 'maj', 'Smarch'].map(monthOf)).toEqual([8, 12, 5, undefined]);
});
