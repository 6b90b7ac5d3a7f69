import { inSameFolder } from './same-folder.ts';
import { wrapWords } from './wrap-words.ts';

/**
 * Prints a text for people; in a terminal it is wrapped between words. Not for diffs and texts of reviews, whose line breaks
 * matter.
 */
export function say(text: string): void {
  console.log(forTerminal(text, process.stdout));
}

/**
 * Lets commander print help as `say` prints: it wraps only the descriptions of options, and those not in a narrow terminal. A reader
 * such as `head`, which takes only the first lines, is no error then.
 */
export const SAID_HELP = {
  writeOut: (text: string): void => say(text.replace(/\n$/, '')),
};

interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Wraps a text to the width of the terminal that the stream leads to, not for any other stream. Its commands name the content folder. */
export function forTerminal(text: string, { isTTY, columns }: Screen, hanging?: string): string {
  const named = inSameFolder(text);
  return isTTY && columns ? wrapWords(named, columns, hanging) : named;
}
