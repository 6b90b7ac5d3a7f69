import { describe, expect, it } from 'vitest';
import { en } from '../../src/locales/en.ts';
import { localeOf, missingWords, SHIPPED } from '../../src/locales/locale.ts';
import { PARAMETERS } from '../../src/locales/parameters.ts';
import { countIn, placeholdersIn, templateOf, templatesOf, withOwnWords } from '../../src/locales/templates.ts';

const LANGUAGES = Object.entries(SHIPPED);

describe('templates', () => {
  it('show what a message is given', () => {
    expect(templateOf('site.home', en.site.home)).toBe('Overview');
    expect(templateOf('site.titleOf', en.site.titleOf)).toBe('{page} · {business}');
    expect(templateOf('home.allReviews', en.home.allReviews)).toEqual({ one: 'The one review', other: 'All {count} reviews' });
    expect(templateOf('rating.short', en.rating.short)).toEqual({ one: '1 star', other: '{stars} stars' });
    const { positive } = en.insights.counts;
    expect(templateOf('insights.counts.positive', positive)).toEqual({ one: '{count} praise', other: '{count} praise' });
    expect([countIn('policy.deadline'), countIn('rating.short'), countIn('search.words.one')]).toEqual([
      'days',
      'stars',
      'count',
    ]);
  });

  it.each(LANGUAGES)('of %s neither begin nor end with a space, which YAML drops unless it is quoted', (_, messages) => {
    const spaced = [...templatesOf(messages)].filter(([, template]) => {
      const texts = typeof template === 'string' ? [template] : Object.values(template);
      return texts.some((text) => /^ | $/.test(text));
    });
    expect(spaced).toEqual([]);
  });

  it.each(LANGUAGES)('of %s say all that their messages are given, so that an owner can say it, too', (_, messages) => {
    const silent = [...templatesOf(messages)].filter(([path, template]) => {
      const other =
        typeof template === 'string' ? template : Array.isArray(template) ? '' : (template as { other: string }).other;
      const given = (PARAMETERS[path] ?? '').split(' ').filter((name) => !['', 'one'].includes(name));
      return given.some((name) => !placeholdersIn(other).includes(name));
    });
    expect(silent).toEqual([]);
  });
});

describe('own words', () => {
  it('stand in the place of texts, lists and messages', () => {
    const words = {
      'site.home': 'Start',
      'site.titleOf': '{business}: {page}',
      'home.allReviews': { one: 'Only one', other: 'See {count}' },
      'rating.short': { one: 'a star', other: '{stars} of five' },
      'count.mentions': '{count}×',
      'insights.tenths': ['0'],
    };
    const { messages, counted } = localeOf('en', words);
    expect(messages.site.home).toBe('Start');
    expect(messages.site.titleOf('A {business} $&', 'B')).toBe('B: A {business} $&');
    expect([counted(messages.home.allReviews, 1), counted(messages.home.allReviews, 1200)]).toEqual(['Only one', 'See 1,200']);
    expect([messages.rating.short(1), messages.rating.short(4)]).toEqual(['a star', '4 of five']);
    expect(counted(messages.count.mentions, 1)).toBe('1×');
    expect(messages.insights.tenths).toEqual(['0']);
    expect(messages.site.docs).toBe(en.site.docs);
  });

  it('may have every plural form of the language', () => {
    const words = {
      ...Object.fromEntries(templatesOf(en)),
      'count.reviews': { one: '{count} opinia', few: '{count} opinie', many: '{count} opinii', other: '{count} opinii' },
      'rating.short': { one: 'gwiazdka', few: '{stars} gwiazdki', many: '{stars} gwiazdek', other: '{stars} gwiazdki' },
      'home.allReviews': { one: 'Jedna opinia', other: 'Wszystkie: {count}' },
    };
    const { messages, counted } = localeOf('pl', words);
    const reviews = [1, 2, 5, 22].map((count) => counted(messages.count.reviews, count));
    expect(reviews).toEqual(['1 opinia', '2 opinie', '5 opinii', '22 opinie']);
    expect([1, 3, 5].map(messages.rating.short)).toEqual(['gwiazdka', '3 gwiazdki', '5 gwiazdek']);
    expect(counted(messages.home.allReviews, 3)).toBe('Wszystkie: 3');
    // In Russian, 21 has the form of 1: only words that repeat the number are true of it.
    const russian = localeOf('ru', words);
    expect([russian.counted(messages.count.reviews, 21), russian.counted(russian.messages.home.allReviews, 21)]).toEqual([
      '21 opinia',
      'Wszystkie: 21',
    ]);
  });

  it('that are the words as they are change nothing', () => {
    const same = withOwnWords(en, Object.fromEntries(templatesOf(en)), () => 'other');
    expect(same.home.waiting('7', false)).toBe(en.home.waiting('7', false));
    expect(same.policy.deadline('1', true)).toBe(en.policy.deadline('1', true));
    expect(JSON.stringify(same)).toBe(JSON.stringify(en));
  });
});

it('a language that is not shipped stays English until most words are given', () => {
  const words = Object.fromEntries(templatesOf(en));
  expect(missingWords({ 'site.home': 'Start' })).toHaveLength(Object.keys(words).length - 1);
  expect(localeOf('eo', { 'site.home': 'Start' }).tag).toBe('en');
  const esperanto = localeOf('eo', { ...words, 'site.home': 'Start' });
  expect([esperanto.tag, esperanto.messages.site.home, esperanto.rating(4.5)]).toEqual(['eo', 'Start', '4,5']);
  const written = ['eo', 'he', 'fa', 'pa-PK'].map((language) => localeOf(language, words));
  expect(written.map(({ direction, comma }) => direction + comma)).toEqual(['ltr, ', 'rtl, ', 'rtl، ', 'rtl، ']);
  expect(localeOf('he').direction).toBe('ltr');
  // As after an upgrade to a version with further words.
  const { 'site.home': _, ...earlier } = words;
  expect([localeOf('eo', earlier).tag, localeOf('eo', earlier).messages.site.home]).toEqual(['eo', SHIPPED.en.site.home]);
});
