import { stemOf } from '../text/stems.ts';

/** The stems of a listed word: words of three letters have another with an ending, as "day" in "days". */
export function stemsOf(word: string): string[] {
  return [...new Set([word, `${word}s`, `${word}ing`].map(stemOf))];
}
