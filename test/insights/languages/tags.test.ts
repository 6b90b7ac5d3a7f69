import { expect, it } from 'vitest';
import { isAnalysed, isSpanish } from '../../../src/insights/languages/tags.ts';

it('knows Spanish by its tag, however it is written', () => {
  expect(['es', 'es-MX', 'es_AR', 'ES', 'spa'].every(isSpanish)).toBe(true);
  expect(['en', 'est', 'pt', 'x-es', ''].some(isSpanish)).toBe(false);
});

it('knows which languages are analysed', () => {
  expect(['en-GB', 'es'].every(isAnalysed)).toBe(true);
  expect(['de', 'pt-BR', 'und', ''].some(isAnalysed)).toBe(false);
});
