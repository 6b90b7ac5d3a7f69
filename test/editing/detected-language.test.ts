import { expect, it } from 'vitest';
import { foreignLanguage, nameOfDetected, tagsFor } from '../../src/editing/detected-language.ts';

const PORTUGUESE = 'Quarto limpo e confortável, mas as escadas são muito íngremes';

it('finds the language of a text that is certainly not in that of the business', () => {
  expect(foreignLanguage(PORTUGUESE, 'en')).toBe('pt');
  expect(foreignLanguage(PORTUGUESE, 'pt-BR')).toBeUndefined();
  expect(foreignLanguage('Muito bom!', 'en')).toBeUndefined();
});

it.each([
  ['Pelayanan sangat baik dan cepat, kamar mandi selalu bersih, dan kami pasti akan kembali lagi tahun depan.', undefined],
  ['Han kom i går, og vi fikk varmt vann igjen med en gang; det var veldig hyggelig, og vi kommer gjerne igjen.', 'no'],
])('leaves open which of two languages it is that look the same, unless they have a common tag: %s', (text, tag) => {
  expect(foreignLanguage(text, 'en')).toBe(tag);
});

it('has a name and a tag, or several where they are too alike', () => {
  expect(['es', 'zh-Hant', 'ms', 'ar-arz-EG'].map(nameOfDetected)).toEqual([
    'Spanish',
    'Traditional Chinese',
    'Indonesian or Malay',
    'ar-arz-EG',
  ]);
  expect([tagsFor('es'), tagsFor('ms')]).toEqual(['es', 'id or ms']);
});
