import { expect, it } from 'vitest';
import { isAnalysed, isEnglish, isSpanish } from '../../../src/insights/languages/tags.ts';

it('knows English by its tags, and no other language', () => {
  expect(['en', 'EN', 'en-GB', 'en-Latn-US', 'en_US', 'eng'].every(isEnglish)).toBe(true);
  expect(['es', 'es-MX', 'enm', 'pt-BR', 'x-en', 'und', ''].some(isEnglish)).toBe(false);
});

it('knows Spanish by its tag, however it is written', () => {
  expect(['es', 'es-MX', 'es_AR', 'ES', 'spa'].every(isSpanish)).toBe(true);
  expect(['en', 'est', 'pt', 'x-es', ''].some(isSpanish)).toBe(false);
});

it('knows which languages are analysed', () => {
  expect(['en-GB', 'es'].every(isAnalysed)).toBe(true);
  expect(['de', 'pt-BR', 'und', ''].some(isAnalysed)).toBe(false);
});
