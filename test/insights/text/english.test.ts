import { expect, it } from 'vitest';
import { isEnglish } from '../../../src/insights/text/english.ts';

it('knows English by its tags, and no other language', () => {
  expect(['en', 'EN', 'en-GB', 'en-Latn-US', 'en_US', 'eng'].every(isEnglish)).toBe(true);
  expect(['es', 'es-MX', 'enm', 'pt-BR', 'x-en', 'und', ''].some(isEnglish)).toBe(false);
});
