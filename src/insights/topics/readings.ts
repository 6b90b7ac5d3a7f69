import type { Review } from '../../reviews/schemas/review.ts';
import type { TokenisedText } from '../languages/tokenised-text.ts';
import type { Sentence } from '../text/segments.ts';
import type { Token } from '../text/tokens.ts';
import { isJoined, isTermWord } from './words.ts';

/**
 * Reviews whose texts have been read. Tokens are numbered across all reviews and stored in arrays of numbers, because an object
 * for each token of 100,000 reviews would take half a gigabyte.
 */
export interface Readings {
  readonly reviews: readonly Review[];
  /** The sentences of each review. Their tokens are counted from the first token of the review. */
  readonly sentences: readonly (readonly Sentence[])[];
  /** The first token of each review, and at the end the number of all tokens. */
  readonly firsts: readonly number[];
  /** Where each token stands in its text, in UTF-16 code units. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** For each token the number of its word in `words`; 0 for a mark. */
  readonly wordAt: Int32Array;
  /** The words, in lower case; figures are `<number>`. */
  readonly words: readonly string[];
  /**
   * For each token the number of its stem in `stems`: negative if the token is joined to the word before, 0 if it cannot be part of a
   * term.
   */
  readonly stemAt: Int32Array;
  readonly stems: readonly string[];
}

/** The word that stands for all figures. */
const FIGURE = '<number>';

/** Gathers readings, one review after another. */
export function gatherReadings(): { add: (review: Review, text: TokenisedText) => void; readings: () => Readings } {
  const reviews: Review[] = [];
  const sentences: (readonly Sentence[])[] = [];
  const firsts = [0];
  const [starts, ends, wordAt, stemAt] = [createNumberList(), createNumberList(), createNumberList(), createNumberList()];
  const { words, stems, numberOf, stemOf } = createWordNumbers();
  return {
    add(review, text) {
      reviews.push(review);
      sentences.push(text.sentences);
      firsts.push((firsts.at(-1) ?? 0) + text.tokens.length);
      text.tokens.forEach((token, at) => {
        const word = numberOf(token);
        const stem = stemOf(word);
        wordAt.add(word);
        starts.add(token.start);
        ends.add(token.end);
        stemAt.add(stem !== 0 && isJoined(text, at) ? -stem : stem);
      });
    },
    readings: () => ({
      reviews,
      sentences,
      firsts,
      starts: starts.all(),
      ends: ends.all(),
      wordAt: wordAt.all(),
      words,
      stemAt: stemAt.all(),
      stems,
    }),
  };
}

/** Calls `visit` with each token, in order, and the number of the reading that contains it. */
export function visitTokens(
  { firsts }: Readings,
  tokens: readonly number[],
  visit: (reading: number, token: number) => void,
): void {
  let reading = 0;
  for (const token of tokens) {
    while ((firsts[reading + 1] ?? Number.POSITIVE_INFINITY) <= token) reading += 1;
    visit(reading, token);
  }
}

interface WordNumbers {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  /** The number of a token's word. */
  readonly numberOf: (token: Token) => number;
  /** The number of a word's stem. */
  readonly stemOf: (word: number) => number;
}

/** Numbers words, and the stems of words that may be part of a term, from 1. All other tokens have the number 0. */
function createWordNumbers(): WordNumbers {
  const [words, stems] = [[''], ['']];
  const byWord = new Map<string, number>();
  const byStem = new Map<string, number>();
  const stemsOfWords = [0];
  const numberStem = (stem: string): number => {
    const number = byStem.get(stem) ?? stems.push(stem) - 1;
    byStem.set(stem, number);
    return number;
  };
  const numberOf = (token: Token): number => {
    if (token.kind === 'mark' || token.kind === 'emoji') return 0;
    const word = token.kind === 'word' ? token.word : FIGURE;
    const known = byWord.get(word);
    if (known !== undefined) return known;
    const number = words.push(word) - 1;
    byWord.set(word, number);
    stemsOfWords.push(isTermWord(token) ? numberStem(token.stem) : 0);
    return number;
  };
  return { words, stems, numberOf, stemOf: (word) => stemsOfWords[word] ?? 0 };
}

/** A growing list of 32-bit numbers, of which there may be millions. */
function createNumberList(): { add: (number: number) => void; all: () => Int32Array } {
  let numbers = new Int32Array(1024);
  let count = 0;
  return {
    add(number) {
      if (count === numbers.length) numbers = new Int32Array(numbers.buffer.transfer(2 * numbers.byteLength));
      numbers[count++] = number;
    },
    all: () => numbers.subarray(0, count),
  };
}
