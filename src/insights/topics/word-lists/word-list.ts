import { stemOf } from '../../languages/english/stems.ts';

/** The stems of a listed word and of its forms. The stem of a short word may differ from that of its forms. */
export function stemsOf(word: string): string[] {
  return [...new Set([word, `${word}s`, `${word}ing`].map(stemOf))];
}
