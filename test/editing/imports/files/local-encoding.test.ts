import { expect, it } from 'vitest';
import type { CheckedBusiness } from '../../../../src/authoring/business/check-business.ts';
import { localEncodings } from '../../../../src/editing/imports/files/local-encoding.ts';

it.each([
  ['CZ', 'en-GB', ['windows-1250']],
  ['tr', 'en', ['windows-1254']],
  ['DE', 'tr', ['windows-1254']],
  [undefined, 'pl', ['windows-1250']],
  ['RS', 'sr-Latn', ['windows-1250', 'windows-1251']],
  ['EE', 'ru', ['windows-1257', 'windows-1251']],
  ['TW', 'zh', ['big5']],
  ['CN', 'en', ['gbk']],
  ['Polska', 'zh-yue', ['gbk']],
  ['US', 'en', []],
])('takes for a business of the country %s and the language %s: %j', (address_country, language, encodings) => {
  const business = { address: { address_country } } as CheckedBusiness['business'];
  expect(localEncodings({ business, language })).toEqual(encodings);
});
