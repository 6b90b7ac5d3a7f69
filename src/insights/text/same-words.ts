import { similarity } from '../../reviews/text/comparing/similarity.ts';

/** Two texts that share so much of their words say the same: mostly one writer sent them in, perhaps under several names. */
const SAME = 0.85;

/** With fewer words, two people may well say the same: "Great price." */
const LEAST = 8;

/** Whether two texts are the same but for a word or two, given the words of each. */
export function areSameWords<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean {
  return Math.min(a.size, b.size) >= LEAST && similarity(a, b) >= SAME;
}
