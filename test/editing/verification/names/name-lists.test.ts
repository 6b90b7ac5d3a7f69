import { expect, it } from 'vitest';
import { nameWords } from '../../../../src/editing/verification/names/name-fit.ts';
import {
  isCompany,
  isJoining,
  isOfGivenName,
  isShortForm,
  writtenOut,
} from '../../../../src/editing/verification/names/name-lists.ts';

it.each([
  'Harbor Cafe LLC',
  'Müller Sanitär GmbH',
  'Comunidad de Propietarios',
  'St. John School',
  'Smith & Sons',
  'Hermanos López',
])('%s is a company', (name) => {
  expect(isCompany(nameWords(name))).toBe(true);
});

it.each(['Maria Gonzalez', 'José Sá', 'Ann Cole'])('%s is a person', (name) => {
  expect(isCompany(nameWords(name))).toBe(false);
});

it('knows the parts of double given names, and no last names', () => {
  expect(['jose', 'luis', 'jean', 'pierre', 'hans'].every(isOfGivenName)).toBe(true);
  expect(['ramos', 'martin', 'dupont', 'gonzalez'].some(isOfGivenName)).toBe(false);
});

it('knows the words before last names', () => {
  expect(['van', 'der', 'dos', 'silva'].map(isJoining)).toEqual([true, true, true, false]);
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
