import { wrapWords } from './wrap-words.ts';

/**
 * Prints a text for people; in a terminal it is wrapped between words. Not for diffs and texts of reviews, whose line breaks
 * matter.
 */
export function say(text: string): void {
  console.log(forTerminal(text, process.stdout));
}

/** Wraps a text to the width of the terminal that the stream leads to; any other stream gets it unchanged. */
export function forTerminal(text: string, { isTTY, columns }: { readonly isTTY?: boolean; readonly columns?: number }): string {
  return isTTY && columns ? wrapWords(text, columns) : text;
}
