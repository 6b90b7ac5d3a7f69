import { expect, it } from 'vitest';
import { nameFit, nameWords } from '../../../../src/editing/verification/names/name-fit.ts';

it.each([
  ['Maria González', 'GONZALEZ, Maria', 'full'],
  ['Mrs. Maria Gonzalez', 'Maria Gonzalez', 'full'],
  ['Prof. Dra. Ana Ruiz', 'Ana Ruiz', 'full'],
  ['李明', '李明', 'full'],
  ['山田花子', '山田　花子 様', 'full'],
  ['山田花子さん', '山田 花子', 'full'],
  ['박 준호', '박준호님', 'full'],
  ['คุณณัฐพล ก.', 'นายณัฐพล กิตติ', 'short'],
  ['ﾀﾅｶ ｼﾞﾛｳ', 'タナカ ジロウ', 'full'],
  ['タナカ ダイキ', 'タナカ タイキ', undefined],
  ['राम शर्मा', 'रमा शर्मा', undefined],
  ['श्री राम शर्मा', 'राम शर्मा', 'full'],
  ['Işıl Hanım Kaya', 'Isil Kaya', 'full'],
  ['Bob', 'Bob', 'first'],
  ['Maria G.', 'Maria Gonzalez', 'short'],
  ['Phil M.', 'Phil Maddox', 'short'],
  ['R. Gonzalez', 'Gonzalez Rosa Elena', 'short'],
  // In French, "M." is a form of address.
  ['M. Gonzalez', 'Maria Gonzalez', 'first'],
  ['Maria', 'Maria Gonzalez', 'first'],
  ['Maria Gonzales', 'Maria Gonzalez', 'spelling'],
  ['Jürgen Müller', 'Juergen Mueller', 'spelling'],
  ['Inma Castelló', 'Inmaculada Castelló', 'spelling'],
  ['Paco Navarro', 'Francisco Navarro Gil', 'spelling'],
  ['Bob Smith', 'Robert Smith', 'spelling'],
  ['Maria G.', 'Maria Hernandez', undefined],
  ['M. G.', 'Maria Gonzalez', undefined],
  ['Ann', 'Anna Berg', undefined],
  ['😀', 'Maria Gonzalez', undefined],
  ['Herr', 'Herr Berg', undefined],
  ['Señora Ruiz', 'Ana Ruiz', 'first'],
  // A double given name says no more than one.
  ['José Luis', 'JOSÉ LUIS RAMOS DÍEZ', 'first'],
  ['José L.', 'José Luis Ramos Díez', 'first'],
  ['María del Carmen', 'María del Carmen Ruiz', 'first'],
  ['Jean-Pierre', 'Jean-Pierre Dupont', 'first'],
  ['José Ramos', 'José Luis Ramos Díez', 'short'],
  ['Mª Ángeles Ruiz', 'María Ángeles Ruiz Cano', 'short'],
  ['M.ª Ángeles Ruiz', 'Maria Angeles Ruiz', 'full'],
  ['Ma. Ángeles Ruiz', 'Maria Angeles Ruiz', 'full'],
  // Of a whole given name and an initial of another one.
  ['Michael A.', 'Anna Michael', 'first'],
  ['John R.', 'John Robert Smith', 'first'],
  ['John S.', 'John Scott', 'short'],
  ['John S.', 'Scott, John', 'short'],
  ['James Lee', 'Lee, James', 'full'],
  ['Maria Gonzalez', 'Gonzalez, M.', 'short'],
  ['J. Smith', 'John Robert Smith', 'short'],
  // Any Grace may be meant by `Grace C.`, but hardly a church.
  ['Grace C.', 'Grace Community Church', 'first'],
  ['Grace C. Miller', 'Grace Church', 'first'],
  ['Tom S.', "Tom's Supply Co", 'first'],
  ['Harbor Cafe', 'Harbor Cafe LLC', 'short'],
  ['Fco. Javier Fdez.', 'FRANCISCO JAVIER FERNÁNDEZ', 'full'],
])('%s and %s: %s', (author, customer, fit) => {
  expect(nameFit(nameWords(author), nameWords(customer))).toBe(fit);
  expect(nameFit(nameWords(customer), nameWords(author))).toBe(fit);
});
