import { describe, expect, it } from 'vitest';
import { en } from '../../../src/locales/en.ts';
import { SHIPPED } from '../../../src/locales/locale.ts';
import { templatesOf } from '../../../src/locales/templates.ts';
import { widgetWords } from '../../../src/representations/text/widget-words.ts';

it.each([
  ['en-GB', ['en', 'es']],
  ['es-MX', ['es', 'en']],
  ['ar', ['ar']],
  ['eo', ['en', 'es']],
])('of a site in %s has the words of %s', (language, expected) => {
  expect(Object.keys(widgetWords({ language, words: {} }))).toEqual(expected);
});

it('has the region of the site, for its dates and numbers', () => {
  const { es, en } = widgetWords({ language: 'es-MX', words: {} });
  expect([es?.tag, en?.tag]).toEqual(['es-MX', 'en']);
});

it('has the words that the business gives, in its own language alone', () => {
  const { es, en } = widgetWords({ language: 'es', words: { 'widget.none': 'Nada' } });
  expect([es?.none, en?.none]).toEqual(['Nada', 'No verified reviews yet']);
});

it('has the forms that a language counts with', () => {
  const { ar } = widgetWords({ language: 'ar', words: {} });
  const { en } = widgetWords({ language: 'en', words: {} });
  expect(en?.reviews).toEqual({ one: '{0} verified review', other: '{0} verified reviews' });
  expect(Object.keys(ar?.reviews ?? {}).sort()).toEqual(['few', 'one', 'other', 'two']);
});

it('does not say one of 21, which Russian counts like one', () => {
  const own = { 'count.verifiedReviews': { one: 'Один отзыв', other: 'Отзывов: {count}' } };
  const words = { ...Object.fromEntries(templatesOf(en)), ...own };
  expect(widgetWords({ language: 'ru', words }).ru?.reviews).toEqual({ other: 'Отзывов: {0}' });
});

describe.each(Object.keys(SHIPPED))('%s', (language) => {
  it('has a place for everything that the widget tells', () => {
    const words = widgetWords({ language, words: {} })[language];
    for (const one of [words?.label, words?.stars, words?.by, words?.reviews.other]) expect(one).toContain('{0}');
    for (const two of [words?.score, words?.selection]) expect(two).toMatch(/\{0\}.*\{1\}/);
  });
});
