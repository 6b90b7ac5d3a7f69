import type { Sentiment } from '../aspects.ts';
import type { Cue } from './cues.ts';
import { matchAt, type Pattern } from './pattern.ts';
import { type Candidate, candidatesIn, indexPatterns, type PatternIndex } from './pattern-index.ts';

/** A cue found in a sentence, in the words from `first` to before `last`. */
export interface CueMatch {
  readonly aspect: string;
  readonly sentiment: Sentiment;
  readonly own: boolean;
  readonly first: number;
  readonly last: number;
  readonly pattern: Pattern;
}

/** All cues, with an index that quickly finds those that a sentence may contain. */
export interface Lexicon {
  readonly cues: readonly Cue[];
  readonly index: PatternIndex;
  /** The stems in the editors' cues. */
  readonly ownStems: ReadonlySet<string>;
}

/**
 * Prepares cues for the search. If two cues of one aspect match the same words, one of the kind `not` wins, or else the first
 * given.
 */
export function buildLexicon(cues: readonly Cue[]): Lexicon {
  return {
    cues,
    index: indexPatterns(cues.map(({ pattern }) => pattern)),
    ownStems: new Set(cues.flatMap(({ own, pattern }) => (own ? pattern.flatMap(({ stems }) => [...(stems ?? [])]) : []))),
  };
}

interface Found extends Cue, Candidate {
  readonly last: number;
}

/** Words, from `first` to before `last`, that do not speak of an aspect, whatever the model thinks. */
export type Denial = Pick<CueMatch, 'aspect' | 'first' | 'last'>;

/**
 * Finds every cue and every denial in a sentence, given as its stems. If cues of one aspect overlap, only the longest counts.
 * `segments`, the segment of each word, are given for a language whose adjectives follow their nouns.
 */
export function readCues(
  lexicon: Lexicon,
  stems: readonly string[],
  segments?: readonly number[],
): { cues: CueMatch[]; denials: Denial[] } {
  const all = matchesIn(lexicon, stems);
  const found = segments === undefined ? all : all.filter((cue) => !yields(cue, all, segments));
  const counted: Found[] = [];
  const taken = new Set<string>();
  for (const cue of found.sort(compareFound)) {
    const places = Array.from({ length: cue.last - cue.first }, (_, at) => `${cue.aspect} ${cue.first + at}`);
    if (places.some((place) => taken.has(place))) continue;
    counted.push(cue);
    for (const place of places) taken.add(place);
  }
  const cues = counted
    .flatMap(({ aspect, sentiment, own, first, last, pattern }) =>
      sentiment === null ? [] : [{ aspect, sentiment, own, first, last, pattern }],
    )
    .sort((a, b) => a.first - b.first);
  return { cues, denials: counted.filter(({ denies }) => denies) };
}

function matchesIn({ cues, index }: Lexicon, stems: readonly string[]): Found[] {
  const found: Found[] = [];
  for (const { number, first } of candidatesIn(index, stems)) {
    const cue = cues[number];
    const last = cue === undefined ? -1 : matchAt(cue.pattern, stems, first);
    if (cue !== undefined && last !== -1) found.push({ ...cue, number, first, last });
  }
  return found;
}

/**
 * Whether a cue takes its words from two segments that belong to others: in "servicio bueno, comida fría" a "bueno comida" would
 * praise the food. In "el vino, caliente" the second segment has no other cue, so it goes on about the first.
 */
function yields(cue: Found, all: readonly Found[], segments: readonly number[]): boolean {
  const end = segments[cue.last - 1];
  if (cue.sentiment === null || segments[cue.first] === end) return false;
  return all.some(
    ({ aspect, sentiment, first, last }) =>
      aspect === cue.aspect &&
      overlap(cue, { first, last }) &&
      segments[first] === segments[last - 1] &&
      (sentiment !== 'neutral' || segments[first] === end),
  );
}

function overlap(a: Pick<Found, 'first' | 'last'>, b: Pick<Found, 'first' | 'last'>): boolean {
  return a.first < b.last && b.first < a.last;
}

/** The longest first, then the earliest in the sentence, then those of the kind `not`, then denials, then those given first. */
function compareFound(a: Found, b: Found): number {
  return (
    b.last - b.first - (a.last - a.first) ||
    a.first - b.first ||
    Number(a.sentiment !== null) - Number(b.sentiment !== null) ||
    Number(b.denies) - Number(a.denies) ||
    a.number - b.number
  );
}
