import { expect, it } from 'vitest';
import { isGivenName, writtenOut } from '../../../src/editing/verification/given-names.ts';

it('knows the parts of double given names, and no last names', () => {
  expect(['jose', 'luis', 'jean', 'pierre', 'hans'].every(isGivenName)).toBe(true);
  expect(['ramos', 'martin', 'dupont', 'gonzalez'].some(isGivenName)).toBe(false);
});

it('writes shortened names out', () => {
  expect(['ma', 'fco', 'glez', 'ana'].map(writtenOut)).toEqual(['maria', 'francisco', 'gonzalez', 'ana']);
});
