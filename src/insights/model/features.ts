import type { Kinship } from '../lexicon/kinship.ts';
import { hashPair, hashText } from '../text/hash.ts';
import { createWordMemory } from '../text/word-memory.ts';
import type { Passage, RatedCue, SentenceWords } from './passages.ts';

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

/**
 * Takes the features of a passage or a span, and then those of the next. If a feature is added twice, its first value counts.
 */
export interface Sink<Read> {
  /** The number of a feature, as which it is added faster: the training knows it by its hash, a model by its row. */
  numberOf(hash: number): number;
  add(hash: number, value: number): void;
  addNumber(number: number, value: number): void;
  /** Makes something of what has been added since it was last read. */
  read(): Read;
}

/** Gathers features. */
export function createFeatures(): Sink<Features> {
  const found = new Map<number, number>();
  const add = (hash: number, value: number) => {
    if (!found.has(hash)) found.set(hash, value);
  };
  return {
    numberOf: (hash) => hash,
    add,
    addNumber: add,
    read() {
      const features = { hashes: [...found.keys()], values: [...found.values()] };
      found.clear();
      return features;
    },
  };
}

/** The numbers of the features that depend on one word alone. They are looked up once for each word, since most words recur. */
interface WordFeatures {
  readonly stem: number;
  readonly word: number;
  /** `undefined` for a word that is no longer than its prefix. */
  readonly prefix: number | undefined;
  readonly negated: number;
  readonly before: number;
  readonly after: number;
  readonly earlier: number;
  readonly kin: readonly number[];
  /** The hash of the stem, and those of its classes in the thesaurus. */
  readonly hash: number;
  readonly classes: readonly number[];
  readonly isNegation: boolean;
}

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
  return createFeatureReader(kinship, createFeatures())(passages);
}

/** What the features of a passage are made of. */
interface Seen {
  readonly passage: Passage;
  /** The words of its sentence, and the last ones of the sentence before. */
  readonly words: readonly WordFeatures[];
  readonly earlier: readonly WordFeatures[];
  /** The cues of the passages beside it. */
  readonly nearCues: readonly RatedCue[];
}

/** Makes a function that reads the features of each passage of a text. */
export function createFeatureReader<Read>(kinship: Kinship, sink: Sink<Read>): (passages: readonly Passage[]) => Read[] {
  const wordsOf = createWordReader(kinship, sink);
  return (passages) => {
    let [begun, words, earlier]: [number, readonly WordFeatures[], readonly WordFeatures[]] = [0, [], []];
    return passages.map((passage, at) => {
      if (at === 0 || passage.sentence !== passages[begun]?.sentence) {
        [begun, earlier] = [at, words.slice(-SIGHT)];
        words = wordsOf(passage.within);
      }
      const nearCues = [...(passages[at - 1]?.cues ?? []), ...(passages[at + 1]?.cues ?? [])];
      addFeatures({ passage, words, earlier: at - begun < SIGHT ? earlier : [], nearCues }, sink);
      return sink.read();
    });
  };
}

/** Makes a function that looks up the words of a sentence. */
function createWordReader(kinship: Kinship, sink: Sink<unknown>): (sentence: SentenceWords) => WordFeatures[] {
  const remember = createWordMemory<WordFeatures>();
  return ({ words, stems, language }) =>
    words.map((word, at) =>
      remember(word, () => {
        const stem = stems[at] ?? '';
        return wordFeatures(word, stem, kinship.get(stem) ?? [], language.negation.test(word), sink);
      }),
    );
}

function wordFeatures(
  word: string,
  stem: string,
  classes: readonly number[],
  isNegation: boolean,
  sink: Sink<unknown>,
): WordFeatures {
  const hash = hashText(stem);
  const number = (kind: number, what: number) => sink.numberOf(hashPair(kind, what));
  return {
    stem: number(KIND.stem, hash),
    word: number(KIND.word, hashText(word)),
    prefix: word.length > PREFIX ? number(KIND.prefix, hashText(word.slice(0, PREFIX))) : undefined,
    negated: number(KIND.negated, hash),
    before: number(KIND.before, hash),
    after: number(KIND.after, hash),
    earlier: number(KIND.earlier, hash),
    kin: classes.map((kin) => number(KIND.kin, kin)),
    hash,
    classes,
    isNegation,
  };
}

function addFeatures(seen: Seen, sink: Sink<unknown>): void {
  const { passage, nearCues } = seen;
  sink.add(KIND.always, VALUE.always);
  addWords(seen, sink);
  addKin(seen, sink);
  addContext(seen, sink);
  addCues(nearCues, KIND.nearCue, VALUE.nearCue, sink);
  addCues(passage.cues, KIND.cue, VALUE.cue, sink);
  sink.add(hashPair(KIND.length, Math.min(LONGEST_COUNTED, passage.last - passage.first)), 1);
}

/** Adds the words of the passage, and the pairs and triples that begin in it; these may end after it in the same sentence. */
function addWords({ words, passage: { first, last } }: Seen, sink: Sink<unknown>): void {
  let negated = false;
  for (let at = first; at < last; at += 1) {
    const word = words[at];
    if (word === undefined) return;
    sink.addNumber(word.stem, VALUE.stem);
    sink.addNumber(word.word, VALUE.word);
    if (word.prefix !== undefined) sink.addNumber(word.prefix, VALUE.prefix);
    if (negated) sink.addNumber(word.negated, VALUE.negated);
    if (word.isNegation) negated = true;
    const [second, third, fourth] = [words[at + 1], words[at + 2], words[at + 3]];
    if (second === undefined) continue;
    const pair = hashPair(word.hash, second.hash);
    sink.add(hashPair(KIND.pair, pair), VALUE.pair);
    if (third === undefined) continue;
    sink.add(hashPair(KIND.triple, hashPair(pair, third.hash)), VALUE.triple);
    sink.add(hashPair(KIND.gap, hashPair(word.hash, third.hash)), VALUE.gap);
    if (fourth !== undefined) sink.add(hashPair(KIND.gap, hashPair(word.hash, fourth.hash)), VALUE.gap);
  }
}

/** The thesaurus classes of each word, alone and paired with those of the next two words. */
function addKin({ words, passage: { first, last } }: Seen, sink: Sink<unknown>): void {
  for (let at = first; at < last; at += 1) {
    const word = words[at];
    if (word === undefined) return;
    for (let own = 0; own < word.classes.length; own += 1) {
      sink.addNumber(word.kin[own] ?? 0, VALUE.kin);
      addKinPairs(word.classes[own] ?? 0, words[at + 1], sink);
      addKinPairs(word.classes[own] ?? 0, words[at + 2], sink);
    }
  }
}

function addKinPairs(kin: number, other: WordFeatures | undefined, sink: Sink<unknown>): void {
  if (other === undefined) return;
  for (const next of other.classes) sink.add(hashPair(KIND.kinPair, hashPair(kin, next)), VALUE.kinPair);
}

function addContext({ words, earlier, passage: { first, last } }: Seen, sink: Sink<unknown>): void {
  for (let at = Math.max(0, first - SIGHT); at < first; at += 1) sink.addNumber(words[at]?.before ?? 0, VALUE.context);
  for (let at = last; at < Math.min(words.length, last + SIGHT); at += 1) sink.addNumber(words[at]?.after ?? 0, VALUE.context);
  for (const word of earlier) sink.addNumber(word.earlier, VALUE.context);
}

function addCues(cues: readonly RatedCue[], kind: number, value: number, sink: Sink<unknown>): void {
  for (const { aspect, sentiment } of cues) sink.add(hashPair(kind, hashText(`${aspect} ${sentiment}`)), value);
}
