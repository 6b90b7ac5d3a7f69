import { type Sentence, type Span, type Stretch, splitSentences, stretchOf } from '../text/segments.ts';
import type { Token } from '../text/tokens.ts';
import type { Reading } from './words.ts';

/** In UTF-16 code units. */
const LONGEST = 200;

/** The clauses that show the terms, each given as its tokens, in the order of the text; one clause may show several. */
export function clausesAround({ review, tokens }: Reading, terms: readonly Span[]): Stretch[] {
  const sentences = splitSentences(review.text, tokens);
  const clauses: Stretch[] = [];
  let at = 0;
  for (const term of terms) {
    if (stretchOf(tokens, term).start < (clauses.at(-1)?.end ?? 0)) continue;
    while ((sentences[at]?.last ?? tokens.length) <= term.first) at += 1;
    const sentence = sentences[at];
    if (sentence !== undefined) clauses.push(clauseAround(tokens, sentence, term));
  }
  return clauses;
}

/** The sentence; where it is too long, the segments around the term; where these are, the words around it. */
function clauseAround(tokens: readonly Token[], sentence: Sentence, term: Span): Stretch {
  if (isShort(tokens, sentence)) return stretchOf(tokens, sentence);
  const cuts = [...sentence.segments.map(({ first }) => first), sentence.last];
  const core = {
    first: cuts.findLast((cut) => cut <= term.first) ?? term.first,
    last: cuts.find((cut) => cut >= term.last) ?? term.last,
  };
  if (isShort(tokens, core)) return stretchOf(tokens, withoutOpenEnd(tokens, grow(tokens, core, cuts)));
  return stretchOf(tokens, grow(tokens, term, placesAround(core, term)));
}

/** Widens a span to the cuts after and before it in turn, as far as it stays short. */
function grow(tokens: readonly Token[], core: Span, cuts: readonly number[]): Span {
  let span = core;
  for (let grows = true; grows; ) {
    const before = span;
    const after = cuts.find((cut) => cut > before.last) ?? before.last;
    if (isShort(tokens, { first: span.first, last: after })) span = { first: span.first, last: after };
    const start = cuts.findLast((cut) => cut < before.first) ?? before.first;
    if (isShort(tokens, { first: start, last: span.last })) span = { first: start, last: span.last };
    grows = span.first !== before.first || span.last !== before.last;
  }
  return span;
}

/** The places between the tokens of a span, as far from the term as the longest clause can reach. */
function placesAround(span: Span, term: Span): number[] {
  const first = Math.max(span.first, term.first - LONGEST);
  const last = Math.min(span.last, term.last + LONGEST);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Without the comma or dash that leads to a segment left out. */
function withoutOpenEnd(tokens: readonly Token[], { first, last }: Span): Span {
  return /^[,;:(—–]$/.test(tokens[last - 1]?.word ?? '') ? { first, last: last - 1 } : { first, last };
}

function isShort(tokens: readonly Token[], span: Span): boolean {
  const { start, end } = stretchOf(tokens, span);
  return end - start <= LONGEST;
}
