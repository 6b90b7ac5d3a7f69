import { toBytes } from '../arrays/byte-string.ts';
import type { Lists } from '../arrays/lists.ts';
import { type Bitmap, bitmapWidth } from '../arrays/row-sets.ts';
import { createVocabulary, type Vocabulary } from '../arrays/vocabulary.ts';
import { containsBytes, createPattern } from './contains-bytes.ts';
import { createEndings, type Endings } from './endings.ts';
import { addWord, BOUNDARY, createOccurrences, type Occurrences } from './occurrences.ts';
import { addPhrase } from './phrase.ts';
import { createShortNeedles, isShortNeedle, rowsWithShortNeedle } from './short-needles.ts';
import { candidateWords, createTrigrams } from './trigrams.ts';
import { splitNeedle, splitWords } from './words.ts';

/**
 * All texts as numbers of words, and what finds a needle in them without reading them. A short needle has its rows in
 * `shortNeedles`. A longer one is part of a word, which `trigrams` finds, or begins with the end of a word, which `endings`
 * finds; `occurrences` tells where words stand.
 */
export interface TextIndex {
  readonly shortNeedles: Lists;
  readonly vocabulary: Vocabulary;
  readonly trigrams: Lists;
  readonly endings: Endings;
  readonly occurrences: Occurrences;
}

/** Indexes folded texts, given as byte strings. */
export function createTextIndex(texts: readonly string[]): TextIndex {
  // The empty word ends each text; it sorts before all others.
  const numbers = new Map([['', BOUNDARY]]);
  const words = numberWords(texts, numbers);
  const sorted = [...numbers.keys()].sort();
  const ranks = new Uint32Array(sorted.length);
  for (const [rank, word] of sorted.entries()) ranks[numbers.get(word) ?? BOUNDARY] = rank;
  replaceByRanks(words, ranks);
  const vocabulary = createVocabulary(sorted);
  return {
    shortNeedles: createShortNeedles(texts),
    vocabulary,
    trigrams: createTrigrams(vocabulary),
    endings: createEndings(sorted),
    occurrences: createOccurrences(words, sorted.length, texts.length),
  };
}

/** Gives the words of all texts as numbers. A word that is new gets the next number, which is added to `numbers`. */
function numberWords(texts: readonly string[], numbers: Map<string, number>): Uint32Array {
  // The most words that there can be: all but the first and the last of a text have two bytes or more, and a boundary ends it.
  const words = new Uint32Array(texts.reduce((sum, text) => sum + Math.floor(text.length / 2) + 2, 0));
  let count = 0;
  for (const text of texts) {
    for (const word of splitWords(text)) {
      const number = numbers.get(word) ?? numbers.size;
      if (number === numbers.size) numbers.set(word, number);
      words[count++] = number;
    }
    words[count++] = BOUNDARY;
  }
  return words.subarray(0, count);
}

/** Replaces each word's number by the rank of the word. It does so in place, because there may be millions of words. */
function replaceByRanks(words: Uint32Array, ranks: Uint32Array): void {
  for (let position = 0; position < words.length; position++) words[position] = ranks[words[position] ?? BOUNDARY] ?? BOUNDARY;
}

/** The rows whose text contains the needle, a byte string of at least one byte. */
export function rowsWithNeedle(index: TextIndex, needle: string, size: number): Bitmap {
  if (isShortNeedle(needle)) return rowsWithShortNeedle(index.shortNeedles, needle, size);
  const rows = new Uint32Array(bitmapWidth(size));
  const words = splitNeedle(needle);
  if (words.length > 1) addPhrase(index, words, rows);
  else addWordsWith(index, toBytes(needle), rows);
  return rows;
}

function addWordsWith({ vocabulary, trigrams, occurrences }: TextIndex, needle: Uint8Array, rows: Bitmap): void {
  const pattern = createPattern(needle);
  for (const word of candidateWords(trigrams, needle)) {
    const { starts, bytes } = vocabulary;
    if (containsBytes(bytes, starts[word] ?? 0, starts[word + 1] ?? 0, pattern)) addWord(occurrences, word, rows);
  }
}
