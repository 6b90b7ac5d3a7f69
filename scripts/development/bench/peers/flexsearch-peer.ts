import { createRequire } from 'node:module';
import { foldText } from '../../../../src/reviews/text/comparing/text-match.ts';
import { serveWords } from './serve-words.ts';

/** FlexSearch for exact whole words: its own encoders also find other spellings. */
const [, , , entry = ''] = process.argv;
const { Index } = createRequire(import.meta.url)(entry);

serveWords((texts) => {
  const index = new Index({ tokenize: 'strict', encode: (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [] });
  for (const [row, text] of texts.entries()) index.add(row, text);
  return (words) => index.search(words, { limit: texts.length });
});
