import { stemOf } from '../../text/stems.ts';

/** The stems of a listed word and of its forms. A short word may have another stem than its forms. */
export function stemsOf(word: string): string[] {
  return [...new Set([word, `${word}s`, `${word}ing`].map(stemOf))];
}
