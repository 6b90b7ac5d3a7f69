import { expect, it } from 'vitest';
import { foreignLanguage } from '../../../src/editing/changes/foreign-language.ts';

const PORTUGUESE = 'Quarto limpo e confortável, mas as escadas são muito íngremes';

it('finds the language of a text that is certainly not in that of the business', () => {
  expect(foreignLanguage(PORTUGUESE, 'en')).toBe('pt');
  expect(foreignLanguage(PORTUGUESE, 'pt-BR')).toBeUndefined();
  expect(foreignLanguage('Muito bom!', 'en')).toBeUndefined();
});

it('leaves open which of two languages it is that look the same', () => {
  const indonesian = 'Pelayanan sangat baik dan cepat, kamar mandi selalu bersih, dan kami pasti akan kembali lagi tahun depan.';
  expect(foreignLanguage(indonesian, 'en')).toBeUndefined();
});
