import { expect, it } from 'vitest';
import { isTitle } from '../../../../src/insights/entities/people/titles.ts';

it.each(['Dr.', 'dr', 'Señora', 'Sr.', 'डॉ.', 'Dipl.-Ing.'])('knows the title %s', (word) => {
  expect(isTitle(word, 'en')).toBe(true);
});

it.each(['Don', 'Dre', 'Pan', 'Berg', ''])('does not take %j for one', (word) => {
  expect(isTitle(word, 'en')).toBe(false);
});

it('knows titles that are names in other languages', () => {
  expect([isTitle('Dre', 'fr-CA'), isTitle('Pan', 'pl')]).toEqual([true, true]);
});
