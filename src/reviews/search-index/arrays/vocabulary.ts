import { firstWhere } from '../../binary-search.ts';
import { toBytes } from './byte-string.ts';
import type { Range } from './lists.ts';

/** Distinct words in the order of their bytes, joined; word `i` lies between `starts[i]` and `starts[i + 1]`. */
export interface Vocabulary {
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
}

/** Makes a vocabulary of sorted byte strings. */
export function createVocabulary(sorted: readonly string[]): Vocabulary {
  const starts = new Uint32Array(sorted.length + 1);
  for (const [index, word] of sorted.entries()) starts[index + 1] = (starts[index] ?? 0) + word.length;
  const bytes = Buffer.alloc(starts[sorted.length] ?? 0);
  for (const [index, word] of sorted.entries()) bytes.write(word, starts[index] ?? 0, 'latin1');
  return { starts, bytes };
}

/** How many words there are. */
export function wordCount(vocabulary: Vocabulary): number {
  return vocabulary.starts.length - 1;
}

/** The text of a word. */
export function wordAt({ starts, bytes }: Vocabulary, word: number): string {
  return Buffer.from(bytes.subarray(starts[word], starts[word + 1])).toString();
}

/** The words that start with a byte string; they stand together. */
export function wordsWithPrefix(vocabulary: Vocabulary, prefix: string): Range {
  const needle = toBytes(prefix);
  const count = wordCount(vocabulary);
  const start = firstWhere(0, count, (word) => compareStart(vocabulary, word, needle) >= 0);
  return { start, end: firstWhere(start, count, (word) => compareStart(vocabulary, word, needle) > 0) };
}

/** The word that equals a byte string, as a range that is empty when there is none. */
export function wordsEqual(vocabulary: Vocabulary, word: string): Range {
  const { start, end } = wordsWithPrefix(vocabulary, word);
  // A word stands before the longer ones that start with it.
  const isThere = start < end && (vocabulary.starts[start + 1] ?? 0) - (vocabulary.starts[start] ?? 0) === word.length;
  return { start, end: isThere ? start + 1 : start };
}

/** Compares a word with a needle, as far as the needle goes: 0 when it starts with the needle. */
function compareStart({ starts, bytes }: Vocabulary, word: number, needle: Uint8Array): number {
  const start = starts[word] ?? 0;
  const length = (starts[word + 1] ?? 0) - start;
  for (let index = 0; index < needle.length; index++) {
    if (index === length) return -1;
    const difference = (bytes[start + index] ?? 0) - (needle[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
