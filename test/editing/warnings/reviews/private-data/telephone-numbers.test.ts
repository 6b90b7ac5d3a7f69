import { expect, it } from 'vitest';
import { findTelephoneNumbers } from '../../../../../src/editing/warnings/reviews/private-data/telephone-numbers.ts';

it.each([
  ['Tel. 02 679 90 00. 15 min by tram', '02 679 90 00'],
  ['+32 2 679 90 00. 15 min by tram', '+32 2 679 90 00'],
  ['call 555-0188', '555-0188'],
  ['My cell is 555 0144 ext 3.', '555 0144'],
  ['(608) 555-0147', '(608) 555-0147'],
  ['608.555.0147', '608.555.0147'],
  ['+1 608 555 0147', '+1 608 555 0147'],
  ['phone 6085550147', '6085550147'],
  ['612 34 56 78', '612 34 56 78'],
  ['Mi teléfono 612 34 56 78', '612 34 56 78'],
  ['llámame al 612345678', '612345678'],
  ['07700900123', '07700900123'],
  ['+44 (0)7700 900123', '+44 (0)7700 900123'],
  ['0171/1234567', '0171/1234567'],
  ['0049 (0) 171 1234567', '0049 (0) 171 1234567'],
  ['00447911123456', '00447911123456'],
  ['06.12.34.56.78', '06.12.34.56.78'],
  ['0171.1234567', '0171.1234567'],
  ['079.123.45.67', '079.123.45.67'],
  ['91 234 56 78', '91 234 56 78'],
  ['(11) 3255-4478', '(11) 3255-4478'],
  ['Meu zap novo é 11 98765-4321', '11 98765-4321'],
  ['(21)98765.4321', '(21)98765.4321'],
  ['o zap é 98765-4321', '98765-4321'],
  ['pode ligar para 3255 4478', '3255 4478'],
  ['06-12345678', '06-12345678'],
  ['رقمي ٠٥٠ ١٢٣ ٤٥٦٧', '٠٥٠ ١٢٣ ٤٥٦٧'],
])('%j has a telephone number', (text, number) => {
  expect(findTelephoneNumbers(text, undefined)).toEqual([number]);
});

it.each([
  'paid $1,234.56 of 2,500',
  '$608-555-0147',
  'on 03/14/2026 at 10:30',
  'serial 4532 0151 1283 0366',
  'part no. 600-123-4567',
  'ISO 9001 2015',
  '100 000 miles',
  '192.168.1.100',
  'Model 58CVA070-1-12',
  'invoice #1234567',
  'sizes 32 34 36 38',
  'ZIP 53999-1234',
  'de 10 2023-2024',
  '1990 1995 2000 2005',
  'sizes 06-08-10-12',
  'version 02.10.34.12',
  'on 06.12.2023 or 07.12.23',
  'from 08.00-12.00 and 14.00-18.00',
  'tracking 00340434161094042557',
  'bar code 0012345678905',
  'part 06.12.34.56.78',
  'stayed twice (03/05/2022 and 04/05/2022)',
  'stayed (03/05/2022)',
])('%j has none', (text) => {
  expect(findTelephoneNumbers(text, undefined)).toEqual([]);
});

it.each([
  ['Llame al 963 41 22 33 o al +34 612 345 678. Mi móvil es 612 345 679.', '+34 96 341 22 33 / 612 345 678', ['612 345 679']],
  ['Call (512) 858-0199, not (512) 858-0192', '(512) 858-0199 ext. 2', ['(512) 858-0192']],
  ['Tel. 0113 496 0123', '0113/4960123', []],
  ['Tel. 0113 496 0123', '+44 113 496 0123', []],
])('leaves out of %j the numbers of a business with %s', (text, own, others) => {
  expect(findTelephoneNumbers(text, own)).toEqual(others);
});

it("leaves the business's own number, however it is written, and tells each other once", () => {
  const text = 'Call 555 010 0144, (555) 010-0144 or +1 555 010 0144; mine is 608 555 0147, again 608 555 0147.';
  expect(findTelephoneNumbers(text, '+1 555 010 0144')).toEqual(['608 555 0147']);
});
