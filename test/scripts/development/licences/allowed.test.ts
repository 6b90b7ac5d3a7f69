import { expect, it } from 'vitest';
import { isAllowed } from '../../../../scripts/development/licences/allowed.ts';

it.each([
  'MIT',
  'MIT AND OFL-1.1',
  '(MIT OR CC0-1.0)',
  'GPL-3.0 OR MIT',
  'MIT OR GPL-3.0',
  '(GPL-3.0 OR (ISC AND MIT)) AND BSD-2-Clause',
])('allows %s', (expression) => {
  expect(isAllowed(expression, { bundled: true })).toBe(true);
});

it.each([
  '',
  'GPL-3.0',
  'MIT AND GPL-3.0',
  'GPL-3.0 AND MIT OR AGPL-3.0',
  '(MIT OR GPL-3.0) AND AGPL-3.0',
  'MIT GPL-3.0',
  'MIT OR',
  'SEE LICENSE IN LICENSE.md',
  'UNLICENSED',
  'mit',
])('does not allow %j', (expression) => {
  expect(isAllowed(expression, { bundled: false })).toBe(false);
});

it('allows only as a package of its own what asks for more in a bundle', () => {
  expect(isAllowed('LGPL-3.0', { bundled: false })).toBe(true);
  expect(isAllowed('LGPL-3.0', { bundled: true })).toBe(false);
  expect(isAllowed('MPL-2.0 OR MIT', { bundled: true })).toBe(true);
});
