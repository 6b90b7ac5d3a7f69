import { once } from '../../once.ts';
import { ENGLISH } from '../languages/english/english.ts';
import type { Kinship } from '../lexicon/kinship.ts';
import { hashPair, hashText } from '../text/hash.ts';
import type { Stretch } from '../text/segments.ts';
import type { Token } from '../text/tokens.ts';
import { createFeatures, type Features, type Sink } from './features.ts';
import { type Located, type Scene, sceneOf } from './span-scene.ts';

/** A word's weight is multiplied by this for each word between it and the span, but does not fall below `FAR`. */
const NEARNESS = 0.65;
const FAR = 0.15;
/** In words: how far from a span the model looks. */
const SIGHT = 40;
const BESIDE = 3;
const KIN_BESIDE = 4;

const KIND = {
  always: hashText('span always'),
  own: hashText('span own'),
  word: hashText('span word'),
  left: hashText('span left'),
  right: hashText('span right'),
  segment: hashText('span segment'),
  nextLeft: hashText('span next left'),
  nextRight: hashText('span next right'),
  nearest: hashText('span nearest'),
  place: hashText('span place'),
  mark: hashText('span mark'),
  clause: hashText('span clause'),
  pair: hashText('span pair'),
  pairLeft: hashText('span pair left'),
  pairRight: hashText('span pair right'),
  gap: hashText('span gap'),
  around: hashText('span around'),
  negated: hashText('span negated'),
  kin: hashText('span kin'),
  kinSegment: hashText('span kin segment'),
  kinNearest: hashText('span kin nearest'),
  kinAcross: hashText('span kin across'),
  kinPlace: hashText('span kin place'),
  kinNegated: hashText('span kin negated'),
  kinNegatedSegment: hashText('span kin negated segment'),
  kinOfHead: hashText('span kin of head'),
  ownKin: hashText('span own kin'),
  ownPair: hashText('span own pair'),
  spans: hashText('span count'),
  rank: hashText('span rank'),
  depth: hashText('span depth'),
  length: hashText('span length'),
  size: hashText('span size'),
  other: hashText('span other'),
  outside: hashText('span outside'),
  nextTwo: hashText('span next two'),
  nextThree: hashText('span next three'),
  nextGap: hashText('span next gap'),
  head: hashText('span head'),
  headNext: hashText('span head next'),
  isSaid: hashText('span is said'),
  said: hashText('span said'),
  kinSaid: hashText('span kin said'),
  governor: hashText('span governor'),
  governors: hashText('span governors'),
} as const;

/** Verbs that are followed by what is said of their subject: "was cold", "tastes fresh". The list holds words and stems. */
const SAYING = wordSet('is are was were be been taste tast look seem feel came come arriv smell sound had');
/** Words that are skipped after such a verb, and between a span and the word that it depends on. */
const PASSED_OVER = wordSet(
  'the a an my our your their his her its this that these those some any very really so too quite pretty also both just',
);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** What the verdict on each span of a text depends on: the words around it, by side and distance. */
export function spanFeatures(text: string, spans: readonly Stretch[], kinship: Kinship): Features[] {
  const read = createSpanReader(text, spans, kinship, createFeatures());
  return spans.map((_, number) => read(number));
}

/** Makes a function that reads the features of one of the spans of a text. Only when it is called is the text read. */
export function createSpanReader<Read>(
  text: string,
  spans: readonly Stretch[],
  kinship: Kinship,
  sink: Sink<Read>,
): (number: number) => Read {
  const read = once(() => sceneOf(text, spans, kinship));
  return (number) => {
    const scene = read();
    const span = scene.spans[number];
    if (span !== undefined) addFeatures({ scene, span, number, add: sink.add });
    return sink.read();
  };
}

/** A span whose features are being added. */
interface Target {
  readonly scene: Scene;
  readonly span: Located;
  /** Its number among the spans of the text. */
  readonly number: number;
  readonly add: Sink<unknown>['add'];
}

function addFeatures(target: Target): void {
  const { scene, span, add } = target;
  const { hashes } = scene;
  const from = Math.max(0, span.first - SIGHT);
  const to = Math.min(hashes.length, span.last + 1 + SIGHT);
  for (let at = from; at < to; at += 1) {
    if (at < span.first || at > span.last) addToken(target, at);
    else addOwn(target, at);
  }
  const [before, after] = [hashes[span.first - 1], hashes[span.last + 1]];
  if (before !== undefined && after !== undefined) add(hashPair(KIND.around, hashPair(before, after)), 0.8);
  addNext(target);
  addSaid(target);
  addPlace(target);
  add(KIND.always, 1);
}

function addOwn({ scene: { tokens, hashes, kinship }, span: { last }, add }: Target, at: number): void {
  add(hashPair(KIND.own, hashes[at] ?? 0), 1.5);
  for (const kin of kinship.get(tokens[at]?.stem ?? '') ?? []) add(hashPair(KIND.ownKin, kin), 0.7);
  if (at < last) add(hashPair(KIND.ownPair, hashPair(hashes[at] ?? 0, hashes[at + 1] ?? 0)), 0.7);
}

/** A token as its neighbours see it: every token of a span looks the same, whatever the span names. */
function seen({ hashes, owners }: Scene, at: number): number {
  if ((owners[at] ?? -1) >= 0) return KIND.other;
  return hashes[at] ?? KIND.outside;
}

/** Adds the next words on each side together, and the last word of the span with each of its neighbours. */
function addNext({ scene, span: { first, last }, add }: Target): void {
  for (const [from, step] of [
    [first, -1],
    [last, 1],
  ] as const) {
    const [one, two, three] = [seen(scene, from + step), seen(scene, from + 2 * step), seen(scene, from + 3 * step)];
    const pair = hashPair(one, two);
    add(hashPair(KIND.nextTwo, hashPair(step, pair)), 0.8);
    add(hashPair(KIND.nextThree, hashPair(step, hashPair(pair, three))), 0.6);
    add(hashPair(KIND.nextGap, hashPair(step, hashPair(one, three))), 0.6);
    add(hashPair(KIND.headNext, hashPair(step, hashPair(scene.hashes[last] ?? 0, one))), 0.5);
  }
  add(hashPair(KIND.head, scene.hashes[last] ?? 0), 1);
}

/** Adds what a verb in the clause says of the span, and the word that the span depends on: "had the soup", "with rice". */
function addSaid({ scene, span: { first, last }, add }: Target): void {
  const { tokens, clauses, owners, kinship } = scene;
  let verb = last + 1;
  const isWithin = (at: number) => at < tokens.length && clauses[at] === clauses[last] && (owners[at] ?? -1) < 0;
  while (isWithin(verb) && !isSaying(tokens[verb])) verb += 1;
  const isSaid = isWithin(verb);
  add(hashPair(KIND.isSaid, Number(isSaid)), 0.5);
  if (isSaid) {
    let negated = 0;
    let at = verb + 1;
    for (; at < tokens.length; at += 1) {
      const word = tokens[at]?.word ?? '';
      if (ENGLISH.negation.test(word)) negated = 1;
      else if (!PASSED_OVER.has(word)) break;
    }
    if (at < tokens.length) add(hashPair(KIND.said, hashPair(negated, seen(scene, at))), 1);
    for (const kin of kinship.get(tokens[at]?.stem ?? '') ?? []) add(hashPair(KIND.kinSaid, hashPair(negated, kin)), 0.8);
  }
  let governor = first - 1;
  while (PASSED_OVER.has(tokens[governor]?.word ?? '')) governor -= 1;
  add(hashPair(KIND.governor, seen(scene, governor)), 0.8);
  add(hashPair(KIND.governors, hashPair(seen(scene, governor), seen(scene, governor - 1))), 0.6);
}

function isSaying(token: Token | undefined): boolean {
  return token !== undefined && (SAYING.has(token.word) || SAYING.has(token.stem));
}

/** Adds where the span stands among the others and in the text, and how long the span and the text are. */
function addPlace({ scene: { tokens, spans }, span: { first, last }, add }: Target): void {
  const rank = spans.filter((other) => other.first < first).length;
  add(hashPair(KIND.spans, Math.min(6, spans.length)), 0.5);
  add(hashPair(KIND.rank, rank === 0 ? 0 : rank === spans.length - 1 ? 2 : 1), 0.5);
  add(hashPair(KIND.depth, Math.floor((4 * first) / tokens.length)), 0.5);
  add(hashPair(KIND.length, Math.min(6, Math.floor(tokens.length / 6))), 0.3);
  add(hashPair(KIND.size, Math.min(4, last - first)), 0.5);
}

/** Where a token stands, as seen from a span. */
interface Standing {
  readonly isLeft: boolean;
  /** The token of the span that is nearest to it. */
  readonly edge: number;
  /** In tokens: how far it is from there. */
  readonly steps: number;
  /** The same, negative on the left. */
  readonly offset: number;
  /** 1 beside the span, and less with each step. */
  readonly near: number;
  readonly isInSegment: boolean;
  /** Whether no other span is nearer to it. */
  readonly isNearest: boolean;
}

function standingOf({ scene: { segments, nearest }, span, number }: Target, at: number): Standing {
  const isLeft = at < span.first;
  const edge = isLeft ? span.first : span.last;
  const steps = Math.abs(at - edge);
  return {
    isLeft,
    edge,
    steps,
    offset: isLeft ? -steps : steps,
    near: NEARNESS ** (steps - 1),
    isInSegment: segments[at] === segments[edge],
    isNearest: nearest[at] === number,
  };
}

function addToken(target: Target, at: number): void {
  const { scene, span, add } = target;
  const { tokens, hashes, segments, clauses, negated, kinship } = scene;
  const token = tokens[at];
  if (token === undefined) return;
  const stem = hashes[at] ?? 0;
  const standing = standingOf(target, at);
  const { isLeft, edge, steps, offset, near, isInSegment, isNearest } = standing;
  if (token.kind === 'mark' && !/[!?"]/.test(token.word)) {
    if (steps <= 2) add(hashPair(KIND.mark, hashPair(offset, stem)), 0.7);
    return;
  }
  add(hashPair(KIND.word, stem), Math.max(near, FAR));
  add(hashPair(isLeft ? KIND.left : KIND.right, stem), Math.max(0.8 * near, 0.1));
  if (isInSegment) add(hashPair(KIND.segment, stem), 0.8);
  const isBesideSegment = Math.abs((segments[at] ?? 0) - (segments[edge] ?? 0)) === 1;
  if (isBesideSegment) add(hashPair(isLeft ? KIND.nextLeft : KIND.nextRight, stem), 0.5);
  const isBeyondClause = clauses[at] !== clauses[edge];
  add(hashPair(KIND.clause, hashPair(2 * Number(isBeyondClause) + Number(isLeft), stem)), 0.6);
  if (isNearest) add(hashPair(KIND.nearest, stem), 0.8);
  if (negated[at]) add(hashPair(KIND.negated, stem), 0.7 * Math.max(near, FAR));
  if (steps <= BESIDE) add(hashPair(KIND.place, hashPair(offset, stem)), 0.8);
  if (kinship.has(token.stem)) addKin(target, at, standing);
  const isOfSpan = (other: number) => other >= span.first && other <= span.last;
  const [second, third] = [hashes[at + 1], hashes[at + 2]];
  if (second === undefined || isOfSpan(at + 1)) return;
  const worth = isInSegment ? 1 : Math.max(isNearest ? 0.8 : 0, near, 0.3);
  add(hashPair(KIND.pair, hashPair(stem, second)), 0.6 * worth);
  if (isInSegment) add(hashPair(isLeft ? KIND.pairLeft : KIND.pairRight, hashPair(stem, second)), 0.5);
  if (third !== undefined && !isOfSpan(at + 2)) add(hashPair(KIND.gap, hashPair(stem, third)), 0.5 * worth);
}

/** Adds the thesaurus classes of a word, with its distance, what stands between it and the span, and the span's own classes. */
function addKin(
  { scene, span, add }: Target,
  at: number,
  { isLeft, edge, steps, offset, near, isInSegment, isNearest }: Standing,
) {
  const { tokens, clauses, begun, negated, kinship } = scene;
  const value = 0.5 * Math.max(near, 0.3);
  const between = Math.abs((begun[at] ?? 0) - (begun[edge] ?? 0)) - Number(isLeft);
  const apart = Math.min(2, Math.abs((clauses[at] ?? 0) - (clauses[edge] ?? 0)));
  const across = 6 * Math.max(0, Math.min(2, between)) + 2 * apart + Number(isLeft);
  const kinOfHead = apart === 0 ? (kinship.get(tokens[span.last]?.stem ?? '') ?? []) : [];
  for (const kin of kinship.get(tokens[at]?.stem ?? '') ?? []) {
    add(hashPair(KIND.kin, kin), value);
    if (isInSegment) add(hashPair(KIND.kinSegment, kin), 0.5);
    if (isNearest) add(hashPair(KIND.kinNearest, kin), 0.5);
    add(hashPair(KIND.kinAcross, hashPair(across, kin)), 0.5);
    if (steps <= KIN_BESIDE) add(hashPair(KIND.kinPlace, hashPair(offset, kin)), 0.6);
    if (negated[at]) {
      add(hashPair(KIND.kinNegated, kin), value);
      if (isInSegment) add(hashPair(KIND.kinNegatedSegment, kin), 0.4);
    }
    for (const own of kinOfHead) add(hashPair(KIND.kinOfHead, hashPair(own, kin)), 0.4);
  }
}
