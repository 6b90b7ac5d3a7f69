import { expect, it } from 'vitest';
import { codeOfCountry, countryCode, languageOfCountry } from '../../../src/authoring/business/country-code.ts';

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

it.each([
  ['España', 'ES'],
  ['espana', 'ES'],
  ['Spain', 'ES'],
  ['Deutschland', 'DE'],
  ['Alemania', 'DE'],
  ['Suisse', 'CH'],
  ['مصر', 'EG'],
  ['U.S.A.', 'US'],
  ['United Kingdom', 'GB'],
  ['UK', 'GB'],
  ['England', 'GB'],
  ['Turkey', 'TR'],
  ['The Netherlands', 'NL'],
  ['Holland', 'NL'],
  ['Czech Republic', 'CZ'],
  ['UAE', 'AE'],
  ['Atlantis', undefined],
])('knows that %s is %s', (name, code) => {
  expect(codeOfCountry(name)).toBe(code);
});

it.each([
  ['NL', 'nl'],
  ['BR', 'pt'],
  ['CH', 'de'],
])('knows the language that most speak in %s: %s', (code, language) => {
  expect(languageOfCountry(code)).toBe(language);
});
