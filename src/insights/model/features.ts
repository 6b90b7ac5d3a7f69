import type { Kinship } from '../lexicon/kinship.ts';
import { hashPair, hashText } from '../text/hash.ts';
import type { Passage } from './passages.ts';

/**
 * What a model sees of a passage. A feature is something that may occur in it, such as a word or a pair of words, stored as the
 * hash of its name. Its value says how much it counts.
 */
export interface Features {
  readonly hashes: readonly number[];
  readonly values: readonly number[];
}

/** The features of nothing. */
export const NO_FEATURES: Features = { hashes: [], values: [] };

/** Gathers features. If a feature is added twice, its first value counts. */
export function createFeatures(): { add(hash: number, value: number): void; read(): Features } {
  const found = new Map<number, number>();
  return {
    add(hash, value) {
      if (!found.has(hash)) found.set(hash, value);
    },
    read: () => ({ hashes: [...found.keys()], values: [...found.values()] }),
  };
}

/** Receives a feature. */
export type Add = (hash: number, value: number) => void;

const KIND = {
  always: hashText('always'),
  stem: hashText('stem'),
  word: hashText('word'),
  prefix: hashText('prefix'),
  pair: hashText('pair'),
  triple: hashText('triple'),
  gap: hashText('gap'),
  negated: hashText('negated'),
  before: hashText('before'),
  after: hashText('after'),
  earlier: hashText('earlier'),
  kin: hashText('kin'),
  kinPair: hashText('kin pair'),
  cue: hashText('cue'),
  nearCue: hashText('near cue'),
  length: hashText('length'),
} as const;

/** How much each kind of feature counts, found by cross-validation. Rarer or more distant ones count less. */
export const VALUE = {
  always: 4,
  stem: 1,
  word: 0.5,
  prefix: 0.5,
  pair: 0.7,
  triple: 0.5,
  gap: 0.5,
  negated: 0.7,
  context: 0.4,
  kin: 0.7,
  kinPair: 0.5,
  cue: 1.5,
  nearCue: 0.3,
} as const;

const PREFIX = 5;
const LONGEST_COUNTED = 6;
/** In words: how far the model looks on both sides of a passage, and back into the sentence before. */
const SIGHT = 24;

/** The features of each passage of a text, in the order of the passages. */
export function featuresOf(passages: readonly Passage[], kinship: Kinship): Features[] {
  return passages.map((_, at) => {
    const { add, read } = createFeatures();
    addFeatures(passages, at, kinship, add);
    return read();
  });
}

/** Adds the features of a passage of a text, some of them more than once. */
export function addFeatures(passages: readonly Passage[], at: number, kinship: Kinship, add: Add): void {
  const passage = passages[at];
  if (passage === undefined) return;
  add(KIND.always, VALUE.always);
  addWords(passage, add);
  addKin(passage, kinship, add);
  addContext(passages, passage, at, add);
  for (const { aspect, sentiment } of passage.cues) add(hashPair(KIND.cue, hashText(`${aspect} ${sentiment}`)), VALUE.cue);
  add(hashPair(KIND.length, Math.min(LONGEST_COUNTED, passage.last - passage.first)), 1);
}

/** Adds the words of the passage, and the pairs and triples that begin in it; these may end after it in the same sentence. */
function addWords({ within: { hashes, words, language }, first, last }: Passage, add: Add): void {
  let negated = false;
  for (let at = first; at < last; at += 1) {
    const word = words[at] ?? '';
    const stem = hashes[at] ?? 0;
    add(hashPair(KIND.stem, stem), VALUE.stem);
    add(hashPair(KIND.word, hashText(word)), VALUE.word);
    if (word.length > PREFIX) add(hashPair(KIND.prefix, hashText(word.slice(0, PREFIX))), VALUE.prefix);
    if (negated) add(hashPair(KIND.negated, stem), VALUE.negated);
    if (language.negation.test(word)) negated = true;
    const [second, third, fourth] = [hashes[at + 1], hashes[at + 2], hashes[at + 3]];
    if (second === undefined) continue;
    const pair = hashPair(stem, second);
    add(hashPair(KIND.pair, pair), VALUE.pair);
    if (third === undefined) continue;
    add(hashPair(KIND.triple, hashPair(pair, third)), VALUE.triple);
    add(hashPair(KIND.gap, hashPair(stem, third)), VALUE.gap);
    if (fourth !== undefined) add(hashPair(KIND.gap, hashPair(stem, fourth)), VALUE.gap);
  }
}

/** The thesaurus classes of each word, alone and paired with those of the next two words. */
function addKin({ within: { stems }, first, last }: Passage, kinship: Kinship, add: Add): void {
  const kinAt = (at: number) => kinship.get(stems[at] ?? '') ?? NO_KIN;
  let [own, next] = [kinAt(first), kinAt(first + 1)];
  for (let at = first; at < last; at += 1) {
    const afterNext = kinAt(at + 2);
    for (const kin of own) {
      add(hashPair(KIND.kin, kin), VALUE.kin);
      for (const other of next) add(hashPair(KIND.kinPair, hashPair(kin, other)), VALUE.kinPair);
      for (const other of afterNext) add(hashPair(KIND.kinPair, hashPair(kin, other)), VALUE.kinPair);
    }
    [own, next] = [next, afterNext];
  }
}

const NO_KIN: readonly number[] = [];

function addContext(passages: readonly Passage[], { within: { hashes }, first, last }: Passage, at: number, add: Add): void {
  const earlier = sentenceBefore(passages, at);
  addStems(KIND.before, hashes, Math.max(0, first - SIGHT), first, add);
  addStems(KIND.after, hashes, last, Math.min(hashes.length, last + SIGHT), add);
  addStems(KIND.earlier, earlier, Math.max(0, earlier.length - SIGHT), earlier.length, add);
  for (const near of [passages[at - 1], passages[at + 1]]) {
    for (const { aspect, sentiment } of near?.cues ?? [])
      add(hashPair(KIND.nearCue, hashText(`${aspect} ${sentiment}`)), VALUE.nearCue);
  }
}

function addStems(kind: number, hashes: readonly number[], from: number, to: number, add: Add): void {
  for (let at = from; at < to; at += 1) add(hashPair(kind, hashes[at] ?? 0), VALUE.context);
}

function sentenceBefore(passages: readonly Passage[], at: number): readonly number[] {
  const sentence = passages[at]?.sentence;
  for (let back = at - 1; back >= Math.max(0, at - SIGHT); back -= 1) {
    const other = passages[back];
    if (other !== undefined && other.sentence !== sentence) return other.within.hashes;
  }
  return [];
}
