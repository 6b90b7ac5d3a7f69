import { expect, it } from 'vitest';
import { isTitle } from '../../src/editing/titles.ts';

it.each(['Dr.', 'dr', 'Señora', 'Sr.', 'डॉ.', 'Dipl.-Ing.'])('knows the title %s', (word) => {
  expect(isTitle(word)).toBe(true);
});

it.each(['Don', 'Berg', ''])('does not take %j for one', (word) => {
  expect(isTitle(word)).toBe(false);
});
