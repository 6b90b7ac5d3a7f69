import { ENGLISH_FORMS } from '../../languages/english/forms.ts';
import { tokenise } from '../../text/tokens.ts';

/**
 * Tells for each quote, 0 to 1, how typical of all quotes it is: the cosine similarity of its words and the mean of all quotes. A
 * word weighs less the more quotes contain it.
 */
export function typicality(quotes: readonly string[]): number[] {
  const sets = quotes.map((quote) => [...stemsIn(quote)]);
  const counts = countEach(sets);
  const weights = new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + quotes.length / count)]));
  const mean = new Map([...counts].map(([stem, count]) => [stem, (count / quotes.length) * (weights.get(stem) ?? 0)]));
  const lengthOfMean = lengthOf(mean.values());
  return sets.map((set) => {
    const own = set.map((stem) => weights.get(stem) ?? 0);
    const shared = set.reduce((sum, stem, at) => sum + (own[at] ?? 0) * (mean.get(stem) ?? 0), 0);
    return shared === 0 ? 0 : shared / (lengthOf(own) * lengthOfMean);
  });
}

/** The stems of a quote's tokens without marks, each once. */
export function stemsIn(quote: string): ReadonlySet<string> {
  return new Set(tokenise(quote, ENGLISH_FORMS).flatMap(({ kind, stem }) => (kind === 'mark' ? [] : [stem])));
}

/** The words and figures of a quote, each once. */
export function wordsIn(quote: string): ReadonlySet<string> {
  return new Set(tokenise(quote, ENGLISH_FORMS).flatMap(({ kind, word }) => (kind === 'mark' ? [] : [word])));
}

/** In how many of the quotes each stem occurs, given the stems of each. */
export function countEach(sets: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const stem of set) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

function lengthOf(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value * value;
  return Math.sqrt(sum);
}
