import { expect, it } from 'vitest';
import { isEnglish } from '../../../src/insights/text/english.ts';

it('knows English by its tags, and no other language', () => {
  expect(['en', 'EN', 'en-GB', 'en_US', 'eng'].every(isEnglish)).toBe(true);
  expect(['es', 'enm', 'pt-BR', 'und', ''].some(isEnglish)).toBe(false);
});
