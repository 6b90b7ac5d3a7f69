import { firstWhere } from '../../reviews/binary-search.ts';
import type { Kinship } from '../lexicon/kinship.ts';
import { hashPair, hashText } from '../text/hash.ts';
import { type Stretch, splitSentences } from '../text/segments.ts';
import { type Token, tokenise } from '../text/tokens.ts';
import { createFeatures, type Features, NEGATION } from './features.ts';

/** For each word between it and the span a word's weight is multiplied with this, down to `FAR` at the least. */
const NEARNESS = 0.65;
const FAR = 0.15;
/** In words: how far from a span the model looks. */
const SIGHT = 40;
const BESIDE = 3;

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
  pair: hashText('span pair'),
  pairLeft: hashText('span pair left'),
  pairRight: hashText('span pair right'),
  gap: hashText('span gap'),
  around: hashText('span around'),
  negated: hashText('span negated'),
  kin: hashText('span kin'),
  kinSegment: hashText('span kin segment'),
  kinNearest: hashText('span kin nearest'),
  spans: hashText('span count'),
} as const;

interface Located {
  readonly first: number;
  readonly last: number;
}

interface Scene {
  readonly tokens: readonly Token[];
  readonly hashes: readonly number[];
  /** For each token the number of its segment in the text. */
  readonly segments: readonly number[];
  /** For each token the span that is nearest to it. */
  readonly nearest: readonly number[];
  readonly negated: readonly boolean[];
  readonly kinship: Kinship;
}

/** What the verdict on each span of a text rests on: the words around it, by side and distance. */
export function spanFeatures(text: string, spans: readonly Stretch[], kinship: Kinship): Features[] {
  const tokens = tokenise(text);
  const located = spans.map((span) => locate(tokens, span));
  const scene: Scene = {
    tokens,
    hashes: tokens.map(({ stem }) => hashText(stem)),
    segments: segmentNumbers(text, tokens),
    nearest: nearestSpans(tokens.length, located),
    negated: negatedTokens(tokens),
    kinship,
  };
  return located.map((span, number) => featuresAt(scene, span, number, spans.length));
}

/** The tokens that a span touches. A span of white space is taken for the token after it. */
function locate(tokens: readonly Token[], { start, end }: Stretch): Located {
  const first = Math.min(
    firstWhere(0, tokens.length, (at) => (tokens[at]?.end ?? 0) > start),
    tokens.length - 1,
  );
  const last = firstWhere(0, tokens.length, (at) => (tokens[at]?.start ?? 0) >= end) - 1;
  return { first: Math.max(0, first), last: Math.max(0, first, last) };
}

function segmentNumbers(text: string, tokens: readonly Token[]): number[] {
  return splitSentences(text, tokens)
    .flatMap(({ segments }) => segments)
    .flatMap(({ first, last }, number) => new Array<number>(last - first).fill(number));
}

/** For each token the number of the span that is nearest to it; of two that are as near, the first. */
function nearestSpans(length: number, spans: readonly Located[]): number[] {
  const order = spans.map((_, number) => number).sort((a, b) => (spans[a]?.first ?? 0) - (spans[b]?.first ?? 0));
  let at = 0;
  return Array.from({ length }, (_, token) => {
    while (at + 1 < order.length && distance(spans[order[at + 1] ?? 0], token) < distance(spans[order[at] ?? 0], token)) at += 1;
    return order[at] ?? 0;
  });
}

function distance(span: Located | undefined, token: number): number {
  if (span === undefined) return Number.POSITIVE_INFINITY;
  return token < span.first ? span.first - token : Math.max(0, token - span.last);
}

function negatedTokens(tokens: readonly Token[]): boolean[] {
  let negated = false;
  return tokens.map(({ kind, word }) => {
    const here = negated;
    if (NEGATION.test(word)) negated = true;
    else if (kind === 'mark' || word === 'but' || word === 'and') negated = false;
    return here;
  });
}

function featuresAt(scene: Scene, span: Located, number: number, count: number): Features {
  const { add, read } = createFeatures();
  const { tokens, hashes } = scene;
  const from = Math.max(0, span.first - SIGHT);
  const to = Math.min(tokens.length, span.last + 1 + SIGHT);
  for (let at = from; at < to; at += 1) {
    if (at < span.first || at > span.last) addToken(scene, span, number, at, add);
    else add(hashPair(KIND.own, hashes[at] ?? 0), 1.5);
  }
  const [before, after] = [hashes[span.first - 1], hashes[span.last + 1]];
  if (before !== undefined && after !== undefined) add(hashPair(KIND.around, hashPair(before, after)), 0.8);
  add(hashPair(KIND.spans, Math.min(6, count)), 0.5);
  add(KIND.always, 1);
  return read();
}

function addToken(scene: Scene, span: Located, number: number, at: number, add: (hash: number, value: number) => void): void {
  const { tokens, hashes, segments, nearest, negated, kinship } = scene;
  const token = tokens[at];
  if (token === undefined) return;
  const stem = hashes[at] ?? 0;
  const isLeft = at < span.first;
  const steps = isLeft ? span.first - at : at - span.last;
  const ownSegment = segments[isLeft ? span.first : span.last] ?? 0;
  const same = segments[at] === ownSegment;
  const own = nearest[at] === number;
  const near = NEARNESS ** (steps - 1);
  if (token.kind === 'mark' && !/[!?"]/.test(token.word)) {
    if (steps <= 2) add(hashPair(KIND.mark, hashPair(isLeft ? -steps : steps, stem)), 0.7);
    return;
  }
  add(hashPair(KIND.word, stem), Math.max(near, FAR));
  add(hashPair(isLeft ? KIND.left : KIND.right, stem), Math.max(0.8 * near, 0.1));
  if (same) add(hashPair(KIND.segment, stem), 0.8);
  if (Math.abs((segments[at] ?? 0) - ownSegment) === 1) add(hashPair(isLeft ? KIND.nextLeft : KIND.nextRight, stem), 0.5);
  if (own) add(hashPair(KIND.nearest, stem), 0.8);
  if (negated[at]) add(hashPair(KIND.negated, stem), 0.7 * Math.max(near, FAR));
  if (steps <= BESIDE) add(hashPair(KIND.place, hashPair(isLeft ? -steps : steps, stem)), 0.8);
  for (const kin of kinship.get(token.stem) ?? []) {
    add(hashPair(KIND.kin, kin), 0.5 * Math.max(near, 0.3));
    if (same) add(hashPair(KIND.kinSegment, kin), 0.5);
    if (own) add(hashPair(KIND.kinNearest, kin), 0.5);
  }
  const inside = (other: number) => other >= span.first && other <= span.last;
  const [second, third] = [hashes[at + 1], hashes[at + 2]];
  if (second === undefined || inside(at + 1)) return;
  const worth = same ? 1 : Math.max(own ? 0.8 : 0, near, 0.3);
  add(hashPair(KIND.pair, hashPair(stem, second)), 0.6 * worth);
  if (same) add(hashPair(isLeft ? KIND.pairLeft : KIND.pairRight, hashPair(stem, second)), 0.5);
  if (third !== undefined && !inside(at + 2)) add(hashPair(KIND.gap, hashPair(stem, third)), 0.5 * worth);
}
