import { foldText } from '../../../reviews/text/comparing/text-match.ts';
import { MARKS } from '../../../reviews/text/comparing/without-marks.ts';

/** Letters that Unicode does not decompose into a plain one and an accent. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i' };

/** The form in which names are compared: case folded, without accents and apostrophes (`Renée` is `renee`). */
export function foldName(name: string): string {
  // A faster way for nearly all English words.
  if (/^[a-zA-Z]*$/.test(name)) return name.toLowerCase();
  return foldText(
    name
      .normalize('NFKD')
      .replace(MARKS, '')
      .replace(/['’ʼ‘´`]/g, ''),
  ).replace(/[łøđðþæœı]/g, (letter) => PLAIN[letter] ?? letter);
}

/** The words of a name, folded. */
export function foldedWords(name: string): string[] {
  return (name.match(/[\p{L}\p{M}'’ʼ]+/gu) ?? []).map(foldName).filter((word) => word !== '');
}
