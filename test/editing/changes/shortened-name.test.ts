import { expect, it } from 'vitest';
import { isShortened, lengthOf, shortName } from '../../../src/editing/changes/shortened-name.ts';

it.each([
  ['Ann', 'Ann Lee', true],
  ['A. L.', 'Ann Lee', true],
  ['Lee', 'Ann Lee', true],
  ['Ann L.', 'Lee, Ann', true],
  ['Ann Lee', 'Ann Lee', false],
  ['ANN LEE', 'Ann Lee', false],
  ['Ann Lee', 'Ann', false],
  ['L. A.', 'Ann Lee', false],
  ['', 'Ann Lee', false],
])('tells whether %j is a shorter form of %j', (name, full, expected) => {
  expect(isShortened(name, full)).toBe(expected);
});

it.each([
  ['Ann Lee', 'Ann L.'],
  ['ann mary lee', 'ann L.'],
  ['Lee, Ann Mary', 'Ann L.'],
  ['Lee,Ann', 'Ann L.'],
  ['von der Heide, Andreas', 'Andreas H.'],
  ['García López, Ana', 'Ana G.'],
  ['de la Cruz Vega, Luis', 'Luis C.'],
  ['Jane Doe, Austin', 'Jane D.'],
  ['Miguel Ortega, DDS', 'Miguel O.'],
  ['TREMBLAY Marc', 'Marc T.'],
  ['DE LA FONTAINE Anne-Marie', 'Anne-Marie F.'],
  ['ANNA Martin', 'ANNA M.'],
  // Initials and titles are no last names, also before what may be a first one.
  ['AJ Martin', 'AJ M.'],
  ['MRS Anna Lee', 'MRS L.'],
  ['MRS TREMBLAY Anna', 'Anna T.'],
  ['Jane Doe (Google)', 'Jane D.'],
  ['anna.mueller@mail.example', 'anna M.'],
  ['anna@mail.example', 'anna'],
  ['anna_mueller_1985', 'anna M.'],
  ['J.R.', 'J.R.'],
  ['Dr. Anna Öztürk 🌵', 'Dr. Ö.'],
  ['Mr. Lee', 'Mr. L.'],
  ['محمد علي', 'محمد ع.'],
  ['Ann L.', 'Ann L.'],
  ['ann L', 'ann L'],
  ['Ann 🌵', 'Ann 🌵'],
  ['王小明', '王小明'],
  ['A Google user', 'A Google user'],
])('shortens %j to %j', (full, short) => {
  expect(shortName(full)).toBe(short);
});

it.each([
  ['Ann L.', 'short'],
  ['Ann Mary L.', 'whole'],
  ['Ann Lee', 'whole'],
  ['J.R.', undefined],
  ['A Google user', undefined],
])('tells whether %j is short or whole', (name, expected) => {
  expect(lengthOf(name)).toBe(expected);
});
