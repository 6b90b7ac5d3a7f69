import { expect, it } from 'vitest';
import { withWesternDigits } from '../../../../src/reviews/text/comparing/western-digits.ts';

it('writes the digits of Arabic and Persian as 0 to 9', () => {
  expect(withWesternDigits('٠١١ ٤٥٦، ۷۸۹, 23')).toBe('011 456، 789, 23');
});
