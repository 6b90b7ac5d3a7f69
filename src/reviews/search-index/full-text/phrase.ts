import { toBytes } from '../arrays/byte-string.ts';
import type { Range } from '../arrays/lists.ts';
import { addRow, type Bitmap, hasRow } from '../arrays/row-sets.ts';
import { type Vocabulary, wordCount, wordsEqual, wordsWithPrefix } from '../arrays/vocabulary.ts';
import { type Endings, endsWith, wordsWithEnding } from './endings.ts';
import { addPositions, BOUNDARY, type Occurrences, positionsOf, positionsOfPair } from './occurrences.ts';
import { rowAt } from './row-marks.ts';

interface PhraseIndex {
  readonly vocabulary: Vocabulary;
  readonly endings: Endings;
  readonly occurrences: Occurrences;
}

// Measured costs, as the number of words that are read one after another in the same time: of finding the words that follow a
// word (a binary search), and of looking at one position.
const FIRST_COST = 120;
const SECOND_COST = 15;

/** A needle of two or more words. */
interface Phrase {
  /** What the first word ends with. */
  readonly ending: Uint8Array;
  /** The words that may be the second, the third and so on. */
  readonly rest: readonly Range[];
}

/** Adds the rows with a phrase: the end of a word, whole words, and the start of a word. */
export function addPhrase(index: PhraseIndex, words: readonly string[], rows: Bitmap): void {
  const [first = '', ...others] = words;
  const rest = others.map((word, place) => (place < others.length - 1 ? wordsEqual : wordsWithPrefix)(index.vocabulary, word));
  if (rest.some(({ start, end }) => start === end)) return;
  const phrase = { ending: toBytes(first), rest };
  if (rest.length === 1) addPair(index, phrase, rows);
  else addLongPhrase(index, phrase, rows);
}

/** Takes the cheapest way: from the words that may be first, from the positions of those that may be second, or through all. */
function addPair(index: PhraseIndex, phrase: Phrase, rows: Bitmap): void {
  const { vocabulary, endings, occurrences } = index;
  const [second = { start: 0, end: 0 }] = phrase.rest;
  const firsts = wordsWithEnding(endings, vocabulary, phrase.ending);
  const seconds = positionsOf(occurrences, second);
  const firstCost = firsts.length * FIRST_COST;
  const secondCost = (seconds.end - seconds.start) * SECOND_COST;
  if (Math.min(firstCost, secondCost) > occurrences.words.length) addScanned(index, firsts, second, rows);
  else if (secondCost < firstCost) addMatches(index, phrase, 0, seconds, rows);
  else for (const first of firsts) addPositions(occurrences, positionsOfPair(occurrences, first, second), rows);
}

/** Reads all words once, in their order, which bounds the time for two very common halves. */
function addScanned({ vocabulary, occurrences }: PhraseIndex, firsts: Uint32Array, second: Range, rows: Bitmap): void {
  const { words } = occurrences;
  const isFirst = new Uint8Array(wordCount(vocabulary));
  for (const first of firsts) isFirst[first] = 1;
  let row = 0;
  let wasFirst = false;
  // An index loop: the iterator of a typed array takes several times as long.
  for (let position = 0; position < words.length; position++) {
    const word = words[position] ?? BOUNDARY;
    if (wasFirst && word >= second.start && word < second.end) addRow(rows, row);
    wasFirst = isFirst[word] === 1;
    if (word === BOUNDARY) row++;
  }
}

/** Starts from the rarest pair of neighbouring words. */
function addLongPhrase(index: PhraseIndex, phrase: Phrase, rows: Bitmap): void {
  const pairs = phrase.rest.slice(1).map((next, place) => ({
    place,
    ...positionsOfPair(index.occurrences, phrase.rest[place]?.start ?? BOUNDARY, next),
  }));
  const rarest = pairs.reduce((least, pair) => (pair.end - pair.start < least.end - least.start ? pair : least));
  addMatches(index, phrase, rarest.place, rarest, rows);
}

/** Adds the rows in which the phrase stands so that its word `rest[place]` is at one of the positions. */
function addMatches(index: PhraseIndex, phrase: Phrase, place: number, { start, end }: Range, rows: Bitmap): void {
  const { vocabulary, occurrences } = index;
  for (let at = start; at < end; at++) {
    const position = (occurrences.positions.values[at] ?? 0) - place;
    const row = rowAt(occurrences.rowMarks, position);
    if (hasRow(rows, row) || !startsWith(occurrences.words, position, phrase.rest)) continue;
    if (endsWith(vocabulary, occurrences.words[position - 1] ?? BOUNDARY, phrase.ending)) addRow(rows, row);
  }
}

function startsWith(words: Uint32Array, position: number, ranges: readonly Range[]): boolean {
  for (let index = 0; index < ranges.length; index++) {
    const { start, end } = ranges[index] ?? { start: 0, end: 0 };
    const word = words[position + index] ?? BOUNDARY;
    if (word < start || word >= end) return false;
  }
  return true;
}
