import { expect, it } from 'vitest';
import { ENGLISH } from '../../../src/insights/languages/english/english.ts';
import { SPANISH } from '../../../src/insights/languages/spanish/spanish.ts';
import { readText } from '../../../src/insights/languages/tokenised-text.ts';

it.each([
  [undefined, ENGLISH, ['doña', 'ana', 'left', '.', 'no']],
  [SPANISH, SPANISH, ['dona', 'ana', 'left', '.', 'no']],
])('reads a text by the words of its language, English if none is given', (given, language, words) => {
  const read = readText('Doña Ana left. No', given);
  expect(read).toMatchObject({ text: 'Doña Ana left. No', language });
  expect([read.tokens.map(({ word }) => word), read.sentences.length]).toEqual([words, 2]);
});
