import { expect, it } from 'vitest';
import { findTelephoneNumbers } from '../../../../../src/editing/warnings/reviews/private-data/telephone-numbers.ts';
import { marked } from '../../../../support/content/marked.ts';

const FOUND = {
  Belgium: 'Tel. «02 679 90 00». 15 min by tram; «+32 2 679 90 00». 15 min by tram',
  'North America': 'call «555-0188»; My cell is «555 0144» ext 3.; Reach me: «608 555 0147».; «(608) 555-0147»; «608.555.0147»',
  'North America, with a code or in one': '«1-608-555-0147» any time; «+1 608 555 0147»; phone «6085550147»',
  Spain: '«612 34 56 78»; Mi teléfono «612 34 56 78»; tel. «91 123 45 67»; llámame al «612345678»; «91 234 56 78»',
  Britain: '«020 7946 0958»; «07700900123»; «+44 (0)7700 900123»; «00447911123456»',
  Germany: '«0171/1234567»; «0049 (0) 171 1234567»; «0171.1234567»',
  'other countries': '«01 23 45 67 89»; «0034 612 345 678»; «06.12.34.56.78»; «079.123.45.67»; رقمي «٠٥٠ ١٢٣ ٤٥٦٧»',
};

it.each(marked(Object.values(FOUND).join('; ')))('%j has a telephone number', (text, number) => {
  expect(findTelephoneNumbers(text, undefined)).toEqual([number]);
});

it.each([
  ['amounts', 'paid $1,234.56 of 2,500; $608-555-0147; called 2 of 3 times; 100 000 miles; about 91 234 words'],
  ['days', 'on 03/14/2026 at 10:30; on 06.12.2023 or 07.12.23; stayed twice (03/05/2022 and 04/05/2022); stayed (03/05/2022)'],
  ['years', 'between 2019-2021 and 2022; 1990 1995 2000 2005'],
  ['hours', 'called at 10:30 and 11:45; from 8:00-18:00; from 08.00-12.00 and 14.00-18.00; 24/7/365'],
  ['models and parts', 'model XR-15 2021-03-14; part no. 600-123-4567; Model 58CVA070-1-12; part 06.12.34.56.78; ISO 9001 2015'],
  ['sizes and versions', 'sizes 32 34 36 38; sizes 06-08-10-12; version 02.10.34.12; 192.168.1.100'],
  ['other numbers', 'serial 4532 0151 1283 0366; invoice #1234567; ZIP 53999-1234'],
  ['long numbers', 'tracking 00340434161094042557; bar code 0012345678905'],
])('takes no %s for telephone numbers: %s', (_, texts) => {
  expect(texts.split('; ').flatMap((text) => findTelephoneNumbers(text, undefined))).toEqual([]);
});

it("leaves the business's own number, however it is written, and tells each other once", () => {
  const text = 'Call 555 010 0144, (555) 010-0144 or +1 555 010 0144; mine is 608 555 0147, again 608 555 0147.';
  expect(findTelephoneNumbers(text, '+1 555 010 0144')).toEqual(['608 555 0147']);
});
