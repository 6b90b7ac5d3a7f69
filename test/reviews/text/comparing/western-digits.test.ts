import { expect, it } from 'vitest';
import { withWesternDigits } from '../../../../src/reviews/text/comparing/western-digits.ts';

it.each([
  ['Arabic and Persian', '٠١١ ٤٥٦، ۷۸۹, 23', '011 456، 789, 23'],
  ['Hindi and Thai, and full-width ones and the signs between them', '०३/०५/२०२९, ๓ ๙, （０９）－５', '03/05/2029, 3 9, (09)-5'],
])('writes the digits of %s as 0 to 9', (_, text, western) => {
  expect(withWesternDigits(text)).toBe(western);
});
