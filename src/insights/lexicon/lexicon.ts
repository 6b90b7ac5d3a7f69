import type { Sentiment } from '../aspects.ts';
import type { Span } from '../text/segments.ts';
import type { Cue } from './cues.ts';
import { findPatterns, indexPatterns, type PatternIndex, type PatternMatch } from './pattern-index.ts';

/** A cue found in a sentence, with its words there. */
export interface CueMatch extends Span, Pick<Cue, 'aspect' | 'own' | 'pattern'> {
  readonly sentiment: Sentiment;
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

interface Found extends PatternMatch {
  readonly cue: Cue;
}

/**
 * Finds every cue in a sentence, given as its stems, and every denial: words that do not speak of an aspect, whatever the model
 * thinks. If cues of one aspect overlap, only the longest counts.
 * `segments`, the segment of each word, are given for a language whose adjectives follow their nouns.
 */
export function readCues(
  lexicon: Lexicon,
  stems: readonly string[],
  segments?: readonly number[],
): { cues: CueMatch[]; denials: (Span & Pick<Cue, 'aspect'>)[] } {
  const all = matchesIn(lexicon, stems);
  const found = segments === undefined ? all : all.filter((cue) => !yields(cue, all, segments));
  const counted: Found[] = [];
  for (const each of found.sort(compareFound)) {
    if (!counted.some((other) => other.cue.aspect === each.cue.aspect && shareWords(other, each))) counted.push(each);
  }
  const cues = counted
    .flatMap(({ cue: { aspect, sentiment, own, pattern }, first, last }) =>
      sentiment === null ? [] : [{ aspect, sentiment, own, first, last, pattern }],
    )
    .sort((a, b) => a.first - b.first);
  return { cues, denials: counted.flatMap(({ cue, first, last }) => (cue.denies ? [{ aspect: cue.aspect, first, last }] : [])) };
}

function matchesIn({ cues, index }: Lexicon, stems: readonly string[]): Found[] {
  return findPatterns(index, stems).flatMap(({ number, first, last }) => {
    const cue = cues[number];
    return cue === undefined ? [] : [{ cue, number, first, last }];
  });
}

/**
 * Whether a cue takes its words from two segments that belong to others: in "servicio bueno, comida fría" a "bueno comida" would
 * praise the food. In "el vino, caliente" the second segment has no other cue, so it goes on about the first.
 */
function yields(found: Found, all: readonly Found[], segments: readonly number[]): boolean {
  const end = segments[found.last - 1];
  if (found.cue.sentiment === null || segments[found.first] === end) return false;
  return all.some(
    (other) =>
      other.cue.aspect === found.cue.aspect &&
      shareWords(found, other) &&
      segments[other.first] === segments[other.last - 1] &&
      (other.cue.sentiment !== 'neutral' || segments[other.first] === end),
  );
}

/** Whether two spans of a sentence have a word in common. */
function shareWords(a: Span, b: Span): boolean {
  return a.first < b.last && b.first < a.last;
}

/** The longest first, then the earliest in the sentence, then those of the kind `not`, then denials, then those given first. */
function compareFound(a: Found, b: Found): number {
  return (
    b.last - b.first - (a.last - a.first) ||
    a.first - b.first ||
    Number(a.cue.sentiment !== null) - Number(b.cue.sentiment !== null) ||
    Number(b.cue.denies) - Number(a.cue.denies) ||
    a.number - b.number
  );
}
