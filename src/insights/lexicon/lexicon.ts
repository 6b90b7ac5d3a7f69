import type { Sentiment } from '../aspects.ts';
import type { CueList } from './cue-list.ts';
import { MOST_PLACES, matchAt, type Pattern, parsePattern } from './pattern.ts';

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

/** All cues, and how to see at once which of them a sentence may hold: those of which it has a word for every place. */
export interface Lexicon {
  readonly cues: readonly Cue[];
  /** For a stem the places where it may stand: eight times the number of the cue, and the number of the place in it. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** For each cue a bit for each place that needs one of certain words. */
  readonly needs: Uint8Array;
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
  return { lexicon: indexCues(cues), faults };
}

function linesOf(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function indexCues(cues: readonly Cue[]): Lexicon {
  const places = new Map<string, number[]>();
  const needs = new Uint8Array(cues.length);
  for (const [number, { pattern }] of cues.entries()) {
    for (const [place, { stems, least }] of pattern.entries()) {
      if (stems === null || least === 0) continue;
      needs[number] = (needs[number] ?? 0) | (1 << place);
      for (const stem of stems)
        places
          .set(stem, places.get(stem) ?? [])
          .get(stem)
          ?.push(number * MOST_PLACES + place);
    }
  }
  return { cues, places, needs };
}

type Found = Omit<CueMatch, 'sentiment'> & Pick<Cue, 'sentiment'> & { readonly number: number };

/** Every cue in a sentence of stems; of cues for one aspect that overlap only the longest counts. */
export function findCues(lexicon: Lexicon, stems: readonly string[]): CueMatch[] {
  const found = candidatesIn(lexicon, stems)
    .flatMap((number) => placesOf(lexicon, number, stems))
    .sort(compareFound);
  const taken = new Set<string>();
  return found
    .filter((cue) => isFree(taken, cue))
    .flatMap(({ aspect, sentiment, own, first, last }) => (sentiment === null ? [] : [{ aspect, sentiment, own, first, last }]))
    .sort((a, b) => a.first - b.first);
}

/** The numbers of the cues of which each needed place has a word somewhere in the sentence. */
function candidatesIn({ places, needs }: Lexicon, stems: readonly string[]): number[] {
  const met = new Uint8Array(needs.length);
  const candidates: number[] = [];
  for (const stem of new Set(stems)) {
    for (const place of places.get(stem) ?? []) {
      const number = Math.floor(place / MOST_PLACES);
      const before = met[number] ?? 0;
      const after = before | (1 << (place % MOST_PLACES));
      met[number] = after;
      if (after === needs[number] && before !== after) candidates.push(number);
    }
  }
  return candidates;
}

function placesOf({ cues }: Lexicon, number: number, stems: readonly string[]): Found[] {
  const cue = cues[number];
  const begin = cue?.pattern[0]?.stems;
  const places: Found[] = [];
  if (!cue || !begin) return places;
  for (let first = 0; first < stems.length; first += 1) {
    if (!begin.has(stems[first] ?? '')) continue;
    const last = matchAt(cue.pattern, stems, first);
    if (last > first) places.push({ aspect: cue.aspect, sentiment: cue.sentiment, own: cue.own, number, first, last });
  }
  return places;
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
