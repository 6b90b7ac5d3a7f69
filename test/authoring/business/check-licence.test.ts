import { expect, it } from 'vitest';
import { licenceIssues } from '../../../src/authoring/business/check-licence.ts';

it.each([undefined, 'CC-BY-4.0', 'CC0-1.0', 'ODbL-1.0', 'MIT', 'https://example.com/terms', 'http://example.com/'])(
  'takes the licence %s',
  (licence) => expect(licenceIssues(licence)).toEqual([]),
);

const NEITHER = 'is neither an SPDX licence id such as CC-BY-4.0 nor a web address that begins with https:// or http://';

it.each([
  ['in another letter case', 'cc-by-4.0', '"cc-by-4.0" is written CC-BY-4.0 as an SPDX licence id'],
  ['with a typing error', 'CC BY 4.0', `"CC BY 4.0" ${NEITHER}; did you mean CC-BY-4.0?`],
  ['without its version', 'odbl', `"odbl" ${NEITHER}; did you mean ODbL-1.0?`],
  ['without its version, of which there are several', 'CC-BY', `"CC-BY" ${NEITHER}; did you mean CC-BY-4.0?`],
  ['in words', 'all rights reserved', `"all rights reserved" ${NEITHER}; leave it out to reserve all rights`],
  ['as a relative address', '/terms', `"/terms" ${NEITHER}; leave it out to reserve all rights`],
  ['as half an address', 'https://', '"https://" is not a web address that begins with https:// or http://'],
])('takes no licence %s', (_, licence, message) => {
  expect(licenceIssues(licence)).toMatchObject([{ path: ['licence'], message }]);
});
