import { END, SEPARATOR } from '../publication/answer-text.ts';
import { type JsonText, jsonText, lengthInResult } from './json-text.ts';
import type { ReviewSource } from './review-source.ts';

/** A list that nobody asked to be this long stays below this many bytes, all in all: clients cut off what is longer. */
const MOST_BYTES = 80_000;
/** For all that stands around the records: the message, the result, notes. */
const FRAME_BYTES = 2000;

const SEPARATOR_TEXT = jsonText(SEPARATOR);
const END_TEXT = jsonText(END);

/** The first of the rows whose records together are not too long. */
export function rowsThatFit(rows: readonly number[], source: ReviewSource): readonly number[] {
  let bytes = FRAME_BYTES;
  const count = rows.findIndex((row) => {
    bytes += lengthInResult(source.text(row)) + lengthInResult(SEPARATOR_TEXT);
    return bytes > MOST_BYTES;
  });
  return count < 0 ? rows : rows.slice(0, count);
}

/** The records of rows behind what stands before them; the same bytes as over HTTP. */
export function listJson(head: string, rows: readonly number[], source: ReviewSource): JsonText[] {
  const records = rows.flatMap((row, position) => (position === 0 ? [source.text(row)] : [SEPARATOR_TEXT, source.text(row)]));
  return [jsonText(head), ...records, END_TEXT];
}

/** Says that a list was cut, where it was, and how to get at the rest. */
export function cutNote(shown: readonly number[], wanted: readonly number[], source: ReviewSource): string[] {
  const next = wanted[shown.length];
  if (next === undefined) return [];
  const { id, date } = source.review(next);
  return [
    `Cut to ${shown.length} of ${wanted.length} reviews, to stay below ${MOST_BYTES / 1000} kB. The next one is ${id} of ${date} (get_review gives it alone); with a limit of your own nothing is cut.`,
  ];
}
