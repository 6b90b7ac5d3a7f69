import type { Sentence, Span, Stretch } from '../text/segments.ts';
import type { Readings } from './readings.ts';

/** In UTF-16 code units: the longest clause. */
const LONGEST = 200;

/** A clause that shows a term, with the tokens of its sentence and of the segments around the term. */
export interface ShownTerm extends Stretch {
  readonly sentence: Span;
  readonly segment: Span;
}

/**
 * The clauses of a reading that show a term of `length` words at `places`, which are its first tokens, in order. One clause may
 * show several places.
 */
export function clausesAround(readings: Readings, number: number, places: readonly number[], length: number): ShownTerm[] {
  const clauses: ShownTerm[] = [];
  const from = readings.firsts[number] ?? 0;
  const sentences = readings.sentences[number] ?? [];
  let at = 0;
  for (const first of places) {
    if ((readings.starts[first] ?? 0) < (clauses.at(-1)?.end ?? 0)) continue;
    while ((sentences[at]?.last ?? Number.POSITIVE_INFINITY) <= first - from) at += 1;
    const sentence = sentences[at];
    if (sentence === undefined) continue;
    const term = { first, last: first + length };
    clauses.push({
      ...clauseAround(readings, number, sentence, term),
      sentence: { first: from + sentence.first, last: from + sentence.last },
      segment: segmentsAround(sentence, from, term),
    });
  }
  return clauses;
}

/** The clause that shows a term: its sentence, or the segments around the term if the sentence is too long, or the term alone. */
function clauseAround(readings: Readings, number: number, sentence: Sentence, term: Span): Stretch {
  const from = readings.firsts[number] ?? 0;
  const whole = { first: from + sentence.first, last: from + sentence.last };
  if (isShort(readings, whole.first, whole.last)) return placeOf(readings, whole);
  const core = segmentsAround(sentence, from, term);
  if (!isShort(readings, core.first, core.last)) return placeOf(readings, term);
  return withoutOpenEnd(readings, number, grow(readings, core, cutsOf(sentence, from)));
}

/** Where the segments of a sentence begin and end, in a reading whose first token is `from`. */
function cutsOf({ segments, last }: Sentence, from: number): number[] {
  return [...segments.map(({ first }) => from + first), from + last];
}

/** The segments of a sentence that contain a term; mostly one. */
function segmentsAround(sentence: Sentence, from: number, term: Span): Span {
  const cuts = cutsOf(sentence, from);
  return {
    first: cuts.findLast((cut) => cut <= term.first) ?? term.first,
    last: cuts.find((cut) => cut >= term.last) ?? term.last,
  };
}

/** Widens a span to the cuts after and before it in turn, as long as it stays short. */
function grow(readings: Readings, core: Span, cuts: readonly number[]): Span {
  let { first, last } = core;
  for (let grows = true; grows; ) {
    const next = cuts.find((cut) => cut > last) ?? last;
    const wider = isShort(readings, first, next) ? next : last;
    const previous = cuts.findLast((cut) => cut < first) ?? first;
    const earlier = isShort(readings, previous, wider) ? previous : first;
    grows = wider !== last || earlier !== first;
    [first, last] = [earlier, wider];
  }
  return { first, last };
}

/** Drops a comma, a dash or another open mark at the end, because the segment after it was left out. */
function withoutOpenEnd(readings: Readings, number: number, { first, last }: Span): Stretch {
  const { start, end } = placeOf(readings, { first: last - 1, last });
  const isOpen = /^[,;:(—–]$/.test(readings.reviews[number]?.text.slice(start, end) ?? '');
  return placeOf(readings, { first, last: isOpen ? last - 1 : last });
}

function isShort({ starts, ends }: Readings, first: number, last: number): boolean {
  return (ends[last - 1] ?? 0) - (starts[first] ?? 0) <= LONGEST;
}

/** Where a span of the readings' tokens stands in its review. */
function placeOf({ starts, ends }: Readings, { first, last }: Span): Stretch {
  return { start: starts[first] ?? 0, end: ends[last - 1] ?? 0 };
}
