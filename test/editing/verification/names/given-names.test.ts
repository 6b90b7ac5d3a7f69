import { expect, it } from 'vitest';
import { isOfGivenName, isShortForm, writtenOut } from '../../../../src/editing/verification/names/given-names.ts';

it('knows the parts of double given names, and no last names', () => {
  expect(['jose', 'luis', 'jean', 'pierre', 'hans'].every(isOfGivenName)).toBe(true);
  expect(['ramos', 'martin', 'dupont', 'gonzalez'].some(isOfGivenName)).toBe(false);
});

it('writes shortened names out', () => {
  expect(['ma', 'fco', 'glez', 'ana'].map(writtenOut)).toEqual(['maria', 'francisco', 'gonzalez', 'ana']);
});

it('knows what a given name is called for short, in English and in Spanish', () => {
  expect([isShortForm('inma', 'inmaculada'), isShortForm('inmaculada', 'inma'), isShortForm('bob', 'robert')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isShortForm('inma', 'inma'), isShortForm('ana', 'antonia')]).toEqual([false, false]);
});
