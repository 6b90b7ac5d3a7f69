import { isCurlyQuoted, STRAIGHT } from '../../authoring/source/look-alikes.ts';

/** What to do about curly quotes around a value. */
export const STRAIGHT_OR_NONE = `${STRAIGHT} or none`;

/** What is odd about a value between curly quotes, as Word and a Mac make them of those that are typed; `undefined` for any other. */
export function curlyQuotesNote(text: string): string | undefined {
  return isCurlyQuoted(text) ? 'is in curly quotes, which count as a part of it' : undefined;
}
