import { distance } from 'fastest-levenshtein';

/** The shortest name in which one wrong letter is taken for a mistake and not for another name. */
const SHORTEST = 6;

/**
 * Whether a word is a name with one letter wrong, missing or too many, or two neighbouring letters swapped. Never true of short
 * names.
 */
export function isOneEdit(word: string, name: string): boolean {
  if (name.length < SHORTEST || word === name || Math.abs(word.length - name.length) > 1) return false;
  return distance(word, name) === 1 || isSwap(word, name);
}

function isSwap(word: string, name: string): boolean {
  if (word.length !== name.length) return false;
  let at = 0;
  while (word[at] === name[at]) at += 1;
  return word[at] === name[at + 1] && word[at + 1] === name[at] && word.slice(at + 2) === name.slice(at + 2);
}
