import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/locales/en.ts';
import { localeOf, SHIPPED, type ShippedLanguage } from '../../src/locales/locale.ts';
import { templatesOf } from '../../src/locales/templates.ts';

describe('a locale', () => {
  it('writes dates, numbers and ratings as its language does', () => {
    const english = localeOf('en');
    expect(english.date('2026-03-14')).toBe('March 14, 2026');
    expect(english.period('2025-12-14', '2026-03-14')).toMatch(/^December 14, 2025\s–\sMarch 14, 2026$/);
    expect(english.period('2026-03-14', '2026-03-14')).toBe('March 14, 2026');
    expect([english.number(12345), english.rating(4.7), english.rating(5)]).toEqual(['12,345', '4.7', '5.0']);
    const spanish = localeOf('es');
    expect(spanish.date('2026-03-14')).toBe('14 de marzo de 2026');
    expect([spanish.number(12345), spanish.rating(4.7)]).toEqual(['12.345', '4,7']);
  });

  it('counts with its own words for one', () => {
    const { counted, messages } = localeOf('es');
    expect([1, 1200].map((count) => counted(messages.count.reviews, count))).toEqual(['1 opinión', '1200 opiniones']);
  });

  it('says of one review that it was first published here', () => {
    const said = ['en', 'es', 'ar'].map((tag) => localeOf(tag).messages.home.firstHere('1', true, '5.0', '10'));
    expect(said).toEqual([
      expect.stringContaining('1 of the 10 was first'),
      expect.stringContaining('1 de las 10 se publicó'),
      expect.stringContaining('مراجعة واحدة من أصل 10'),
    ]);
  });

  it('writes Arabic with the digits 0 to 9, in the form of the region', () => {
    expect([localeOf('ar-EG').rating(4.7), localeOf('ar-MA').rating(4.7)]).toEqual(['4.7', '4,7']);
    expect(localeOf('ar-EG').date('2026-03-08')).toBe('8 مارس 2026');
    expect(localeOf('ar-EG').tag).toBe('ar-EG');
  });

  it('names the calendar of Arabic dates to browsers, which differ for Saudi Arabia', () => {
    expect(new Intl.Locale(localeOf('ar-SA').formats).calendar).toBe('gregory');
    expect(localeOf('ar-SA').date('2026-03-08')).toBe('8 مارس 2026');
  });

  it("keeps the region's formats", () => {
    expect(localeOf('es-MX').tag).toBe('es-MX');
    expect(localeOf('es-MX').rating(4.7)).toBe('4.7');
    expect(localeOf('en-GB').date('2026-03-14')).toBe('14 March 2026');
  });

  it('is that of the language alone where an extended one is named, which Intl refuses', () => {
    expect(localeOf('ar-arz-EG').tag).toBe('ar-EG');
    expect(localeOf('ar-arz').tag).toBe('ar');
  });

  it('is English where the language is not shipped', () => {
    expect(localeOf('eo').tag).toBe('en');
    expect(localeOf('eo').formats).toBe('en-GB');
    expect(localeOf('eo').date('2026-03-14')).toBe('14 March 2026');
    expect(localeOf('vi-US').date('2026-03-14')).toBe('March 14, 2026');
  });

  it('spells English as in its region, and leaves what the business writes as it is', () => {
    const spelt = (tag: string) => {
      const { home, licence, embed } = localeOf(tag).messages;
      return [home.criticised, licence.label, embed.looks.of.star];
    };
    const american = ['What customers criticize', 'License of the data', 'Color of the stars'];
    const british = ['What customers criticise', 'Licence of the data', 'Colour of the stars'];
    expect(['en', 'en-US', 'vi-US'].map(spelt)).toEqual([american, american, american]);
    expect(['en-GB', 'en-AU', 'vi'].map(spelt)).toEqual([british, british, british]);
    expect(localeOf('en-GB').messages.insights.description('Color & License')).toContain('Color & License praise and criticise,');
    expect(localeOf('en-GB', { 'home.criticised': 'What they criticize' }).messages.home).toMatchObject({
      praised: 'What customers praise',
      criticised: 'What they criticize',
    });
  });

  it('says of each proof that the business states it: the software has seen none', () => {
    const states: Readonly<Record<ShippedLanguage, string>> = {
      en: 'The business states that',
      es: 'El negocio declara que',
      ar: 'تفيد المنشأة بأن',
    };
    for (const [language, { proofs }] of Object.entries(SHIPPED))
      for (const proof of Object.values(proofs)) expect(proof).toMatch(new RegExp(`^${states[language as ShippedLanguage]}`));
  });

  it('has no message without words in any language', () => {
    for (const messages of Object.values(SHIPPED)) expect(JSON.stringify(messages)).not.toContain('""');
  });

  it('says hardly anything as English does, so that no message was left untranslated', () => {
    const english = new Map(templatesOf(en));
    const { en: _, ...translations } = SHIPPED;
    for (const [language, messages] of Object.entries(translations)) {
      const same = [...templatesOf(messages)].filter(([path, words]) => isDeepStrictEqual(words, english.get(path)));
      expect([language, same.length < 10 ? [] : same.map(([path]) => path)]).toEqual([language, []]);
    }
  });
});
