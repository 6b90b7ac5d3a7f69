import { type Source, textAt } from '../../../authoring/source/source.ts';
import { hashText } from '../../../insights/text/hash.ts';
import { similarity } from '../../../reviews/text/comparing/similarity.ts';
import { foldText, textWords } from '../../../reviews/text/comparing/text-match.ts';
import type { Warning } from '../warning.ts';

/** The parts of a review that tell whether it is a copy. */
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
  /** Whether the words are the same, letter case and punctuation aside; if not, they are nearly the same. */
  readonly exact: boolean;
}

/**
 * Two people hardly write the same this many letters. Shorter texts ("Great service!") are copies only if the author is the same.
 */
const TELLING_LETTERS = 40;

/** In words. Shorter texts are compared only as a whole. */
const LONG_WORDS = 20;

/** Texts that share this part of their runs of words are nearly the same. */
const ALIKE = 0.7;

/** The length of a run, in words. */
const RUN = 4;

/** How many runs of each text are looked up. Texts that are nearly the same almost always share one of them. */
const SKETCH = 12;

/** How many texts are noted for a run. A run that more texts have is a common phrase, and the later ones are not noted. */
const COMMON = 20;

/**
 * Finds the reviews whose text is the same, or nearly the same, as that of an earlier one in the list. One that stands in the list
 * twice is no copy of itself.
 */
export function findSameTexts(reviews: readonly Worded[]): SameText[] {
  const isOther = ({ id, first }: SameText) => id !== first;
  const exact = findExact(reviews).filter(isOther);
  const copies = new Set(exact.map(({ id }) => id));
  return [...exact, ...findNearly(reviews.filter(({ id }) => !copies.has(id))).filter(isOther)];
}

/** What tells of these reviews, some of them perhaps with mistakes, whether they are copies. */
export function wordedIn(reviews: readonly Source[]): Worded[] {
  return reviews.flatMap(({ value }) => {
    const [id, author = '', text] = ['id', 'author', 'text'].map((key) => textAt(value, key));
    return id === undefined || text === undefined ? [] : [{ id, author, text }];
  });
}

/** Which of these reviews another one repeats. */
export function findCopied(review: Worded, reviews: readonly Source[]): SameText | undefined {
  return findSameTexts([...wordedIn(reviews), review]).find(({ id }) => id === review.id);
}

/** The warning of such a review. */
export function warnOfSameText({ id, first, exact }: SameText): Warning {
  const message = `is ${exact ? 'the same' : 'nearly the same'} as that of the review ${first}`;
  return { kind: 'same-text', path: ['text'], message, fix: fixOfCopy(id, first) };
}

/** What to do about a review that may be a copy. */
export function fixOfCopy(id: string, original: string): string {
  return `if it is a copy: npm run reviews -- remove ${id} --reason "the same as ${original}"`;
}

function findExact(reviews: readonly Worded[]): SameText[] {
  const firsts = new Map<string, string>();
  return reviews.flatMap(({ id, author, text }) => {
    const words = textWords(text).join(' ');
    const key = isTelling(words) ? words : `${words}\n${foldText(author)}`;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, id);
    return first === undefined || words === '' ? [] : [{ id, first, exact: true }];
  });
}

function isTelling(words: string): boolean {
  // A character of a script without letter case, such as Chinese, says more than a letter.
  return words.length + 2 * (words.match(/\p{Lo}/gu)?.length ?? 0) >= TELLING_LETTERS;
}

function findNearly(reviews: readonly Worded[]): SameText[] {
  const holders = new Map<number, { id: string; runs: ReadonlySet<number> }[]>();
  return reviews.flatMap(({ id, text }) => {
    const words = textWords(text);
    if (words.length < LONG_WORDS) return [];
    const runs = runsOf(words);
    const sketch = [...runs].sort((a, b) => a - b).slice(0, SKETCH);
    const candidates = new Set(sketch.flatMap((run) => holders.get(run) ?? []));
    const first = [...candidates].find((candidate) => similarity(candidate.runs, runs) >= ALIKE);
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
