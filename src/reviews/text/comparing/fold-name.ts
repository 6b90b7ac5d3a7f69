import { foldText } from './text-match.ts';
import { withoutMarks } from './without-marks.ts';

/** Letters for which people write plain ones, besides those that `withoutMarks` knows. */
const PLAIN: Readonly<Record<string, string>> = { ð: 'd', þ: 'th' };

/** The form in which names are compared: case folded, without accents and apostrophes (`Renée` is `renee`). */
export function foldName(name: string): string {
  // A faster way for nearly all English words.
  if (/^[a-zA-Z]*$/.test(name)) return name.toLowerCase();
  return foldText(withoutMarks(name).replace(/['’ʼ‘´`]/g, '')).replace(/[ðþ]/g, (letter) => PLAIN[letter] ?? letter);
}

/** The words of a name, folded. */
export function foldedWords(name: string): string[] {
  return (name.match(/[\p{L}\p{M}'’ʼ]+/gu) ?? []).map(foldName).filter((word) => word !== '');
}
