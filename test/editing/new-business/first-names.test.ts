import { expect, it } from 'vitest';
import { firstNames } from '../../../src/editing/new-business/first-names.ts';

const of = (name: string, language = 'es') => firstNames([name], language)[0];

it.each([
  ['Ann Berg', ['Ann']],
  ['Tom', []],
  ['Al Amin', []],
  ['Dra. Marta Olmo', ['Marta']],
  ["Dr Aisha O'Connor", ['Aisha']],
  ['Prof. Dr. Karin Voss', ['Karin']],
  ['Frau Dipl.-Ing. Karin Voss', ['Karin']],
  ['D.ª Ana Gil', ['Ana']],
  ['Dott.ssa Chiara Neri', ['Chiara']],
  ['Fco. Javier Ruiz', ['Javier']],
  ['M.ª Pilar Sanz', ['Pilar']],
  ['Mª Carmen Ruiz', ['Carmen']],
  ['Juan García López', ['Juan']],
  ['José Luis Mena', ['José', 'José Luis']],
  ['José Luis', ['José']],
  ['Sra. Doña Ana', ['Ana']],
  ['Doña Ana', ['Ana']],
  // A surname, for all that one can tell.
  ['Dr. Smith', []],
  ['Herr', []],
])('finds in %s the first names %j', (name, names) => {
  expect(of(name)).toEqual(names);
});

it('takes Don for a title in Spanish, and before two names', () => {
  expect([of('Don Luis'), of('Don Luis Gil', 'en'), of('Don Whitfield', 'en')]).toEqual([['Luis'], ['Luis'], ['Don']]);
});

it('leaves out a name that could mean another person', () => {
  expect(firstNames(['José Luis Mena', 'José Ruiz', 'Tom Berg', 'TOM', 'Ann Berg'], 'es')).toEqual([
    ['José Luis'],
    [],
    [],
    [],
    ['Ann'],
  ]);
});
