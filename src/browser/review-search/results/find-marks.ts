import { foldText } from '../../../reviews/text/comparing/text-match.ts';
import type { Span } from '../../../reviews/text/cutting/marked-text.ts';

/** A letter with its accents. To fold is to take away case and accents; nearly always each letter folds by itself. */
const CHARACTERS = /\P{M}\p{M}*|\p{M}+/gu;

/** Where the words stand in a text, compared as the search does. A hit that covers only a part of a character is not marked. */
export function findMarks(text: string, words: string): Span[] {
  const needle = foldText(words);
  const { folded, origins } = foldWithOrigins(text);
  if (needle === '' || folded !== foldText(text)) return [];
  const marks: Span[] = [];
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    const [start = 0, end = 0] = [origins[at], origins[at + needle.length]];
    if (foldText(text.slice(start, end)) === needle) marks.push({ start, end });
  }
  return marks;
}

/** The text folded letter by letter, and for each index of the folded text the index of its letter in the text. */
function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  const origins: number[] = [];
  let folded = '';
  for (const { 0: character, index } of text.matchAll(CHARACTERS)) {
    folded += foldText(character);
    while (origins.length < folded.length) origins.push(index);
  }
  return { folded, origins: [...origins, text.length] };
}
