import { splitNeedle, splitWords, toBytes } from './byte-string.ts';
import { containsBytes, createPattern } from './contains-bytes.ts';
import { createEndings, type Endings } from './endings.ts';
import type { Lists } from './lists.ts';
import { addWord, createOccurrences, type Occurrences } from './occurrences.ts';
import { addPhrase } from './phrase.ts';
import { type Bitmap, bitmapWidth } from './row-sets.ts';
import { createShortNeedles, rowsWithShortNeedle } from './short-needles.ts';
import { candidateWords, createTrigrams } from './trigrams.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** All texts as numbers of words, and what finds a needle in them without reading them. */
export interface TextIndex {
  readonly shortNeedles: Lists;
  readonly vocabulary: Vocabulary;
  readonly trigrams: Lists;
  readonly endings: Endings;
  readonly occurrences: Occurrences;
}

/** Indexes folded texts, given as byte strings. */
export function createTextIndex(texts: readonly string[]): TextIndex {
  // The empty word gets number 0, the boundary between texts.
  const numbers = new Map([['', 0]]);
  const words: number[] = [];
  for (const text of texts) {
    for (const word of splitWords(text)) words.push(numberOf(numbers, word));
    words.push(0);
  }
  const sorted = [...numbers.keys()].sort();
  const ranks = new Uint32Array(sorted.length);
  for (const [rank, word] of sorted.entries()) ranks[numbers.get(word) ?? 0] = rank;
  const vocabulary = createVocabulary(sorted);
  return {
    shortNeedles: createShortNeedles(texts),
    vocabulary,
    trigrams: createTrigrams(vocabulary),
    endings: createEndings(sorted),
    occurrences: createOccurrences(
      Uint32Array.from(words, (number) => ranks[number] ?? 0),
      sorted.length,
      texts.length,
    ),
  };
}

function numberOf(numbers: Map<string, number>, word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  numbers.set(word, numbers.size);
  return numbers.size - 1;
}

/** The rows whose text contains the needle, a byte string of at least one byte. */
export function rowsWithNeedle(index: TextIndex, needle: string, size: number): Bitmap {
  if (needle.length <= 2) return rowsWithShortNeedle(index.shortNeedles, needle, size);
  const rows = new Uint32Array(bitmapWidth(size));
  const words = splitNeedle(needle);
  if (words.length > 1) addPhrase(index, words, rows);
  else addWordsWith(index, toBytes(needle), rows);
  return rows;
}

function addWordsWith({ vocabulary, trigrams, occurrences }: TextIndex, needle: Uint8Array, rows: Bitmap): void {
  const pattern = createPattern(needle);
  for (const word of candidateWords(trigrams, needle) ?? []) {
    const { starts, bytes } = vocabulary;
    if (containsBytes(bytes, starts[word] ?? 0, starts[word + 1] ?? 0, pattern)) addWord(occurrences, word, rows);
  }
}
