import { expect, it } from 'vitest';
import { businessQuestions } from '../../../../scripts/reviews/init/questions.ts';

const languages = (locale: string) => businessQuestions(locale, 'UTC').find(({ key }) => key === 'language');

it.each([
  ['en-US-u-va-posix', 'en'],
  ['en-IE', 'en-GB'],
  ['es-MX', 'es'],
  ['ar-SA', 'ar'],
  ['eo', 'eo'],
  // What Node says where LANG is es_ES@euro, and where it is empty.
  ['es-ES-x-lvariant-euro', 'es'],
  ['und', 'en'],
])('on a computer in %s, the language is proposed as %s', (locale, language) => {
  const { standard, options } = languages(locale) ?? {};
  expect(standard).toBe(language);
  expect(options?.map(({ value }) => value)).toContain(language);
});

it('offers the language of the computer beside those that have words', () => {
  expect(languages('eo')?.options).toEqual([
    ...(languages('en')?.options ?? []),
    { value: 'eo', label: expect.stringMatching(/^Esperanto \(/) },
  ]);
});
