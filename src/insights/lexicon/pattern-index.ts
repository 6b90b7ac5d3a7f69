import { MOST_PLACES, type Pattern } from './pattern.ts';

/**
 * Tells quickly which of many patterns a sentence may hold, and where: only those of which it holds the two rarest words. The
 * rarest that stands at a fixed place is the pattern's anchor, the other its companion.
 */
export interface PatternIndex {
  /** How many patterns there are. */
  readonly size: number;
  /**
   * For each stem the patterns whose anchor it is, as one number: eight times that of the pattern, plus that of the place in it.
   */
  readonly anchors: ReadonlyMap<string, readonly number[]>;
  /** For each stem the numbers of the patterns whose companion it is, or one of the words that may stand in its place. */
  readonly companions: ReadonlyMap<string, readonly number[]>;
}

/** A pattern that may stand in a sentence: its number, and the number of the word at which it would begin. */
export interface Candidate {
  readonly number: number;
  readonly first: number;
}

/** Makes the index of patterns, each known by its place among them. */
export function indexPatterns(patterns: readonly Pattern[]): PatternIndex {
  const uses = countUses(patterns);
  const anchors = new Map<string, number[]>();
  const companions = new Map<string, number[]>();
  for (const [number, pattern] of patterns.entries()) {
    const places = rarestFirst(pattern, uses);
    const anchor = places.find((place) => isFixed(pattern, place)) ?? 0;
    const companion = places.find((place) => place !== anchor) ?? anchor;
    for (const stem of pattern[anchor]?.stems ?? []) append(anchors, stem, MOST_PLACES * number + anchor);
    for (const stem of pattern[companion]?.stems ?? []) append(companions, stem, number);
  }
  return { size: patterns.length, anchors, companions };
}

/** For each stem the number of places, in all patterns, in which it may stand. */
function countUses(patterns: readonly Pattern[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { stems } of patterns.flat()) for (const stem of stems ?? []) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  return uses;
}

/** The numbers of the places that need one of certain words, those with the rarest words first. */
function rarestFirst(pattern: Pattern, uses: ReadonlyMap<string, number>): number[] {
  const needed = pattern.flatMap(({ stems, least }, place) => {
    if (stems === null || least === 0) return [];
    return [{ place, count: [...stems].reduce((sum, stem) => sum + (uses.get(stem) ?? 0), 0) }];
  });
  return needed.sort((a, b) => a.count - b.count).map(({ place }) => place);
}

/** Whether a place is always as many words after the pattern's beginning as its number says. */
function isFixed(pattern: Pattern, place: number): boolean {
  return pattern.slice(0, place).every(({ least, most }) => least === most);
}

function append(lists: Map<string, number[]>, stem: string, number: number): void {
  const list = lists.get(stem);
  if (list === undefined) lists.set(stem, [number]);
  else list.push(number);
}

/** The patterns that may stand in a sentence, which is given as its stems, and where. */
export function candidatesIn({ size, anchors, companions }: PatternIndex, stems: readonly string[]): Candidate[] {
  const met = new Uint8Array(size);
  for (const stem of stems) for (const number of companions.get(stem) ?? []) met[number] = 1;
  const candidates: Candidate[] = [];
  for (const [at, stem] of stems.entries()) {
    for (const anchored of anchors.get(stem) ?? []) {
      const place = anchored % MOST_PLACES;
      const number = (anchored - place) / MOST_PLACES;
      if (met[number] === 1 && at >= place) candidates.push({ number, first: at - place });
    }
  }
  return candidates;
}
