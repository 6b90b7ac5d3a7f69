import { type Stretch, splitSentences, stretchOf } from '../text/segments.ts';
import { tokenise } from '../text/tokens.ts';
import type { NamedGroup } from './named-groups.ts';
import { endsInJoinedPronoun, pronounAt, speaksOfOthers } from './person-words.ts';
import { relationEndingAt } from './relations.ts';
import { readWords } from './words.ts';

/** A stretch of a sentence and the technicians whose doing it tells of; nobody's is empty. */
export interface OwnedStretch extends Stretch {
  readonly keys: readonly string[];
  /** Whether it speaks of the office or of another firm. */
  readonly others: boolean;
  /** The place of its sentence among the sentences. */
  readonly sentence: number;
}

/** How many sentences a pronoun reaches back over. */
const REACH = 2;

/** Splits the sentences into segments and says of each whose doing it tells; both lists are in the order of the text. */
export function ownStretches(text: string, sentences: readonly Stretch[], groups: readonly NamedGroup[]): OwnedStretch[] {
  const owned: OwnedStretch[] = [];
  const alone = new Set(groups.flatMap(({ keys }) => keys)).size === 1;
  let antecedent: readonly string[] = [];
  let age = 0;
  let next = 0;
  for (const [index, sentence] of sentences.entries()) {
    const first = next;
    while ((groups[next]?.start ?? Number.POSITIVE_INFINITY) < sentence.end) next += 1;
    const here = groups
      .slice(first, next)
      .filter(({ start }) => start >= sentence.start)
      .map((group) => withAntecedent(text, group, antecedent));
    if (here.length > 0) {
      owned.push(...ownNaming(text, sentence, here, index));
      antecedent = commonKeys(here);
      age = 0;
    } else {
      age += 1;
      if (age > REACH || !restsOnPronoun(text.slice(sentence.start, sentence.end), antecedent.length, alone)) antecedent = [];
      owned.push(...ownFrom(segmentsOf(text, sentence), text, index, antecedent));
    }
  }
  return owned;
}

/** Segments of a sentence that names somebody: of whom each names, else of who was named last; before the first name, of the first. */
function ownNaming(text: string, sentence: Stretch, groups: readonly NamedGroup[], index: number): OwnedStretch[] {
  const segments = segmentsOf(text, sentence);
  const opening = segments.map((segment) => namedIn(segment, groups)).find((named) => named.length > 0) ?? [];
  let current = commonKeys(opening);
  return segments.map((segment) => {
    const named = namedIn(segment, groups);
    const others = named.length === 0 && speaksOfOthers(text.slice(segment.start, segment.end));
    if (named.length > 0) current = commonKeys(named);
    // What follows may still be the office's; a later name ends that.
    else if (others && segment.start > (groups[0]?.end ?? 0)) current = [];
    return { ...segment, keys: others ? [] : current, others, sentence: index };
  });
}

function ownFrom(segments: readonly Stretch[], text: string, index: number, keys: readonly string[]): OwnedStretch[] {
  let current = keys;
  return segments.map((segment) => {
    const others = speaksOfOthers(text.slice(segment.start, segment.end));
    if (others) current = [];
    return { ...segment, keys: current, others, sentence: index };
  });
}

/** A group whose names "and" parts into two segments belongs to the one where it ends. */
function namedIn({ start, end }: Stretch, groups: readonly NamedGroup[]): NamedGroup[] {
  return groups.filter((group) => group.end > start && group.end <= end);
}

/** The technicians of the groups when all are the same, else nobody. */
function commonKeys(groups: readonly NamedGroup[]): readonly string[] {
  const [first] = groups;
  if (first === undefined) return [];
  const same = groups.every(({ keys }) => keys.length === first.keys.length && keys.every((key) => first.keys.includes(key)));
  return same ? first.keys : [];
}

function segmentsOf(text: string, { start, end }: Stretch): Stretch[] {
  const slice = text.slice(start, end);
  const tokens = tokenise(slice);
  return splitSentences(slice, tokens).flatMap(({ segments }) =>
    segments.map((segment) => {
      const within = stretchOf(tokens, segment);
      return { start: start + within.start, end: start + within.end };
    }),
  );
}

/** Whether a pronoun stands for the people named before: before it, the sentence speaks of no wife and no neighbor. */
function restsOnPronoun(sentence: string, people: number, alone: boolean): boolean {
  const place = people === 0 ? -1 : pronounAt(sentence, people, alone);
  if (place < 0) return false;
  const words = readWords(sentence.slice(0, place));
  return words.every((_, at) => relationEndingAt(words, at) === undefined);
}

/** "He and Jake": with whom the text named before. */
function withAntecedent(text: string, group: NamedGroup, antecedent: readonly string[]): NamedGroup {
  if (!endsInJoinedPronoun(text.slice(Math.max(0, group.start - 12), group.start))) return group;
  return { ...group, keys: [...new Set([...antecedent, ...group.keys])] };
}
