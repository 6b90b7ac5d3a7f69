import { readWordTable } from '../../../word-files/word-table.ts';
import { foldSpanish, spanishStemOf } from '../../languages/spanish/stems.ts';
import { createReplacing } from '../terms/meaning.ts';
import { createEverydayRate } from '../word-lists/common-words.ts';

/** The words of each key of `topic-words.tsv`, without accents. */
const TOPIC_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  [...readWordTable(new URL('topic-words.tsv', import.meta.url))].map(([key, words]) => [key, words.map(foldSpanish)]),
);

/** The words of a key. */
export function wordsOf(key: string): ReadonlySet<string> {
  return new Set(TOPIC_WORDS.get(key));
}

/** The stems of the words of a key. */
export function stemsOf(key: string): ReadonlySet<string> {
  return new Set(TOPIC_WORDS.get(key)?.map(spanishStemOf));
}

/** The word that joins two nouns of a term: "cambio de aceite". */
export const OF = 'de';
/** The words that join a noun with a word that mostly follows them: "tacos al pastor", "música en vivo". */
export const PREPOSITIONS: ReadonlySet<string> = new Set(['al', 'en', 'por']);
/** All words that join others to a term. */
export const LINKING: ReadonlySet<string> = new Set([OF, ...PREPOSITIONS]);

const rateOf = createEverydayRate(readWordTable(new URL('common-words.tsv', import.meta.url)), (word) => [
  spanishStemOf(foldSpanish(word)),
]);

/** The rate of a phrase in everyday Spanish, given its stems, as a share of all words. */
export function everydayRate(stems: readonly string[]): number {
  return rateOf(stems.filter((stem) => !LINKING.has(stem)));
}

const inWordsOfTable = createReplacing(readWordTable(new URL('meanings.tsv', import.meta.url)), (word) =>
  spanishStemOf(foldSpanish(word)),
);

/** What a term names, as stems; see the English one. */
export function meaningOf(stems: readonly string[]): string {
  return inWordsOfTable(stems.join(' '));
}
