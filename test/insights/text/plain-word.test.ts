import { expect, it } from 'vitest';
import { endOfPlainWord } from '../../../src/insights/text/plain-word.ts';

it('ends where its letters end, or the text', () => {
  expect(['pump', 'Pump it', 'zaAZ.', 'a', 'I, too', 'w2x pump', 'ab2'].map((text) => endOfPlainWord(text, 0))).toEqual([
    4, 4, 4, 1, 1, 1, 2,
  ]);
  expect(endOfPlainWord('the pump', 4)).toBe(8);
});

it('is no plain word that may go on, or begin initials', () => {
  for (const text of ["don't", 'don`t', 'don’t', 'née', 'ne\u0301e', "I'm", 'A.C.', '@ab', '[ab', ''])
    expect(endOfPlainWord(text, 0)).toBe(0);
});
