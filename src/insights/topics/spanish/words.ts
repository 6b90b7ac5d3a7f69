import { foldSpanish, spanishStemOf } from '../../languages/spanish/stems.ts';
import { readWordFile } from '../../words/word-file.ts';
import { readWordTable } from '../../words/word-table.ts';

/** The words of each key of `topic-words.tsv`, without accents. */
const TOPIC_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  [...readWordTable(readWordFile(new URL('topic-words.tsv', import.meta.url)))].map(([key, words]) => [
    key,
    words.map(foldSpanish),
  ]),
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
export const LINKING = 'de';

/** The rate of each stem in everyday Spanish, in occurrences per million words. If a stem is listed twice, the first rate counts. */
const RATES: ReadonlyMap<string, number> = new Map(
  [...readWordTable(readWordFile(new URL('common-words.tsv', import.meta.url)))]
    .flatMap(([rate, words]) => words.map((word) => [spanishStemOf(foldSpanish(word)), Number(rate)] as const))
    .reverse(),
);

/** As for English: the rate of a word that is not listed, what each further word makes of it, and the lowest rate of a phrase. */
const UNLISTED = 6;
const JOINED = 0.02;
const RAREST = 4;

/** The rate of a phrase in everyday Spanish, given its stems, as a share of all words. */
export function everydayRate(stems: readonly string[]): number {
  const nouns = stems.filter((stem) => stem !== LINKING);
  const rates = nouns.map((stem) => RATES.get(stem) ?? UNLISTED);
  return Math.max(Math.min(...rates) * JOINED ** (nouns.length - 1), RAREST) / 1_000_000;
}
