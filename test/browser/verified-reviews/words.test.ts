import { describe, expect, it } from 'vitest';
import { fill, wordsOf } from '../../../src/browser/verified-reviews/words.ts';
import { localeOf } from '../../../src/locales/locale.ts';
import { widgetWords } from '../../../src/representations/text/widget-words.ts';
import type { WidgetWords } from '../../../src/reviews/text/widget-words.ts';

const languages = widgetWords({ language: 'en', words: {} });

describe.each(['en', 'en-GB', 'es', 'es-MX', 'ar', 'ar-EG'])('%s', (language) => {
  const words = wordsOf(language, widgetWords({ language, words: {} }));
  const locale = localeOf(language);

  it('has the words of the site', () => {
    const { messages } = locale;
    expect(words.tag).toBe(language);
    expect(words.verified).toEqual(messages.verification);
    expect(messages.disclosure).toMatchObject(words.disclosure);
    expect(fill(words.label, 'Alder')).toBe(messages.widget.label('Alder'));
    expect(fill(words.by, '$& {1}')).toBe(messages.widget.by('$& {1}'));
    expect(fill(words.selection, '7', '9')).toBe(messages.widget.selection('7', '9'));
  });

  it('writes dates and numbers as the site does', () => {
    expect(words.date('2026-03-01')).toBe(locale.date('2026-03-01'));
    expect(words.number(12_345)).toBe(locale.number(12_345));
    for (const rating of [5, 4.25, 4.349]) expect(words.number(rating, 1)).toBe(locale.rating(rating));
    for (const count of [0, 1, 2, 3, 11, 100, 12_345])
      expect(words.counted(count)).toBe(locale.counted(locale.messages.count.verifiedReviews, count));
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
  expect(wordsOf(language, languages).tag).toBe(tag);
  expect(wordsOf(language, languages).stars).toBe(/^es/.test(tag) ? '{0} de 5 estrellas' : '{0} of 5 stars');
});

it.each(['es', 'es-MX', 'ar-u-nu-arab'])('speaks the language of the site, %s, where it lacks that of the page', (language) => {
  const words = wordsOf('de', widgetWords({ language, words: {} }));
  expect(words.tag).toBe(language);
  expect(words.number(4.5, 1)).toBe(localeOf(language).rating(4.5));
});

it('writes Saudi dates as the site does, in browsers of before 2024 as well', () => {
  const [words] = Object.values(widgetWords({ language: 'ar-SA', words: {} }));
  // The calendar that these browsers take for ar-SA.
  const { date } = wordsOf('', { ar: { ...(words as WidgetWords), tag: 'ar-SA-u-ca-islamic-umalqura' } });
  expect(date('2026-11-24')).toBe(localeOf('ar-SA').date('2026-11-24'));
});

it('writes dates as in the region of the site where a page in its language names none', () => {
  const british = widgetWords({ language: 'en-GB', words: {} });
  expect(wordsOf('en', british).date('2026-11-24')).toBe('24 November 2026');
  expect(wordsOf('en-US', british).date('2026-11-24')).toBe('November 24, 2026');
  expect(wordsOf('es', british).tag).toBe('es');
});
