import { expect, it } from 'vitest';
import { languageName, languageNames } from '../../src/mcp/language-name.ts';

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

it('has the name that its speakers use, too', () => {
  expect(languageNames('es')).toEqual(['Spanish', 'español']);
  expect(languageNames('en')).toEqual(['English']);
});
