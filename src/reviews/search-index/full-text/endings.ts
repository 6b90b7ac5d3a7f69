import { firstWhere } from '../../binary-search.ts';
import type { Vocabulary } from '../arrays/vocabulary.ts';

/** The numbers of all words in the order of their bytes read backwards, so that equal endings stand together. */
export type Endings = Uint32Array;

/** Sorts the words of a vocabulary, given as byte strings, by their endings. */
export function createEndings(words: readonly string[]): Endings {
  const numbers = new Map(words.map((word, number) => [[...word].reverse().join(''), number]));
  return Uint32Array.from([...numbers.keys()].sort(), (backwards) => numbers.get(backwards) ?? 0);
}

/** The words that end with the needle. */
export function wordsWithEnding(endings: Endings, vocabulary: Vocabulary, needle: Uint8Array): Uint32Array {
  const compareAt = (index: number) => compareEnd(vocabulary, endings[index] ?? 0, needle);
  const start = firstWhere(0, endings.length, (index) => compareAt(index) >= 0);
  return endings.subarray(
    start,
    firstWhere(start, endings.length, (index) => compareAt(index) > 0),
  );
}

/** Whether a word ends with the needle. */
export function endsWith(vocabulary: Vocabulary, word: number, needle: Uint8Array): boolean {
  return compareEnd(vocabulary, word, needle) === 0;
}

/** Compares a word with a needle from the last byte on, as far as the needle goes: 0 when it ends with the needle. */
function compareEnd({ starts, bytes }: Vocabulary, word: number, needle: Uint8Array): number {
  const start = starts[word] ?? 0;
  const end = starts[word + 1] ?? 0;
  for (let back = 1; back <= needle.length; back++) {
    if (end - back < start) return -1;
    const difference = (bytes[end - back] ?? 0) - (needle[needle.length - back] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
