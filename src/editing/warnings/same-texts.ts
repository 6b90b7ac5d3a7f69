import { hashText } from '../../insights/text/hash.ts';
import { foldText } from '../../reviews/text/text-match.ts';

/** What of a review says whether it is a copy. */
export interface Worded {
  readonly id: string;
  readonly author: string;
  readonly text: string;
}

/** A review whose text another one has, too. */
export interface SameText {
  readonly id: string;
  /** The review that came first in the list. */
  readonly first: string;
  /** Whether it is word for word the same, letter case and punctuation aside; else nearly. */
  readonly exact: boolean;
}

/** So many letters are hardly written alike by two people. Fewer ("Great service!") count only where the author is the same, too. */
const TELLING_LETTERS = 40;

/** Shorter texts are compared as wholes only, in words. */
const LONG_WORDS = 20;

/** Texts that share so many of their runs of words are nearly the same. */
const ALIKE = 0.7;

/** In words. */
const RUN = 4;

/** So many runs of each text are looked up; texts that are alike share one of them nearly always. */
const SKETCH = 12;

/** A run that so many texts have is a phrase of many people, and leads to no copy. */
const COMMON = 20;

/** Finds the reviews whose text stands in an earlier one of the list, word for word or nearly. */
export function findSameTexts(reviews: readonly Worded[]): SameText[] {
  const exact = findExact(reviews);
  const copies = new Set(exact.map(({ id }) => id));
  return [...exact, ...findNearly(reviews.filter(({ id }) => !copies.has(id)))];
}

function findExact(reviews: readonly Worded[]): SameText[] {
  const firsts = new Map<string, string>();
  return reviews.flatMap(({ id, author, text }) => {
    const words = wordsOf(text).join(' ');
    const key = isTelling(words) ? words : `${words}\n${foldText(author)}`;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, id);
    return first === undefined || words === '' ? [] : [{ id, first, exact: true }];
  });
}

function isTelling(words: string): boolean {
  // A sign of a script without upper and lower case says more than a letter.
  return words.length + 2 * (words.match(/\p{Lo}/gu)?.length ?? 0) >= TELLING_LETTERS;
}

function findNearly(reviews: readonly Worded[]): SameText[] {
  const holders = new Map<number, { id: string; runs: ReadonlySet<number> }[]>();
  return reviews.flatMap(({ id, text }) => {
    const words = wordsOf(text);
    if (words.length < LONG_WORDS) return [];
    const runs = runsOf(words);
    const sketch = [...runs].sort((a, b) => a - b).slice(0, SKETCH);
    const candidates = new Set(sketch.flatMap((run) => holders.get(run) ?? []));
    const first = [...candidates].find((candidate) => likeness(candidate.runs, runs) >= ALIKE);
    for (const run of sketch) note(holders, run, { id, runs });
    return first === undefined ? [] : [{ id, first: first.id, exact: false }];
  });
}

function note<T>(holders: Map<number, T[]>, run: number, holder: T): void {
  const there = holders.get(run);
  if (there === undefined) holders.set(run, [holder]);
  else if (there.length < COMMON) there.push(holder);
}

function runsOf(words: readonly string[]): Set<number> {
  const runs = new Set<number>();
  for (let at = 0; at + RUN <= words.length; at += 1) runs.add(hashText(words.slice(at, at + RUN).join(' ')));
  return runs;
}

/** How many of the runs of both texts they share. */
function likeness(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const shared = a.intersection(b).size;
  return shared / (a.size + b.size - shared);
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
