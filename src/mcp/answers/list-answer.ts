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

/** A review that is longer than that in a result is left out of a list: it would not fit even alone. */
const LONGEST_RECORD = MOST_BYTES - FRAME_BYTES;

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
  const { head, rows, isLimited, goOn } = list;
  const shown = isLimited ? rows : rowsThatFit(rows, source);
  return {
    json: [jsonText(head(shown.length)), ...separated(shown.map(source.text), SEPARATOR_TEXT), END_TEXT],
    notes: shown.length === rows.length ? limitNote(list, source) : [cutNote(shown, rows, source, goOn)],
  };
}

/** The first rows whose records together are not too long. Rows that are too long by themselves are left out. */
function rowsThatFit(rows: readonly number[], source: ReviewSource): readonly number[] {
  const short = rows.filter((row) => !isTooLong(row, source));
  let bytes = FRAME_BYTES;
  const count = short.findIndex((row) => {
    bytes += lengthInResult(source.text(row)) + lengthInResult(SEPARATOR_TEXT);
    return bytes > MOST_BYTES;
  });
  return count < 0 ? short : short.slice(0, count);
}

function isTooLong(row: number, { text }: ReviewSource): boolean {
  return lengthInResult(text(row)) > LONGEST_RECORD;
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
  return [`${these} the resource reviews.json has all reviews.`];
}

/** Says what is missing from a list, and how to get it. */
function cutNote(shown: readonly number[], wanted: readonly number[], source: ReviewSource, goOn: List['goOn']): string {
  const rest = wanted.filter((row) => !isTooLong(row, source)).slice(shown.length);
  const told = rest[0] === undefined ? wanted : wanted.slice(0, wanted.indexOf(rest[0]));
  const leftOut = told.filter((row) => isTooLong(row, source));
  const cut = `Cut to ${shown.length} of the ${goOn ? 'newest' : 'first'} ${wanted.length}, to stay below ${MOST_BYTES / 1000} kB.`;
  return [cut, ...toldLeftOut(leftOut, source), ...toldRest(rest, wanted, source, goOn)].join(' ');
}

/** How many ids are named. */
const MOST_IDS = 5;

function toldLeftOut(rows: readonly number[], { review }: ReviewSource): string[] {
  if (rows.length === 0) return [];
  const ids = rows.slice(0, MOST_IDS).map((row) => review(row).id);
  return [`Left out for their length: ${ids.join(', ')}${rows.length > MOST_IDS ? ' and others' : ''}; get_review gives them.`];
}

function toldRest([next]: readonly number[], [newest = 0]: readonly number[], { review }: ReviewSource, goOn: List['goOn']) {
  if (next === undefined) return [];
  const { id, date } = review(next);
  const uncut = `with "limit": ${HIGHEST_LIMIT} up to ${HIGHEST_LIMIT} come uncut.`;
  if (!goOn) return [`The next one is ${id}: ${uncut}`];
  // If the list has reviews of one day only, going on from that day would give the same list again.
  if (review(newest).date === date) return [`The next one is ${id}, of the same day: ${uncut}`];
  return [`The next one is ${id}: ${goOn(date)} goes on there.`];
}
