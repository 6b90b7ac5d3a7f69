import type { Sentiment } from '../aspects.ts';
import type { CueList } from './cue-list.ts';
import { matchAt, type Pattern, parsePattern } from './pattern.ts';
import { type Candidate, candidatesIn, indexPatterns, type PatternIndex } from './pattern-index.ts';

/** A pattern that speaks of an aspect; `null` where its words mean something else. */
export interface Cue {
  readonly aspect: string;
  readonly sentiment: Sentiment | null;
  readonly pattern: Pattern;
  /** Whether it is of the trade's own words. */
  readonly own: boolean;
}

/** A cue found in the words of a sentence, `first` to before `last`. */
export interface CueMatch {
  readonly aspect: string;
  readonly sentiment: Sentiment;
  readonly own: boolean;
  readonly first: number;
  readonly last: number;
}

/** All cues, and how to see at once which of them a sentence may hold. */
export interface Lexicon {
  readonly cues: readonly Cue[];
  readonly index: PatternIndex;
}

const KINDS = ['positive', 'neutral', 'negative', 'not'] as const;

export interface LexiconFault {
  readonly aspect: string;
  readonly kind: (typeof KINDS)[number];
  readonly line: string;
  readonly message: string;
}

type Lists = Iterable<readonly [aspect: string, list: CueList]>;

/** Puts the cue lists of all aspects together; `own` are the trade's own. */
export function buildLexicon(
  lists: Lists,
  own: Lists = [],
): {
  lexicon: Lexicon;
  faults: LexiconFault[];
} {
  const cues: Cue[] = [];
  const faults: LexiconFault[] = [];
  const marked = [...[...lists].map((entry) => ({ entry, own: false })), ...[...own].map((entry) => ({ entry, own: true }))];
  for (const { entry, own } of marked) {
    const [aspect, list] = entry;
    for (const kind of KINDS) {
      for (const line of linesOf(list[kind])) {
        const pattern = parsePattern(line);
        if (typeof pattern === 'string') faults.push({ aspect, kind, line, message: pattern });
        else cues.push({ aspect, sentiment: kind === 'not' ? null : kind, pattern, own });
      }
    }
  }
  return { lexicon: { cues, index: indexPatterns(cues.map(({ pattern }) => pattern)) }, faults };
}

function linesOf(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

interface Found extends Cue, Candidate {
  readonly last: number;
}

/** Every cue in a sentence of stems; of cues for one aspect that overlap only the longest counts. */
export function findCues(lexicon: Lexicon, stems: readonly string[]): CueMatch[] {
  const found = candidatesIn(lexicon.index, stems)
    .flatMap((candidate) => matchOf(lexicon, candidate, stems))
    .sort(compareFound);
  const taken = new Set<string>();
  return found
    .filter((cue) => isFree(taken, cue))
    .flatMap(({ aspect, sentiment, own, first, last }) => (sentiment === null ? [] : [{ aspect, sentiment, own, first, last }]))
    .sort((a, b) => a.first - b.first);
}

function matchOf({ cues }: Lexicon, { number, first }: Candidate, stems: readonly string[]): Found[] {
  const cue = cues[number];
  const last = cue === undefined ? -1 : matchAt(cue.pattern, stems, first);
  return cue === undefined || last === -1 ? [] : [{ ...cue, number, first, last }];
}

/** The longest first, then the earliest, then what is no cue, then the first of the lists. */
function compareFound(a: Found, b: Found): number {
  return (
    b.last - b.first - (a.last - a.first) ||
    a.first - b.first ||
    Number(a.sentiment !== null) - Number(b.sentiment !== null) ||
    a.number - b.number
  );
}

/** Whether no word of the cue is taken for its aspect; takes them. */
function isFree(taken: Set<string>, { aspect, first, last }: Pick<CueMatch, 'aspect' | 'first' | 'last'>): boolean {
  const places = Array.from({ length: last - first }, (_, at) => `${aspect} ${first + at}`);
  if (places.some((place) => taken.has(place))) return false;
  for (const place of places) taken.add(place);
  return true;
}
