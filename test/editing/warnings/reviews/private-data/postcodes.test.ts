import { expect, it } from 'vitest';
import { findPostcodes } from '../../../../../src/editing/warnings/reviews/private-data/postcodes.ts';

it.each([
  ['I live at LS6 3AA and they came', 'LS6 3AA'],
  ['the flat in SW1A 1AA.', 'SW1A 1AA'],
  ['Leeds, ls6 3aa', 'ls6 3aa'],
  ['M1 1AE (above the shop)', 'M1 1AE'],
  ['in EC4Y 1AD', 'EC4Y 1AD'],
  ['Ottawa ON K1A 0B1', 'K1A 0B1'],
  ['v6b 4y8, second door', 'v6b 4y8'],
])('%j has a postcode', (text, postcode) => {
  expect(findPostcodes(text, undefined)).toEqual([postcode]);
});

it.each([
  'fitted a model RF28 3AB', // no area RF
  'the LS63AA pump', // no space
  'board LS6A 3AA', // no such district
  'part LS6 3CA', // a letter that no postcode has
  'plot S4 2nd floor, and W5 6ft of pipe',
  'a Galaxy S9 8GB',
  'an E14 3-AA',
  'pump D1A 1A1', // no letter of Canada's
  'we used A2B 2x4 timber',
  '53999 Brookvale',
])('%j has none', (text) => {
  expect(findPostcodes(text, undefined)).toEqual([]);
});

it.each([
  ['NL', 'Maliebaan, 3581 CN', '3581 CN'],
  ['nl', 'in 3581CN.', '3581CN'],
  ['BR', 'CEP 01304-001', '01304-001'],
])('knows in %s the postcode of %j', (country, text, postcode) => {
  expect(findPostcodes(text, undefined, country)).toEqual([postcode]);
  expect(findPostcodes(text, undefined, 'US')).toEqual([]);
});

it.each(['een 2019 VW', 'na 1500 KM', 'bij 2000 PK', '3581 SS', '0581 CN', '13581 CN', 'in 2024 DE auto'])(
  '%j has none in the Netherlands',
  (text) => {
    expect(findPostcodes(text, undefined, 'NL')).toEqual([]);
  },
);

it("leaves out the business's own, however it is written, and tells each once", () => {
  expect(findPostcodes('From LS6 3AA to LS7 4BB, LS7 4BB', 'ls63aa')).toEqual(['LS7 4BB']);
});
