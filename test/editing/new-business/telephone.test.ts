import { expect, it } from 'vitest';
import { callingCode, internationalNumber } from '../../../src/editing/new-business/telephone.ts';

it.each([
  ['983 12 34 56', 'ES', '+34 983 12 34 56'],
  ['0034 983 123 456', 'ES', '+34 983 123 456'],
  ['(0113) 496-0123', 'GB', '+44 113 496-0123'],
  ['(555) 010-0144', 'US', '+1 555 010-0144'],
  ['1-555-010-0144', 'US', '+1 555-010-0144'],
  ['06 1 234 5678', 'HU', '+36 1 234 5678'],
  ['06 6982 1234', 'IT', '+39 06 6982 1234'],
  // Without the code of its town, or already as it should be.
  ['496 0123', 'GB', undefined],
  ['112', 'ES', undefined],
  ['+34 983 12 34 56', 'ES', undefined],
  ['983 12 34 56', 'XX', undefined],
])('of %s in %s is %s', (written, country, number) => {
  expect(internationalNumber(written, country)).toBe(number);
});

it('begins with the code of the country', () => {
  expect([callingCode('ES'), callingCode('US'), callingCode('XX')]).toEqual(['+34', '+1', undefined]);
});
