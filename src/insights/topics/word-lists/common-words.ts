import { readWordFile } from '../../words/word-file.ts';
import { readWordTable } from '../../words/word-table.ts';
import { stemsOf } from './word-list.ts';

/**
 * The rate of each stem in everyday English, in occurrences per million words. If a stem is listed twice, the first rate counts.
 */
const RATES = ratesOf(readWordTable(readWordFile(new URL('common-words.tsv', import.meta.url))));

/** The rate of a word that is not listed. Such words are names and terms of a trade, which are rare in everyday English. */
const UNLISTED = 6;
/** Each further word is taken to make a phrase rarer by this factor than its rarest word. */
const JOINED = 0.02;
/** The lowest rate of any phrase. */
const RAREST = 4;

/** The rate of a phrase in everyday English, given its stems, as a share of all words. */
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
