import { expect, it } from 'vitest';
import { findTelephoneNumbers } from '../../../../src/editing/warnings/private-data/telephone-numbers.ts';

it.each([
  ['call 555-0188', '555-0188'],
  ['My cell is 555 0144 ext 3.', '555 0144'],
  ['Reach me: 608 555 0147.', '608 555 0147'],
  ['(608) 555-0147', '(608) 555-0147'],
  ['1-608-555-0147 any time', '1-608-555-0147'],
  ['608.555.0147', '608.555.0147'],
  ['+1 608 555 0147', '+1 608 555 0147'],
  ['phone 6085550147', '6085550147'],
  ['612 34 56 78', '612 34 56 78'],
  ['tel. 91 123 45 67', '91 123 45 67'],
  ['llámame al 612345678', '612345678'],
  ['020 7946 0958', '020 7946 0958'],
  ['07700900123', '07700900123'],
  ['+44 (0)7700 900123', '+44 (0)7700 900123'],
  ['0171/1234567', '0171/1234567'],
  ['01 23 45 67 89', '01 23 45 67 89'],
])('%j has a telephone number', (text, number) => {
  expect(findTelephoneNumbers(text, undefined)).toEqual([number]);
});

it.each([
  'paid $1,234.56 of 2,500',
  '$608-555-0147',
  'model XR-15 2021-03-14',
  'on 03/14/2026 at 10:30',
  'called 2 of 3 times',
  'called at 10:30 and 11:45',
  'between 2019-2021 and 2022',
  'serial 4532 0151 1283 0366',
  'part no. 600-123-4567',
  'ISO 9001 2015',
  'from 8:00-18:00',
  '100 000 miles',
  '24/7/365',
  '192.168.1.100',
  'Model 58CVA070-1-12',
  'invoice #1234567',
  'sizes 32 34 36 38',
  'ZIP 53999-1234',
  '1990 1995 2000 2005',
])('%j has none', (text) => {
  expect(findTelephoneNumbers(text, undefined)).toEqual([]);
});

it("leaves the business's own number, however it is written, and tells each other once", () => {
  const text = 'Call 555 010 0144, (555) 010-0144 or +1 555 010 0144; mine is 608 555 0147, again 608 555 0147.';
  expect(findTelephoneNumbers(text, '+1 555 010 0144')).toEqual(['608 555 0147']);
});
