import { expect, it } from 'vitest';
import { findLicencePlates } from '../../../../../src/editing/warnings/reviews/private-data/licence-plates.ts';

it.each([
  ['License plate ABC 1234 was parked there', 'ABC 1234'],
  ['his plate is 8XYZ123', '8XYZ123'],
  ['Number plate: AB12 CDE', 'AB12 CDE'],
  ['my van, registration AB12 CDE', 'AB12 CDE'],
  ['matrícula 1234 BCD', '1234 BCD'],
  ['Kennzeichen B-AB 1234', 'B-AB 1234'],
  ['reg no. AB12CDE', 'AB12CDE'],
  ['Kenteken 12-AB-34', '12-AB-34'],
  ['placa ABC1D23', 'ABC1D23'],
  ['a placa era ABC-1234', 'ABC-1234'],
  ['my Fiesta YK19 ABC was outside', 'YK19 ABC'],
  ['LS71 XYZ.', 'LS71 XYZ'],
])('%j has a plate', (text, plate) => {
  expect(findLicencePlates(text)).toEqual([plate]);
});

it.each([
  'the data plate M4MH1500',
  'a switch plate AB12',
  'model ABC 1234',
  'plates for 12 people',
  'plate A1',
  'XE50T10H45U1',
  'a fridge RF28HFE',
  'two MR16 LED lamps',
  'a YK40 ABC pump', // no half of a year
  'a JK19 ABC pump', // no region
  'a YK19 ABQ pump',
])('%j has none', (text) => {
  expect(findLicencePlates(text)).toEqual([]);
});

it.each(['4821KLM', '4821 KLM', '4821-KLM'])('%s is a plate in Spain alone', (plate) => {
  const text = `Mi coche ${plate} salió como nuevo.`;
  for (const country of ['ES', 'es']) expect(findLicencePlates(text, country)).toEqual([plate]);
  expect(findLicencePlates(text, 'US')).toEqual([]);
});

it.each(['12-AB-34', 'AB-12-CD', '12-ABC-3', 'G-123-AB'])('%s is a plate in the Netherlands alone', (plate) => {
  const text = `Mijn auto ${plate} rijdt weer.`;
  expect(findLicencePlates(text, 'NL')).toEqual([plate]);
  expect(findLicencePlates(text, 'US')).toEqual([]);
});

it.each(['12-34-56', 'AB-CD-EF', '112-AB-34', '12-AB-345', 'maat 1-A-2'])('%j has none in the Netherlands', (text) => {
  expect(findLicencePlates(text, 'NL')).toEqual([]);
});

it.each(['un 2019 BMW', 'a 2000 RPM', 'el 4821KLE', 'la pieza 14821KLM', '4821KLMN'])('%j has none in Spain', (text) => {
  expect(findLicencePlates(text, 'ES')).toEqual([]);
});
