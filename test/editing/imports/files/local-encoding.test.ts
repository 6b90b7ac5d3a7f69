import { expect, it } from 'vitest';
import type { CheckedBusiness } from '../../../../src/authoring/business/check-business.ts';
import { localEncoding } from '../../../../src/editing/imports/files/local-encoding.ts';

it.each([
  ['CZ', 'en-GB', 'windows-1250'],
  ['tr', 'en', 'windows-1254'],
  ['DE', 'tr', 'windows-1254'],
  [undefined, 'pl', 'windows-1250'],
  ['Polska', 'zh-yue', undefined],
  ['US', 'en', undefined],
])('takes for a business of the country %s and the language %s: %s', (address_country, language, encoding) => {
  const business = { address: { address_country } } as CheckedBusiness['business'];
  expect(localEncoding({ business, language })).toBe(encoding);
});
