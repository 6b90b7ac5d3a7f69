import { firstWhere } from '../../binary-search.ts';
import { groupValues, type Lists, lengthAt, type Range } from '../arrays/lists.ts';
import { addRow, addRows, type Bitmap, bitmapWidth } from '../arrays/row-sets.ts';
import { createRowMarks, type RowMarks, rowAt } from './row-marks.ts';

/** Ends every text; it is the empty word, so no part of a needle equals it. */
export const BOUNDARY = 0;

/** Which words stand where in all texts, one text behind the other, each ended by `BOUNDARY`. */
export interface Occurrences {
  /** The word at each position. */
  readonly words: Uint32Array;
  readonly rowMarks: RowMarks;
  /** For each word its positions, sorted by the number of the next word. */
  readonly positions: Lists;
  /** The words with at least as many positions as a bitmap of their rows has cells, ascending; and these bitmaps. */
  readonly frequentWords: Uint32Array;
  readonly frequentRows: Uint32Array;
}

type Places = Pick<Occurrences, 'rowMarks' | 'positions'>;

/** Indexes the words of `size` texts, each ended by `BOUNDARY`. */
export function createOccurrences(words: Uint32Array, wordCount: number, size: number): Occurrences {
  const places = { rowMarks: createRowMarks(words, BOUNDARY), positions: positionsByPair(words, wordCount) };
  return { words, ...places, ...createFrequent(places, wordCount, bitmapWidth(size)) };
}

function positionsByPair(words: Uint32Array, wordCount: number): Lists {
  const byWord = groupValues(wordCount, (add) => {
    for (let position = 0; position < words.length; position++) add(words[position] ?? 0, position);
  });
  // The positions are visited in the order of their next words, so those of each word are sorted by that order.
  return groupValues(wordCount, (add) => {
    for (let index = 0; index < byWord.values.length; index++) {
      const position = (byWord.values[index] ?? 0) - 1;
      const word = words[position] ?? BOUNDARY;
      if (word !== BOUNDARY) add(word, position);
    }
  });
}

function createFrequent(places: Places, wordCount: number, width: number): Pick<Occurrences, 'frequentWords' | 'frequentRows'> {
  const frequentWords: number[] = [];
  for (let word = BOUNDARY + 1; word < wordCount; word++) if (lengthAt(places.positions, word) >= width) frequentWords.push(word);
  const frequentRows = new Uint32Array(frequentWords.length * width);
  for (const [index, word] of frequentWords.entries()) {
    addPositions(
      places,
      positionsOf(places, { start: word, end: word + 1 }),
      frequentRows.subarray(index * width, (index + 1) * width),
    );
  }
  return { frequentWords: Uint32Array.from(frequentWords), frequentRows };
}

/** The part of `positions.values` that belongs to the words. */
export function positionsOf({ positions }: Places, { start, end }: Range): Range {
  return { start: positions.starts[start] ?? 0, end: positions.starts[end] ?? 0 };
}

/** The part of `positions.values` with the positions of the word that one of the words `next` follows. */
export function positionsOfPair({ words, positions }: Occurrences, word: number, next: Range): Range {
  const end = positions.starts[word + 1] ?? 0;
  const nextAt = (index: number) => words[(positions.values[index] ?? 0) + 1] ?? BOUNDARY;
  const start = firstWhere(positions.starts[word] ?? 0, end, (index) => nextAt(index) >= next.start);
  return { start, end: firstWhere(start, end, (index) => nextAt(index) >= next.end) };
}

/** Adds the rows of the positions. */
export function addPositions({ rowMarks, positions }: Places, { start, end }: Range, bitmap: Bitmap): void {
  for (let index = start; index < end; index++) addRow(bitmap, rowAt(rowMarks, positions.values[index] ?? 0));
}

/** Adds the rows in which the word occurs. */
export function addWord(occurrences: Occurrences, word: number, bitmap: Bitmap): void {
  const { positions, frequentWords, frequentRows } = occurrences;
  if (lengthAt(positions, word) < bitmap.length) {
    addPositions(occurrences, positionsOf(occurrences, { start: word, end: word + 1 }), bitmap);
  } else {
    const start = firstWhere(0, frequentWords.length, (index) => (frequentWords[index] ?? 0) >= word) * bitmap.length;
    addRows(bitmap, frequentRows.subarray(start, start + bitmap.length));
  }
}
