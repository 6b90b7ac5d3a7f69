import { expect, it } from 'vitest';
import { shortNames } from '../../../src/editing/new-business/short-names.ts';

const of = (name: string, language = 'es') => shortNames([name], language)[0];

it.each([
  ['Tom', []],
  ['Al Amin', []],
  ['Dra. Marta Olmo', ['Marta', 'Dra. Olmo']],
  ["Dr Aisha O'Connor", ['Aisha', "Dr O'Connor"]],
  ['Dr. Juan García López', ['Juan', 'Dr. García']],
  ['Dr. José Luis Mena', ['José', 'José Luis', 'Dr. Mena']],
  ['Dr. Miguel Ortega, DDS', ['Miguel', 'Dr. Ortega', 'Dr. Miguel Ortega']],
  ['Albright, Tess', []],
  ['Frau Dipl.-Ing. Karin Voss', ['Karin', 'Frau Voss']],
  ['D.ª Ana Gil', ['Ana']],
  ['Dott.ssa Chiara Neri', ['Chiara', 'Dott.ssa Neri']],
  ['Fco. Javier Ruiz', ['Javier']],
  ['M.ª Pilar Sanz', ['Pilar']],
  ['José Luis', ['José']],
  ['Sra. Doña Ana', ['Ana']],
  // A surname, for all that one can tell.
  ['Dr. Smith', []],
  ['Dr. Smith, DDS', ['Dr. Smith']],
  ['Al Amin, CFC', ['Al Amin']],
])('finds in %s the short names %j', (name, names) => {
  expect(of(name)).toEqual(names);
});

it.each([
  ['Nguyễn Thị Hạnh', 'vi', ['Hạnh']],
  ['Nguyễn Thị Hạnh, DDS', 'vi', ['Hạnh', 'Nguyễn Thị Hạnh']],
  ['Hạnh', 'vi', []],
  ['Nagy István', 'hu', ['István']],
  ['佐藤 美咲', 'ja', ['佐藤']],
  ['श्री राजेश शर्मा', 'hi', ['राजेश', 'श्री शर्मा']],
  ['ד״ר רונית כהן', 'he', ['רונית', 'ד״ר כהן']],
  ['Dre Linh Nguyen', 'fr-CA', ['Linh', 'Dre Nguyen']],
  ['Dre Marsh', 'en', ['Dre']],
  ['Docteure Ève Roy', 'fr', ['Ève', 'Docteure Roy']],
  ['Pan Robert Wójcik', 'pl', ['Robert', 'Pan Wójcik']],
  ['Pan Wei', 'zh', ['Pan']],
  ['mgr inż. Jan Lis', 'pl', ['Jan', 'mgr Lis']],
])('finds in %s, in %s, the short names %j', (name, language, names) => {
  expect(of(name, language)).toEqual(names);
});

it.each([
  ['Dr. Rosa M. Lozano DMD', ['Rosa', 'Dr. Lozano', 'Dr. Rosa M. Lozano']],
  ['Dr. Ana Ruiz D.D.S. M.S.', ['Ana', 'Dr. Ruiz', 'Dr. Ana Ruiz']],
  ['Dr. Eva Paz (owner)', ['Eva', 'Dr. Paz', 'Dr. Eva Paz']],
  ['Jean-Luc Rochat, CFC', ['Jean-Luc', 'Jean-Luc Rochat']],
  ['DR. ANA GIL', ['ANA', 'DR. GIL']],
])('takes no degree for the surname of %s', (name, names) => {
  expect(of(name, 'en')).toEqual(names);
});

it('takes Don for a title in Spanish, and before two names', () => {
  expect([of('Don Luis'), of('Don Luis Gil', 'en'), of('Don Whitfield', 'en')]).toEqual([['Luis'], ['Luis'], ['Don']]);
});

it('leaves out a title with a surname that two have', () => {
  expect(shortNames(['Dr Emma Clarke', 'Dr Tom Clarke'], 'en')).toEqual([['Emma'], ['Tom']]);
});

it('leaves out a name that could mean another person', () => {
  expect(shortNames(['José Luis Mena', 'José Ruiz', 'Tom Berg', 'TOM', 'Ann Berg'], 'es')).toEqual([
    ['José Luis'],
    [],
    [],
    [],
    ['Ann'],
  ]);
});
