import { expect, it } from 'vitest';
import { typedText } from '../../../src/editing/changes/typed-text.ts';

it('makes line feeds of all line breaks, and takes off white space around a text', () => {
  expect(typedText('\ufeff  a\r\nb\rc\vd\fe\n\n\u2028f \n')).toBe('a\nb\nc\nd\ne\n\n\u2028f');
});
