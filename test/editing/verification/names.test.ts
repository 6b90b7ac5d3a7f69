import { expect, it } from 'vitest';
import { nameFit, nameWords } from '../../../src/editing/verification/names.ts';

it.each([
  ['Maria González', 'GONZALEZ, Maria', 'full'],
  ['Mrs. Maria Gonzalez', 'Maria Gonzalez', 'full'],
  ['李明', '李明', 'full'],
  ['Bob', 'Bob', 'first'],
  ['Maria G.', 'Maria Gonzalez', 'short'],
  ['Phil M.', 'Phil Maddox', 'short'],
  ['R. Gonzalez', 'Gonzalez Rosa Elena', 'short'],
  // In French, "M." is a form of address.
  ['M. Gonzalez', 'Maria Gonzalez', 'first'],
  ['Maria', 'Maria Gonzalez', 'first'],
  ['Maria Gonzales', 'Maria Gonzalez', 'spelling'],
  ['Jürgen Müller', 'Juergen Mueller', 'spelling'],
  ['Maria G.', 'Maria Hernandez', undefined],
  ['M. G.', 'Maria Gonzalez', undefined],
  ['Ann', 'Anna Berg', undefined],
  ['😀', 'Maria Gonzalez', undefined],
  ['Herr', 'Herr Berg', undefined],
])('%s and %s: %s', (author, customer, fit) => {
  expect(nameFit(nameWords(author), nameWords(customer))).toBe(fit);
  expect(nameFit(nameWords(customer), nameWords(author))).toBe(fit);
});
