import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../src/browser/verified-reviews/words.ts';
import { localeOf } from '../../../src/locales/locale.ts';

describe.each(['en', 'en-GB', 'es', 'es-MX'])('%s', (language) => {
  const words = wordsOf(language);
  const locale = localeOf(language);

  it('has the words of the site', () => {
    expect(words.verified).toEqual(locale.messages.verification);
    expect(locale.messages.disclosure).toMatchObject(words.disclosure);
    expect(words.stars('4')).toBe(locale.messages.rating.stars('4'));
    for (const one of [true, false]) {
      const [rating = '-', count] = words.score('4.3', '176', one).split(' · ');
      expect(locale.messages.rating.stars('4.3')).toMatch(new RegExp(`^${rating} `));
      expect(count).toBe(locale.messages.count.verifiedReviews('176', one));
    }
  });

  it('writes dates and numbers as the site does', () => {
    expect(words.date('2026-03-01')).toBe(locale.date('2026-03-01'));
    expect(words.number(12_345)).toBe(locale.number(12_345));
    for (const rating of [5, 4.25, 4.349]) expect(words.rating(rating)).toBe(locale.rating(rating));
  });
});

it.each([
  ['', 'en'],
  ['de', 'en'],
  ['english', 'en'],
  ['est', 'en'],
  ['EN-us', 'EN-us'],
  ['es-419', 'es'],
  ['es-x', 'es'],
  ['es-MX-u-nu-latn', 'es-MX'],
])('takes of the language %j what Intl accepts', (language, tag) => {
  expect(wordsOf(language).tag).toBe(tag);
  expect(wordsOf(language).stars('5')).toBe(/^es/.test(tag) ? '5 de 5 estrellas' : '5 of 5 stars');
});
