import { expect, it } from 'vitest';
import { everydayRate, stemsOf, wordsOf } from '../../../../src/insights/topics/spanish/words.ts';

it('has the words of each key without accents, and their stems', () => {
  expect(wordsOf('never').has('tambien')).toBe(true);
  expect(stemsOf('praise').has('excelent')).toBe(true);
});

it('takes a phrase to be rarer than its words, and "de" for no word of its own', () => {
  expect(everydayRate(['agu', 'calient'])).toBeLessThan(everydayRate(['agu']));
  expect(everydayRate(['agu', 'de', 'calient'])).toBe(everydayRate(['agu', 'calient']));
});
