import { expect, it } from 'vitest';
import { cleanLine, cleanText } from '../../../../src/editing/imports/values/clean-text.ts';

it('makes line feeds of all line ends, and takes off white space around a text', () => {
  expect(cleanText('\ufeff  a\r\nb\rc\vd\u2028e \n')).toBe('a\nb\nc\nd\u2028e');
});

it('puts a name on one line', () => {
  expect(cleanLine(' Ann\r\n  Lee ')).toBe('Ann Lee');
});
