import { expect, it } from 'vitest';
import { languageName, languageNames } from '../../../src/reviews/text/language-name.ts';

it.each([
  ['es', 'Spanish'],
  ['es-MX', 'Mexican Spanish'],
  ['zh-Hant', 'Traditional Chinese'],
  ['en-x-foo', 'English'],
])('%s is called %s', (tag, name) => {
  expect(languageName(tag)).toBe(name);
});

it.each(['qaa', 'x-foo', 'abc-def', 'abcdefgh'])('%s has no name but itself', (tag) => {
  expect(languageName(tag)).toBe(tag);
});

it('has the names that speakers of some languages use, too', () => {
  expect(languageNames('es', ['en', 'es'])).toEqual(['Spanish', 'español']);
  expect(languageNames('en', ['de', 'es'])).toEqual(['English', 'Englisch', 'inglés']);
});

it('has no other name in a language that cannot be told', () => {
  expect(languageNames('en', ['x'])).toEqual(['English']);
  expect(languageNames('abcdefgh', ['es'])).toEqual(['abcdefgh']);
});
