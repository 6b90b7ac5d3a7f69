import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mendedWord, onceEncoded } from '../../../../src/editing/imports/values/twice-encoded.ts';

/** The text as a program writes it that takes its UTF-8 for another encoding. */
const encodedAgain = (text: string, encoding: string) => new TextDecoder(encoding).decode(Buffer.from(text));
const asLatin1 = (text: string) => Buffer.from(text).toString('latin1');

it.each([
  'Små portioner, men gott. Åsa var snäll.',
  'Österreich ist schön – “wirklich”!',
  'À la carte, très bon… café à 5 €',
  'MUITO BOM, ATENÇÃO E EDUCAÇÃO',
  'Отличная мастерская',
  '修理がとても早かったです',
  'Super 👍',
])('mends %j', (text) => {
  for (const again of [encodedAgain(text, 'windows-1252'), asLatin1(text), asLatin1(asLatin1(text))])
    expect(onceEncoded(again)).toBe(text);
});

it('mends a text of which only the control characters were encoded again', () => {
  expect(onceEncoded('The owner\u00e2\u00c2\u0080\u00c2\u0099s dog')).toBe('The owner’s dog');
});

it.each([
  'AÇÃO, ATENÇÃO, NÃO, SÃO JOÃO',
  'A MINHA IRMÃ… AMANHÃ” IRMÃ’',
  'QUALITÉ\u00a0! CAFÉ… CAFÉ’S CITÉ–PARIS, NESTLÉ® CAFÉ™',
  'Perché…” però…» LA CITTÀ»',
  'Spaß… Gruß” Fuß–Weg',
  'Ä… ÖÖÖ – Ü',
  'Good, and “fast” – 5 €',
  'Leppä 修理 Ã¤',
])('leaves %j as it is', (text) => {
  expect(onceEncoded(text)).toBeUndefined();
});

const LETTERS = [...'aeioubcdnstAEIOUNSTáàâãäåæçéèêëíìîïñóòôõöøúùûüýßÁÀÂÃÄÅÆÇÉÈÊËÍÌÎÏÑÓÒÔÕÖØÚÙÛÜÝ'];
const word = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 8 })
  .map((letters) => letters.join(''))
  // Within a word, case does not change at will.
  .chain((letters) =>
    fc.constantFrom(letters.toLowerCase(), letters.toUpperCase(), `${letters[0]}${letters.slice(1).toLowerCase()}`),
  );
const text = fc
  .array(fc.tuple(word, fc.constantFrom(' ', '. ', '… ', '’', '” ', '» ', '\u00a0! ', ' – ', '™ ', '®, ')), {
    minLength: 1,
    maxLength: 8,
  })
  .map((words) => words.flat().join(''));

it('changes no words as people write them, and brings back those that were encoded again', () => {
  fc.assert(
    fc.property(text, (written) => {
      // A single  or Ã before such a sign is no word of any language.
      fc.pre(!/(?<!\p{L})[ÂÃ][^\p{L} ]/u.test(written));
      expect(onceEncoded(written)).toBeUndefined();
      const again = encodedAgain(written, 'windows-1252');
      if (/[À-ÿ]/.test(written)) expect([written, undefined]).toContain(onceEncoded(again));
    }),
    { numRuns: 2000 },
  );
});

it('finds the first word that shows it', () => {
  expect(mendedWord('Bra, smÃ¥ portioner', 'Bra, små portioner')).toEqual(['smÃ¥', 'små']);
  expect(mendedWord('Bra,\nÃ\u00a0 la carte', 'Bra,\nà la carte')).toEqual(['Ã\u00a0', 'à']);
});
