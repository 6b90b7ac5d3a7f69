import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findCardNumbers } from '../../../../../src/editing/warnings/reviews/private-data/card-numbers.ts';

it.each(['4111 1111 1111 1111', '4532-0151-1283-0366', '378282246310005', '5555 5555 5555 4444'])('finds %s', (number) => {
  expect(findCardNumbers(`They charged ${number}, twice: ${number}.`)).toEqual([number]);
});

it.each(['4111 1111 1111 1112', '1234567890123456', '4444444444444', 'X4111111111111111', '4.111111111111111'])(
  'leaves %s',
  (text) => {
    expect(findCardNumbers(text)).toEqual([]);
  },
);

it('finds no number in which one digit was mistyped', () => {
  fc.assert(
    fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (at, more) => {
      const digits = [...'4532015112830366'];
      digits[at] = String((Number(digits[at]) + more) % 10);
      expect(findCardNumbers(digits.join(''))).toEqual([]);
    }),
  );
});
