import type { Stretch } from '../../text/segments.ts';
import { SHORT_TITLES, type Word } from './words.ts';

/** Phrases of one or more words, and what each stands for, as a tree: each word leads to those that may follow it. */
export interface PhraseTable<Value> {
  readonly values: Value[];
  readonly next: Map<string, PhraseTable<Value>>;
}

/** What a phrase stands for, and how many words it has. */
export interface PhraseMatch<Value> {
  readonly values: readonly Value[];
  readonly length: number;
}

/** Makes a table; a phrase may stand for several values. */
export function phraseTable<Value>(entries: Iterable<readonly [readonly string[], Value]>): PhraseTable<Value> {
  const root: PhraseTable<Value> = { values: [], next: new Map() };
  for (const [phrase, value] of entries) {
    if (phrase.length > 0) nodeFor(root, phrase).values.push(value);
  }
  return root;
}

function nodeFor<Value>(root: PhraseTable<Value>, phrase: readonly string[]): PhraseTable<Value> {
  let node = root;
  for (const word of phrase) {
    const next = node.next.get(word) ?? { values: [], next: new Map() };
    node.next.set(word, next);
    node = next;
  }
  return node;
}

/** The phrases of the table that begin at a word, the longest first. `formOf` returns a word as the table spells it. */
export function phrasesAt<Value>(
  table: PhraseTable<Value>,
  words: readonly Word[],
  at: number,
  formOf: (word: Word) => string,
): PhraseMatch<Value>[] {
  const found: PhraseMatch<Value>[] = [];
  let node: PhraseTable<Value> | undefined = table;
  for (let length = 0; ; length += 1) {
    const word = words[at + length];
    if (word === undefined || (length > 0 && !isJoined(words[at + length - 1], word))) return found;
    node = node.next.get(formOf(word));
    if (node === undefined) return found;
    if (node.values.length > 0) found.unshift({ values: node.values, length: length + 1 });
  }
}

/** A phrase in a text: its words from `at` to before `next`, and its place. */
interface PlacedPhrase<Value> extends Stretch {
  readonly values: readonly Value[];
  readonly at: number;
  readonly next: number;
}

/** The phrases of the table in a text, in order: at each word the longest, and none that begins inside another. */
export function phrasesIn<Value>(
  table: PhraseTable<Value>,
  words: readonly Word[],
  formOf: (word: Word) => string,
): PlacedPhrase<Value>[] {
  const found: PlacedPhrase<Value>[] = [];
  for (let at = 0; at < words.length; ) {
    const [longest] = phrasesAt(table, words, at, formOf);
    const next = at + (longest?.length ?? 1);
    const [first, last] = [words[at], words[next - 1]];
    if (longest !== undefined && first !== undefined && last !== undefined)
      found.push({ values: longest.values, at, next, start: first.start, end: last.end });
    at = next;
  }
  return found;
}

/** Phrases, each given as its words, without repetitions. */
export function distinctPhrases(phrases: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(phrases.map((words) => [words.join(' '), words])).values()];
}

/** Whether two words stand close enough to be one name: `D. Whitfield`, `A/C`, `mini-split`. */
function isJoined(before: Word | undefined, { gap }: Word): boolean {
  if (before === undefined || before.possessive) return false;
  if (/^[\s‐‑-]*$/.test(gap)) return true;
  return (before.folded.length === 1 && /^(?:\.\s*|\/)$/.test(gap)) || (SHORT_TITLES.has(before.folded) && /^\.\s*$/.test(gap));
}
