import { expect, it } from 'vitest';
import { businessQuestions } from '../../../../scripts/reviews/init/questions.ts';

it.each([
  ['en-US-u-va-posix', 'en', 4],
  ['en-IE', 'en-GB', 4],
  ['es-MX', 'es', 4],
  ['ar-SA', 'ar', 4],
  ['de-DE', 'de-DE', 5],
])('on a computer in %s, the language is proposed as %s', (locale, language, count) => {
  const asked = businessQuestions(locale, 'UTC').find(({ key }) => key === 'language');
  expect([asked?.standard, asked?.options?.length]).toEqual([language, count]);
  expect(asked?.options?.map(({ value }) => value)).toContain(language);
});
