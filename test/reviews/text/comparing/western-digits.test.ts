import { expect, it } from 'vitest';
import { withWesternDigits } from '../../../../src/reviews/text/comparing/western-digits.ts';

it('writes the digits of Arabic and Persian as 0 to 9', () => {
  expect(withWesternDigits('٠١١ ٤٥٦، ۷۸۹, 23')).toBe('011 456، 789, 23');
});

it('does so with those of Hindi and Thai, and with full-width ones and the signs between them', () => {
  expect(withWesternDigits('०३/०५/२०२९, ๓ ๙, （０９）－５')).toBe('03/05/2029, 3 9, (09)-5');
});
