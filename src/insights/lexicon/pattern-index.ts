import type { Span } from '../text/segments.ts';
import type { Pattern } from './pattern.ts';

/**
 * Finds which of many patterns stand in a sentence, and where. It tries a pattern only where the rarest of its words stands, its
 * anchor, and the rarest other word, the companion, at the right distance from it. All of it is numbers side by side, since most
 * of the time would be spent waiting for words that lie scattered in the memory.
 */
export interface PatternIndex {
  /** A number from 1 for each stem that a pattern needs; all others have 0. */
  readonly numbers: ReadonlyMap<string, number>;
  /**
   * For each stem's number, the patterns that have the stem as their anchor, six numbers each: the number of the pattern, the
   * companion's choice, the least and the greatest number of words from the anchor to the companion, and the same to the first
   * word. They are negative if it stands before.
   */
  readonly anchors: Lists;
  /** For each pattern its places, three numbers each: the choice, and the least and the greatest number of words. */
  readonly patterns: Lists;
  /** For each choice the numbers of the stems that may stand there. Places that are written alike share one choice. */
  readonly choices: Lists;
  /** For each choice the numbers of its stems modulo 32, as bits, which rule out most other words at once. */
  readonly signs: Int32Array;
}

/** Many lists of numbers, one after another: the list with the number n stands from `starts[n]` to before `starts[n + 1]`. */
interface Lists {
  readonly starts: Int32Array;
  readonly items: Int32Array;
}

/** A pattern in a sentence, by its number, with its words. */
export interface PatternMatch extends Span {
  readonly number: number;
}

/** The choice of a place where any word may stand. */
const ANY = -1;

/** Makes the index of patterns. The number of a pattern is its place in the list. */
export function indexPatterns(patterns: readonly Pattern[]): PatternIndex {
  const uses = countUses(patterns);
  const numbers = new Map([...uses.keys()].map((stem, at) => [stem, at + 1]));
  const choices = numberChoices(patterns);
  const choiceAt = (pattern: Pattern, place: number) => choices.get(pattern[place]?.stems ?? null) ?? ANY;
  const anchors = Array.from({ length: numbers.size + 1 }, (): number[] => []);
  for (const [number, pattern] of patterns.entries()) {
    const [anchor = 0, companion = anchor] = rarestFirst(pattern, uses);
    const item = [
      number,
      choiceAt(pattern, companion),
      ...distances(pattern, anchor, companion),
      ...distances(pattern, anchor, 0),
    ];
    for (const stem of pattern[anchor]?.stems ?? []) anchors[numbers.get(stem) ?? 0]?.push(...item);
  }
  const stems = [...choices.keys()].map((each) => [...(each ?? [])].map((stem) => numbers.get(stem) ?? 0));
  return {
    numbers,
    anchors: packed(anchors),
    patterns: packed(
      patterns.map((pattern) => pattern.flatMap(({ least, most }, place) => [choiceAt(pattern, place), least, most])),
    ),
    choices: packed(stems),
    signs: Int32Array.from(stems, (each) => each.reduce((signs, stem) => signs | (1 << stem), 0)),
  };
}

/** A number for each set of stems that may stand at a place. */
function numberChoices(patterns: readonly Pattern[]): Map<ReadonlySet<string> | null, number> {
  const choices = new Map<ReadonlySet<string> | null, number>();
  for (const pattern of patterns)
    for (const { stems } of pattern) if (stems !== null && !choices.has(stems)) choices.set(stems, choices.size);
  return choices;
}

/** The least and the greatest number of words from one place to another, negative if that stands before. */
function distances(pattern: Pattern, from: number, to: number): readonly [nearest: number, farthest: number] {
  const between = pattern.slice(Math.min(from, to), Math.max(from, to));
  const least = between.reduce((sum, place) => sum + place.least, 0);
  const most = between.reduce((sum, place) => sum + place.most, 0);
  return from <= to ? [least, most] : [-most, -least];
}

function packed(lists: readonly (readonly number[])[]): Lists {
  const starts = new Int32Array(lists.length + 1);
  for (const [at, list] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + list.length;
  const items = new Int32Array(starts.at(-1) ?? 0);
  for (const [at, list] of lists.entries()) items.set(list, starts[at]);
  return { starts, items };
}

/** For each stem the number of places, in all patterns, where it may stand. */
function countUses(patterns: readonly Pattern[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const pattern of patterns)
    for (const { stems } of pattern) for (const stem of stems ?? []) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  return uses;
}

/** The numbers of the places that require a certain word, those with the rarest words first. */
function rarestFirst(pattern: Pattern, uses: ReadonlyMap<string, number>): number[] {
  const needed = pattern.flatMap(({ stems, least }, place) => {
    if (stems === null || least === 0) return [];
    let count = 0;
    for (const stem of stems) count += uses.get(stem) ?? 0;
    return [{ place, count }];
  });
  return needed.sort((a, b) => a.count - b.count).map(({ place }) => place);
}

/**
 * Where the patterns stand in a sentence, given as its stems, in its order. Of the matches of a pattern that begin at the same word
 * only the longest counts. `endOf`, if given, tells for a word the one before which a match that begins there must end.
 */
export function findPatterns(
  index: PatternIndex,
  stems: readonly string[],
  endOf: (first: number) => number = () => stems.length,
): PatternMatch[] {
  const words = stems.map((stem) => index.numbers.get(stem) ?? 0);
  const { starts, items } = index.anchors;
  // By pattern and first word, as several places of a pattern may lead to the same match.
  const found = new Map<number, PatternMatch>();
  for (let at = 0; at < words.length; at += 1) {
    const stem = words[at] ?? 0;
    const end = starts[stem + 1] ?? 0;
    for (let item = starts[stem] ?? 0; item < end; item += 6) {
      const companion = items[item + 1] ?? 0;
      const nearest = at + (items[item + 2] ?? 0);
      const farthest = at + (items[item + 3] ?? 0);
      if (!stands(index, words, companion, nearest, farthest)) continue;
      const number = items[item] ?? 0;
      const latest = at + (items[item + 5] ?? 0);
      for (let first = at + (items[item + 4] ?? 0); first <= latest; first += 1) {
        const last = first < 0 ? -1 : lastOf(index, words, number, first, endOf(first));
        const key = number * words.length + first;
        if (last !== -1 && !found.has(key)) found.set(key, { number, first, last });
      }
    }
  }
  return [...found.values()].sort((a, b) => a.first - b.first || a.number - b.number);
}

/** Whether a word of a choice stands at one of the places from `nearest` to `farthest`. */
function stands(index: PatternIndex, words: readonly number[], choice: number, nearest: number, farthest: number): boolean {
  for (let at = Math.max(0, nearest); at <= farthest && at < words.length; at += 1)
    if (takes(index, choice, words[at] ?? 0)) return true;
  return false;
}

function lastOf(index: PatternIndex, words: readonly number[], number: number, first: number, end: number): number {
  const { starts } = index.patterns;
  return matchFrom(index, words, starts[number] ?? 0, starts[number + 1] ?? 0, first, end);
}

/** The number after the last word of the longest match of the places from the item `place` on, or -1. */
function matchFrom(
  index: PatternIndex,
  words: readonly number[],
  place: number,
  lastPlace: number,
  from: number,
  end: number,
): number {
  if (place === lastPlace) return from;
  const { items } = index.patterns;
  const [choice, least, most] = [items[place] ?? 0, items[place + 1] ?? 0, items[place + 2] ?? 0];
  let longest = -1;
  for (let taken = 0; taken <= most; taken += 1) {
    if (taken > 0 && (from + taken > end || !takes(index, choice, words[from + taken - 1] ?? 0))) break;
    if (taken >= least) longest = Math.max(longest, matchFrom(index, words, place + 3, lastPlace, from + taken, end));
  }
  return longest;
}

function takes({ choices: { starts, items }, signs }: PatternIndex, choice: number, word: number): boolean {
  if (choice === ANY) return true;
  // JavaScript shifts by a number modulo 32.
  if ((((signs[choice] ?? 0) >>> word) & 1) === 0) return false;
  const end = starts[choice + 1] ?? 0;
  for (let at = starts[choice] ?? 0; at < end; at += 1) if (items[at] === word) return true;
  return false;
}
