import { expect, it } from 'vitest';
import { REGISTRY_ERROR } from '../../../../scripts/support/npm/registry-error.mjs';

it.each([
  ['ENOTFOUND', true],
  ['ECONNREFUSED', true],
  ['E503', true],
  ['SELF_SIGNED_CERT_IN_CHAIN', true],
  ['FETCH_ERROR', true],
  ['EINTEGRITY', true],
  ['TAR_BAD_ARCHIVE', false],
  ['ENOTEMPTY', false],
  ['EACCES', false],
])('%s is an error of the registry: %s', (code, expected) => {
  expect(REGISTRY_ERROR.test(`npm error code ${code}\nnpm error errno -1\n`)).toBe(expected);
});
