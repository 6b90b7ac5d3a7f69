import { readWordFile } from '../../words/word-file.ts';
import { readWordTable } from '../../words/word-table.ts';
import { stemsOf } from './word-list.ts';

/** For a stem its rate in everyday English, in occurrences per million words; one that stands at two rates has the first. */
const RATES = ratesOf(readWordTable(readWordFile(new URL('common-words.tsv', import.meta.url))));

/** The rate of a word that the file does not hold. Such are names and words of a trade, each rare in everyday English. */
const UNLISTED = 6;
/** A phrase is taken to be this much rarer for each word that joins its rarest. */
const JOINED = 0.02;
/** No phrase is known to be rarer. */
const RAREST = 4;

/** The rate of a phrase in everyday English, from its stems, as a part of all words. */
export function everydayRate(stems: readonly string[]): number {
  const rates = stems.map((stem) => RATES.get(stem) ?? UNLISTED);
  return Math.max(Math.min(...rates) * JOINED ** (stems.length - 1), RAREST) / 1_000_000;
}

function ratesOf(words: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, number> {
  const rates = new Map<string, number>();
  for (const [rate, listed] of words) {
    for (const stem of listed.flatMap(stemsOf)) if (!rates.has(stem)) rates.set(stem, Number(rate));
  }
  return rates;
}
