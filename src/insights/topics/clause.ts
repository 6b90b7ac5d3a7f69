import { type Sentence, type Span, type Stretch, stretchOf } from '../text/segments.ts';
import type { TokenisedText } from '../text/tokenised-text.ts';
import type { Token } from '../text/tokens.ts';

/** In UTF-16 code units. */
const LONGEST = 200;

/** The clauses that show the terms, each given as its tokens, in the order of the text; one clause may show several. */
export function clausesAround({ tokens, sentences }: TokenisedText, terms: readonly Span[]): Stretch[] {
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

/**
 * The clause that shows a term: its sentence, or, if that is too long, the segments around the term, or, if these are, the words
 * around it.
 */
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
  let { first, last } = core;
  let before = cuts.findLastIndex((cut) => cut < first);
  let after = cuts.findIndex((cut) => cut > last);
  for (let grows = true; grows; ) {
    grows = false;
    const [next, previous] = [cuts[after], cuts[before]];
    if (next !== undefined && isShort(tokens, { first, last: next })) {
      last = next;
      after += 1;
      grows = true;
    }
    if (previous !== undefined && isShort(tokens, { first: previous, last })) {
      first = previous;
      before -= 1;
      grows = true;
    }
  }
  return { first, last };
}

/** The places between the tokens of a span, as far from the term as the longest clause can reach. */
function placesAround(span: Span, term: Span): number[] {
  const first = Math.max(span.first, term.first - LONGEST);
  const last = Math.min(span.last, term.last + LONGEST);
  const places: number[] = [];
  for (let at = first; at <= last; at += 1) places.push(at);
  return places;
}

/** Leaves out the comma or dash at the end, behind which a segment was left out. */
function withoutOpenEnd(tokens: readonly Token[], { first, last }: Span): Span {
  return /^[,;:(—–]$/.test(tokens[last - 1]?.word ?? '') ? { first, last: last - 1 } : { first, last };
}

function isShort(tokens: readonly Token[], span: Span): boolean {
  const { start, end } = stretchOf(tokens, span);
  return end - start <= LONGEST;
}
