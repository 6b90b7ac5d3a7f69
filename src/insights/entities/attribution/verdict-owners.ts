import type { TokenisedText } from '../../languages/tokenised-text.ts';
import { type Sentence, type Stretch, stretchOf } from '../../text/segments.ts';
import { readWords } from '../names/words.ts';
import { pronounAt, speaksOfOthers } from '../people/person-words.ts';
import { relationEndingAt } from '../people/relations.ts';
import type { NamedGroup } from './named-groups.ts';

/** A stretch of a sentence, and the technicians whose doing it describes; none if it is nobody's. */
export interface OwnedStretch extends Stretch {
  readonly keys: readonly string[];
  /** Whether it speaks of the office or of another firm. */
  readonly others: boolean;
  /** The index of its sentence in the text. */
  readonly sentence: number;
}

/** The number of sentences after a name in which a pronoun may still stand for it. */
const REACH = 2;

/** Decides whose doing each segment of a text describes. `groups` are in the order of the text. */
export function ownStretches(text: TokenisedText, groups: readonly NamedGroup[]): OwnedStretch[] {
  const owned: OwnedStretch[] = [];
  const alone = new Set(groups.flatMap(({ keys }) => keys)).size === 1;
  let antecedent: readonly string[] = [];
  let age = 0;
  let next = 0;
  for (const [index, sentence] of text.sentences.entries()) {
    const { end } = stretchOf(text.tokens, sentence);
    const first = next;
    while ((groups[next]?.start ?? Number.POSITIVE_INFINITY) < end) next += 1;
    const here = groups.slice(first, next);
    if (here.length > 0) {
      owned.push(...ownNaming(text, sentence, here, index));
      antecedent = commonKeys(here);
      age = 0;
    } else {
      age += 1;
      if (age > REACH || !restsOnPronoun(text, sentence, antecedent.length, alone)) antecedent = [];
      owned.push(...ownFrom(text, sentence, index, antecedent));
    }
  }
  return owned;
}

/**
 * The segments of a sentence that names somebody. A segment belongs to the people it names, or else to those named last; segments
 * before the first name belong to the first people named.
 */
function ownNaming(text: TokenisedText, sentence: Sentence, groups: readonly NamedGroup[], index: number): OwnedStretch[] {
  const segments = segmentsOf(text, sentence);
  const opening = segments.map((segment) => namedIn(segment, groups)).find((named) => named.length > 0) ?? [];
  let current = commonKeys(opening);
  return segments.map((segment) => {
    const named = namedIn(segment, groups);
    const others = named.length === 0 && speaksOfOthers(text.text.slice(segment.start, segment.end));
    if (named.length > 0) current = commonKeys(named);
    // The text that follows may still speak of the office, until somebody is named.
    else if (others && segment.start > (groups[0]?.end ?? 0)) current = [];
    return { ...segment, keys: others ? [] : current, others, sentence: index };
  });
}

function ownFrom(text: TokenisedText, sentence: Sentence, index: number, keys: readonly string[]): OwnedStretch[] {
  let current = keys;
  return segmentsOf(text, sentence).map((segment) => {
    const others = speaksOfOthers(text.text.slice(segment.start, segment.end));
    if (others) current = [];
    return { ...segment, keys: current, others, sentence: index };
  });
}

/** The groups of a segment. A group that extends over two segments ("and" begins one) belongs to the one in which it ends. */
function namedIn({ start, end }: Stretch, groups: readonly NamedGroup[]): NamedGroup[] {
  return groups.filter((group) => group.end > start && group.end <= end);
}

/** The technicians of the groups if all groups have the same, or else none. */
function commonKeys(groups: readonly NamedGroup[]): readonly string[] {
  const [first] = groups;
  if (first === undefined) return [];
  const same = groups.every(({ keys }) => keys.length === first.keys.length && keys.every((key) => first.keys.includes(key)));
  return same ? first.keys : [];
}

function segmentsOf({ tokens }: TokenisedText, { segments }: Sentence): Stretch[] {
  return segments.map((segment) => stretchOf(tokens, segment));
}

/**
 * Whether a sentence has a pronoun that stands for the people named before. It does not count after a relation such as a wife or
 * a neighbor.
 */
function restsOnPronoun({ text, tokens }: TokenisedText, sentence: Sentence, people: number, alone: boolean): boolean {
  const { start, end } = stretchOf(tokens, sentence);
  const place = people === 0 ? -1 : pronounAt(text.slice(start, end), people, alone);
  if (place < 0) return false;
  const before = tokens.slice(sentence.first, sentence.last).filter((token) => token.end <= start + place);
  const words = readWords({ text, tokens: before });
  return words.every((_, at) => relationEndingAt(words, at) === undefined);
}
