import { wrapWords } from './wrap-words.ts';

/** Prints a text for people; in a terminal no word of it is broken at the edge. Not for diffs and texts of reviews, whose lines count. */
export function say(text: string): void {
  console.log(forTerminal(text, process.stdout));
}

/** The text as it fits the terminal that the stream leads to; elsewhere as it is. */
export function forTerminal(text: string, { isTTY, columns }: { readonly isTTY?: boolean; readonly columns?: number }): string {
  return isTTY && columns ? wrapWords(text, columns) : text;
}
