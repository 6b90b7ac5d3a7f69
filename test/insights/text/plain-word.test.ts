import { expect, it } from 'vitest';
import { endOfPlainWord } from '../../../src/insights/text/plain-word.ts';

it('ends where its letters end, or the text', () => {
  expect(['pump', 'Pump it', 'zaAZ.', 'w2x pump', 'ab2'].map((text) => endOfPlainWord(text, 0))).toEqual([4, 4, 4, 0, 2]);
  expect(endOfPlainWord('the pump', 4)).toBe(8);
});

it('is no plain word that may go on, and no single letter', () => {
  for (const text of ["don't", 'don`t', 'don’t', 'née', 'ne\u0301e', 'a', 'A.C.', '@ab', '[ab', ''])
    expect(endOfPlainWord(text, 0)).toBe(0);
});
