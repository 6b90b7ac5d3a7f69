import { expect, it } from 'vitest';
import { countryCode } from '../../../src/authoring/business/country-code.ts';

it.each([
  ['ES', 'ES'],
  [' es ', 'ES'],
  ['uk', 'GB'],
  ['xx', undefined],
  ['ESP', undefined],
  ['España', undefined],
])('reads %j as the country %s', (written, code) => {
  expect(countryCode(written)).toBe(code);
});
