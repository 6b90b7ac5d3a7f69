import { firstWhere } from '../../reviews/binary-search.ts';
import { ENGLISH } from '../languages/english/english.ts';
import { ENGLISH_FORMS } from '../languages/english/forms.ts';
import type { Kinship } from '../lexicon/kinship.ts';
import { hashText } from '../text/hash.ts';
import { type Stretch, splitSentences } from '../text/segments.ts';
import { type Token, tokenise } from '../text/tokens.ts';

/** The tokens of a span, from `first` to `last`, both included. */
export interface Located {
  readonly first: number;
  readonly last: number;
}

/** A text and its spans, as the model for spans sees them. */
export interface Scene {
  readonly tokens: readonly Token[];
  readonly hashes: readonly number[];
  /** For each token the number of its segment in the text. */
  readonly segments: readonly number[];
  /** For each token the number of its clause. */
  readonly clauses: readonly number[];
  readonly spans: readonly Located[];
  /** For each token the number of the span that contains it, or -1. */
  readonly owners: readonly number[];
  /** For each token how many spans begin at it or before it. */
  readonly begun: readonly number[];
  /** For each token the number of the nearest span. */
  readonly nearest: readonly number[];
  /** For each token whether it follows a negation with no mark, "but" or "and" in between. */
  readonly negated: readonly boolean[];
  readonly kinship: Kinship;
}

/** Words and marks that begin a new clause, in which the text speaks of something else. */
const CLAUSE = new Set(
  'but although though however while whereas yet except because unfortunately so until ; : . ! ? ( ) ... — –'.split(' '),
);

/** Reads a text and the spans in it. */
export function sceneOf(text: string, stretches: readonly Stretch[], kinship: Kinship): Scene {
  const tokens = tokenise(text, ENGLISH_FORMS);
  const spans = stretches.map((stretch) => locate(tokens, stretch));
  return {
    tokens,
    hashes: tokens.map(({ stem }) => hashText(stem)),
    ...numbersOf(text, tokens),
    spans,
    owners: ownersOf(tokens.length, spans),
    begun: begunSpans(tokens.length, spans),
    nearest: nearestSpans(tokens.length, spans),
    negated: negatedTokens(tokens),
    kinship,
  };
}

/** The tokens that a span touches. For a span of white space, this is the token after it. */
function locate(tokens: readonly Token[], { start, end }: Stretch): Located {
  const first = Math.min(
    firstWhere(0, tokens.length, (at) => (tokens[at]?.end ?? 0) > start),
    tokens.length - 1,
  );
  const last = firstWhere(0, tokens.length, (at) => (tokens[at]?.start ?? 0) >= end) - 1;
  return { first: Math.max(0, first), last: Math.max(0, first, last) };
}

/**
 * For each token the numbers of its segment and of its clause. A clause ends with its sentence or at a word or mark of `CLAUSE`,
 * and may extend over several segments.
 */
function numbersOf(text: string, tokens: readonly Token[]): Pick<Scene, 'segments' | 'clauses'> {
  const segments: number[] = [];
  const clauses: number[] = [];
  let [segment, clause] = [0, 0];
  for (const sentence of splitSentences(text, tokens, ENGLISH.joints)) {
    clause += 1;
    for (const { first, last } of sentence.segments) {
      segment += 1;
      for (let at = first; at < last; at += 1) {
        if (CLAUSE.has(tokens[at]?.word ?? '')) clause += 1;
        segments.push(segment);
        clauses.push(clause);
      }
    }
  }
  return { segments, clauses };
}

/** For each token the number of the span that contains it, or -1. If several do, the last one counts. */
function ownersOf(length: number, spans: readonly Located[]): number[] {
  const owners = new Array<number>(length).fill(-1);
  for (const [number, { first, last }] of spans.entries()) owners.fill(number, first, last + 1);
  return owners;
}

function begunSpans(length: number, spans: readonly Located[]): number[] {
  const firsts = new Set(spans.map(({ first }) => first));
  let begun = 0;
  return Array.from({ length }, (_, token) => {
    if (firsts.has(token)) begun += 1;
    return begun;
  });
}

/** For each token the number of the nearest span. Of two equally near spans, the first one counts. */
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
    if (ENGLISH.negation.test(word)) negated = true;
    else if (kind === 'mark' || word === 'but' || word === 'and') negated = false;
    return here;
  });
}
