import { END, SEPARATOR, separated } from '../../publication/answer-text.ts';
import { HIGHEST_LIMIT } from '../../reviews/query/review-query.ts';
import { type JsonText, jsonText, lengthInResult } from '../messages/json-text.ts';
import type { ReviewSource } from './review-source.ts';

/** Unless the caller says how many reviews to give, a list stays below this many bytes in all: clients cut off what is longer. */
const MOST_BYTES = 80_000;
/** For all that stands around the records: the message, the result, notes. */
const FRAME_BYTES = 4000;

const SEPARATOR_TEXT = jsonText(SEPARATOR);
const END_TEXT = jsonText(END);

interface List {
  /** Gives the beginning of the answer, which stands before the records; `count` says how many records there are. */
  head(count: number): string;
  /** The rows of the reviews that were asked for, in their order. */
  readonly rows: readonly number[];
  /** How many reviews there are before the limit. */
  readonly total: number;
  /** Whether the caller said how many to give: then all of them are given, however long. */
  readonly isLimited: boolean;
  /**
   * Names the call that gives the rest of the list, for a caller to make; `day` is the date of the first review in the rest.
   * `undefined` where the list is not newest first, so that no date tells where the rest begins.
   */
  readonly goOn: ((day: string) => string) | undefined;
}

/**
 * A list of reviews in the same bytes as over HTTP. If it is too long, it is cut. A note says what is missing, and how to get it.
 */
export function listAnswer(list: List, source: ReviewSource): { json: JsonText[]; notes: string[] } {
  const { head, rows, isLimited } = list;
  const shown = isLimited ? rows : rowsThatFit(rows, source);
  return {
    json: [jsonText(head(shown.length)), ...separated(shown.map(source.text), SEPARATOR_TEXT), END_TEXT],
    notes: shown.length === rows.length ? limitNote(list, source) : [cutNote(shown.length, list, source)],
  };
}

/** The first rows whose records together are not too long. */
function rowsThatFit(rows: readonly number[], { text }: ReviewSource): readonly number[] {
  let bytes = FRAME_BYTES;
  const count = rows.findIndex((row) => {
    bytes += lengthInResult(text(row)) + lengthInResult(SEPARATOR_TEXT);
    return bytes > MOST_BYTES;
  });
  return count < 0 ? rows : rows.slice(0, count);
}

/** Says of a list that the limit ended how to get the rest. */
function limitNote({ rows, total, goOn }: List, { review }: ReviewSource): string[] {
  if (rows.length === total) return [];
  const [first = 0, last = 0] = [rows[0], rows.at(-1)];
  const these = `These are ${rows.length} of ${total}:`;
  if (total <= HIGHEST_LIMIT) return [`${these} with "limit": ${HIGHEST_LIMIT} all come.`];
  const { date } = review(last);
  // If the list has reviews of one day only, going on from that day would give the same list again.
  if (goOn && review(first).date !== date) return [`${these} ${goOn(date)} goes on, and gives those of that day again.`];
  const more = rows.length < HIGHEST_LIMIT ? `with "limit": ${HIGHEST_LIMIT} the first ${HIGHEST_LIMIT} come; ` : '';
  return [`${these} ${more}the resource reviews.json has all reviews.`];
}

/** Says of a list of which only so many reviews fit how to get the rest. */
function cutNote(shown: number, { rows, goOn }: List, { review }: ReviewSource): string {
  const { id, date } = review(rows[shown] ?? 0);
  const cut = `Cut to ${shown} of the ${goOn ? 'newest' : 'first'} ${rows.length}, to stay below ${MOST_BYTES / 1000} kB. The next one is ${id}`;
  const uncut = `with "limit": ${HIGHEST_LIMIT} up to ${HIGHEST_LIMIT} come uncut.`;
  if (!goOn) return `${cut}: ${uncut}`;
  // If the list has reviews of one day only, going on from that day would give the same list again.
  if (review(rows[0] ?? 0).date === date) return `${cut}, of the same day: ${uncut}`;
  return `${cut}: ${goOn(date)} goes on there.`;
}
