import { expect, it } from 'vitest';
import { withoutMistakes } from '../../src/word-files/without-mistakes.ts';

it('gives what was read, and throws all mistakes', () => {
  expect(withoutMistakes('here', { words: ['a'], mistakes: [] })).toEqual({ words: ['a'], mistakes: [] });
  expect(() => withoutMistakes('here', { mistakes: ['a.tsv:1: no', 'b.tsv:2: nor'] })).toThrow(
    'Mistakes in here:\na.tsv:1: no\nb.tsv:2: nor',
  );
});
