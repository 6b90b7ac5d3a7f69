import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { likelyOtherLanguage, otherLanguage } from '../../../src/reviews/text/other-language.ts';
import { root } from '../../support/build.ts';

const TEXTS = {
  en: 'They came on time, fixed the boiler within the hour and left the cellar cleaner than it was.',
  es: 'Muy buen servicio, llegaron a tiempo y el precio fue justo. Los recomiendo a todos mis vecinos.',
  de: 'Der Monteur kam eine Stunde zu spät, hat aber alles ordentlich repariert und sauber gemacht.',
  zh: '服务很好，师傅准时到达，很快就修好了热水器，价格也公道。',
  ru: 'Отличный сервис, мастер приехал вовремя и всё починил за час, спасибо большое.',
} as const;

describe('the language of a text', () => {
  it.each(Object.entries(TEXTS))('%s is told from every other', (language, text) => {
    for (const stated of Object.keys(TEXTS)) expect(otherLanguage(text, stated)).toBe(stated === language ? undefined : language);
  });

  it('counts without region and script', () => {
    expect([otherLanguage(TEXTS.es, 'es-MX'), otherLanguage(TEXTS.zh, 'zh-Hant'), otherLanguage(TEXTS.en, 'es-MX')]).toEqual([
      undefined,
      undefined,
      'en',
    ]);
  });

  it.each([
    ['Me arreglaron el embrague en dos días. Precio justo.', 'en', 'es'],
    ['Cambiaron los frenos en una mañana. ¡Muy amables!', 'en', 'es'],
    ['Muy buen servicio, me cambiaron el aceite en media hora.', 'en-GB', 'es'],
    ['They fixed it the same day.', 'es-MX', 'en'],
  ])('is told by fewer letters where English and Spanish meet: %s', (text, stated, found) => {
    expect(otherLanguage(text, stated)).toBe(found);
  });

  it.each([
    ['of a short text', 'Muy bien, gracias.', 'en'],
    ['of a short text in a language that others are like', 'Muito bom serviço, preço justo.', 'en'],
    ['of Spanish names', 'La Quinta, Casa Grande, San Diego', 'en'],
    ['of Spanish words in English', 'Best tacos al pastor con queso, super amigo!', 'en'],
    ['of two languages in one text', `${TEXTS.en} ${TEXTS.es}`, 'es'],
    ['of languages that are alike', 'Veldig bra service, rørleggeren kom i tide og ryddet etter seg før han dro.', 'da'],
    ['where the stated one is unknown to it', TEXTS.en, 'gd'],
    ['of names and figures', 'Rheem XE50T10H45U1 50 gal. 4500W, Navien NPE-240A2, Bosch 4.5 kW, 2 x 3/4" PEX', 'en'],
  ])('is not judged %s', (_, text, stated) => {
    expect(otherLanguage(text, stated)).toBeUndefined();
  });

  it('of English reviews of the corpus is never taken for another', () => {
    const lines = ['g-1', 'g-2', 'g-3', 'g-4', 'g-5', 'g-6'].flatMap((name) =>
      readFileSync(`${root}/scripts/development/insights/corpus/home-services/test/${name}.txt`, 'utf8').split('\n'),
    );
    const texts = lines.flatMap(
      (line) => (/^[1-5] \| (.*)/.exec(line)?.[1] ?? '').replace(/\[(?:[a-z-]+[+=-]\??\s*)+|\]/g, '') || [],
    );
    expect(texts.length).toBeGreaterThan(400);
    const sentences = texts.slice(0, 100).flatMap((text) => text.match(/[^.!?]+[.!?]+/g) ?? []);
    expect([...texts, ...sentences].filter((text) => otherLanguage(text, 'en'))).toEqual([]);
  });
});

it('the likely language of a text is told where it is not sure', () => {
  expect(likelyOtherLanguage('Muy bien, gracias.', 'en')).toBe('es');
  expect(likelyOtherLanguage('Great service', 'en')).toBeUndefined();
  expect(likelyOtherLanguage('👍', 'en')).toBeUndefined();
});

it('does not tell Czech from Croatian where the accents are missing', () => {
  const czech = 'Lokalita, parkovani ve dvore. Ciste pokoje a mily personal, snidane dobra.';
  expect(otherLanguage(czech, 'en')).toBeUndefined();
  expect(otherLanguage('Krásný hotel, příjemný personál a výborná snídaně. Čisté pokoje.', 'en')).toBe('cs');
  expect(otherLanguage('Jako ljubazno osoblje, dobar dorucak i cista soba. Sigurno cemo opet doci.', 'en')).toBe('hr');
});
