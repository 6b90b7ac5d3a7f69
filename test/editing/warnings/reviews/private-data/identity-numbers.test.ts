import { describe, expect, it } from 'vitest';
import { findIdentityNumbers } from '../../../../../src/editing/warnings/reviews/private-data/identity-numbers.ts';

describe('findIdentityNumbers', () => {
  it.each(['12345678Z', '12345678-z', '12.345.678-Z', '12.345.678 Z', '00000001R', 'X1234567L', 'Y-1234567-X', 'z1234567R'])(
    'finds %s',
    (number) => {
      expect(findIdentityNumbers(`Mi DNI es ${number}, sí, ${number}.`)).toEqual([number]);
    },
  );

  it.each(['529.982.247-25', '529982247-25'])('finds %s, of Brazil', (number) => {
    expect(findIdentityNumbers(`Meu CPF é ${number}.`)).toEqual([number]);
  });

  it.each([
    '529.982.247-24',
    '529.982.247-35',
    '111.111.111-11',
    '1529.982.247-25',
    '12345678A',
    '2345678Z',
    '112345678Z',
    '12345678ZA',
    'X1234567A',
    'A1234567L',
    'el pedido 12345670 y ya',
    'REF-12345678Z',
  ])('does not find %s', (text) => {
    expect(findIdentityNumbers(text)).toEqual([]);
  });
});
