import { expect, it } from 'vitest';
import { isCompany } from '../../../../src/editing/verification/names/company-words.ts';
import { nameWords } from '../../../../src/editing/verification/names/name-fit.ts';

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
