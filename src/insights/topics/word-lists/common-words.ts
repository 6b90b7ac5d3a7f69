import { readWordTable } from '../../../word-files/word-table.ts';
import { stemsOf } from './word-list.ts';

/** The rate of a word that is not listed. Such words are names and terms of a trade, which are rare in everyday language. */
const UNLISTED = 6;
/** Each further word is taken to make a phrase rarer by this factor than its rarest word. */
const JOINED = 0.02;
/** The lowest rate of any phrase. */
const RAREST = 4;

/** The rate of a phrase in everyday language, given its stems, as a share of all words. */
type EverydayRate = (stems: readonly string[]) => number;

/** The rate of a phrase in everyday English. */
export const everydayRate = createEverydayRate(readWordTable(new URL('common-words.tsv', import.meta.url)), stemsOf);

/**
 * Makes the function from a language's words by their rates, in occurrences per million words. If a stem is listed twice, the
 * first rate counts.
 */
export function createEverydayRate(
  words: ReadonlyMap<string, readonly string[]>,
  stemsIn: (listed: string) => readonly string[],
): EverydayRate {
  const rates = new Map<string, number>();
  for (const [rate, listed] of words) {
    for (const stem of listed.flatMap(stemsIn)) if (!rates.has(stem)) rates.set(stem, Number(rate));
  }
  return (stems) => {
    const lowest = Math.min(...stems.map((stem) => rates.get(stem) ?? UNLISTED));
    return Math.max(lowest * JOINED ** (stems.length - 1), RAREST) / 1_000_000;
  };
}
