import { expect, it } from 'vitest';
import { languageOf } from '../../../src/insights/languages/language-of.ts';

const TEXTS = {
  en: 'Came on time and fixed the boiler within the hour.',
  es: 'Llegaron a tiempo y dejaron todo muy limpio.',
  pt: 'Chegaram na hora e deixaram tudo muito limpo, recomendo.',
  fr: 'Ils sont arrivés à l’heure et tout est très propre.',
  it: 'Sono arrivati in orario e hanno lasciato tutto pulito.',
  de: 'Sie kamen pünktlich und haben alles sauber hinterlassen.',
} as const;

it.each(Object.entries(TEXTS))('tells a text in %s, whatever the business speaks', (tag, text) => {
  const expected = tag === 'en' || tag === 'es' ? tag : undefined;
  for (const business of ['en', 'es-MX', 'de']) expect(languageOf({ text }, business)?.tag).toBe(expected);
});

it('believes the tag that a review has', () => {
  const read = Object.values(TEXTS).map((text) => languageOf({ text, language: 'es-AR' }, 'en')?.tag);
  expect(new Set(read)).toEqual(new Set(['es']));
  expect(languageOf({ text: TEXTS.en, language: 'fr' }, 'en')).toBeUndefined();
});

it('takes no text in another script for one that is read, however short', () => {
  for (const text of ['很好', '非常满意！', 'Отлично 👍', 'ممتاز', 'ดีมาก', '추천합니다 5/5'])
    expect([languageOf({ text }, 'en'), languageOf({ text }, 'es')], text).toEqual([undefined, undefined]);
  expect(languageOf({ text: '很好, very good' }, 'en')?.tag).toBe('en');
});

it('takes a text that tells no language to be in that of the business', () => {
  for (const text of ['', 'Super!', 'OK 10/10', '👍👍👍', 'Excelente']) {
    expect([languageOf({ text }, 'en')?.tag, languageOf({ text }, 'es')?.tag]).toEqual(['en', 'es']);
    expect(languageOf({ text, language: null }, 'fr')).toBeUndefined();
  }
});
