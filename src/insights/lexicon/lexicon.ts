import type { Sentiment } from '../aspects.ts';
import type { Cue } from './cues.ts';
import { matchAt } from './pattern.ts';
import { type Candidate, candidatesIn, indexPatterns, type PatternIndex } from './pattern-index.ts';

/** A cue that was found in a sentence. It takes the words from number `first` to before number `last`. */
export interface CueMatch {
  readonly aspect: string;
  readonly sentiment: Sentiment;
  readonly own: boolean;
  readonly first: number;
  readonly last: number;
}

/** All cues, with an index that tells quickly which of them a sentence may hold. */
export interface Lexicon {
  readonly cues: readonly Cue[];
  readonly index: PatternIndex;
  /** The stems that stand in any cue, and in those of the editors. */
  readonly stems: ReadonlySet<string>;
  readonly ownStems: ReadonlySet<string>;
}

/** Makes cues ready for the search. Where two cues of one aspect find the same words, the one that is given first counts. */
export function buildLexicon(cues: readonly Cue[]): Lexicon {
  return {
    cues,
    index: indexPatterns(cues.map(({ pattern }) => pattern)),
    stems: stemsIn(cues),
    ownStems: stemsIn(cues.filter(({ own }) => own)),
  };
}

function stemsIn(cues: readonly Cue[]): ReadonlySet<string> {
  return new Set(cues.flatMap(({ pattern }) => pattern.flatMap(({ stems }) => [...(stems ?? [])])));
}

interface Found extends Cue, Candidate {
  readonly last: number;
}

/** Every cue in a sentence of stems; of cues for one aspect that overlap only the longest counts. */
export function findCues(lexicon: Lexicon, stems: readonly string[]): CueMatch[] {
  const found = matchesIn(lexicon, stems).sort(compareFound);
  const taken = new Set<string>();
  return found
    .filter((cue) => isFree(taken, cue))
    .flatMap(({ aspect, sentiment, own, first, last }) => (sentiment === null ? [] : [{ aspect, sentiment, own, first, last }]))
    .sort((a, b) => a.first - b.first);
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

/** The longest first, then the earliest in the sentence, then those of the kind `not`, then those that were given first. */
function compareFound(a: Found, b: Found): number {
  return (
    b.last - b.first - (a.last - a.first) ||
    a.first - b.first ||
    Number(a.sentiment !== null) - Number(b.sentiment !== null) ||
    a.number - b.number
  );
}

/** Whether none of the cue's words is taken by another cue of its aspect. If so, takes them. */
function isFree(taken: Set<string>, { aspect, first, last }: Pick<CueMatch, 'aspect' | 'first' | 'last'>): boolean {
  const places = Array.from({ length: last - first }, (_, at) => `${aspect} ${first + at}`);
  if (places.some((place) => taken.has(place))) return false;
  for (const place of places) taken.add(place);
  return true;
}
