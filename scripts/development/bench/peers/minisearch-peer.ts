import MiniSearch from 'minisearch';
import { foldText } from '../../../../src/reviews/text/comparing/text-match.ts';
import { serveWords } from './serve-words.ts';

/** MiniSearch for exact whole words, without its search for similar words. */
serveWords((texts) => {
  const index = new MiniSearch({ fields: ['text'], processTerm: foldText });
  index.addAll(texts.map((text, id) => ({ id, text })));
  return (words) => index.search(words, { combineWith: 'AND', prefix: false, fuzzy: false }).map(({ id }) => id);
});
