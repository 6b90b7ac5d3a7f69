import { distance } from 'fastest-levenshtein';

/** Finds the candidate that was probably meant: the one with the fewest changed letters, if those are at most two in five. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const allowed = Math.floor(Math.max(word.length, candidate.length) * 0.4);
    // At least as many letters change as the lengths differ; this saves comparing the whole texts.
    if (Math.abs(word.length - candidate.length) > Math.min(allowed, fewest - 1)) continue;
    const changes = distance(word.toLowerCase(), candidate.toLowerCase());
    if (changes > allowed || changes >= fewest) continue;
    best = candidate;
    fewest = changes;
  }
  return best;
}

/** The end of a message: what was probably meant and, after the label, all names unless there are too many of them. */
export function suggestion(word: string, candidates: readonly string[], label?: string): string {
  const near = shortestWith(word, candidates) ?? nearest(word, candidates);
  const meant = near === undefined ? '' : `; did you mean ${near}?`;
  const isTold = label !== undefined && candidates.length > 0 && candidates.length <= LONGEST_LIST;
  return isTold ? `${meant} (${label}: ${candidates.join(', ')})` : meant;
}

/** The shortest candidate that begins with the word, such as an id of which only the beginning was written. */
function shortestWith(word: string, candidates: readonly string[]): string | undefined {
  if (word.length < SHORTEST_BEGINNING) return undefined;
  const beginning = word.toLowerCase();
  const longer = candidates.filter((candidate) => candidate.toLowerCase().startsWith(beginning));
  return longer.toSorted((a, b) => a.length - b.length)[0];
}

const SHORTEST_BEGINNING = 3;

/** A longer list is not shown. The list of all columns of a CSV file is shorter. */
const LONGEST_LIST = 24;
