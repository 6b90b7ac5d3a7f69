import { type WordFile, withoutMistakes } from '../../word-files/word-file.ts';
import type { Dictionary } from '../lexicon/pattern.ts';
import { findPatterns, indexPatterns, type PatternIndex } from '../lexicon/pattern-index.ts';
import type { Words } from '../lexicon/rated-cues.ts';
import type { Span } from '../text/segments.ts';
import { RULE_KINDS, type Rule, type RuleKind, readRules } from './rules.ts';

/**
 * Whose doing a passage describes: that of the business or of somebody else. What is advised, wished for or only supposed was done
 * by nobody.
 */
type Owner = 'firm' | Exclude<RuleKind, 'turn'>;

/** The owner of a segment, and the words of the sentence that name the owner. */
export interface Owned extends Span {
  readonly owner: Owner;
}

interface SentenceParts extends Pick<Words, 'stems' | 'segments'> {
  /** As written, in lower case. */
  readonly words: readonly string[];
}

interface Match extends Span {
  readonly kind: RuleKind;
}

/** Rules with the index that finds those that a sentence may contain. */
export interface OwnerRules {
  readonly rules: readonly Rule[];
  readonly index: PatternIndex;
}

/** The words by which a language shows whose doing a passage describes, normalised for comparison. */
export interface OwnerWords {
  /** The rules of the language's file, read once. Throws if the file has a mistake. */
  rules(): OwnerRules;
  /** The kinds of rules whose first word counts only in the form that is written in the file. */
  readonly asWritten: ReadonlySet<RuleKind>;
  /** Words that may precede the beginning of a segment. */
  readonly leads: ReadonlySet<string>;
  /** After one of these words, a rival is only compared with the business: "cheaper than the last company". */
  readonly compares: ReadonlySet<string>;
  /** A segment that begins with one of these right after such a rival speaks of the rival: "unlike the last company, who". */
  readonly relatives: ReadonlySet<string>;
  /** A sentence that begins with one of these words may continue what was said of a rival. */
  readonly goesOn: ReadonlySet<string>;
  /** A segment that begins with one of these continues a wish; if short, what the customer did: "I was patient and polite". */
  readonly joins: ReadonlySet<string>;
  /** After such a word, one of these begins what somebody else did: "I was early but they were late". */
  readonly others: ReadonlySet<string>;
  /** A segment that begins with one of these after such a word is no part of a wish: "they could be nicer and I left". */
  readonly subjects: ReadonlySet<string>;
  /** The word for "but", after which a sentence about a rival speaks of the business. */
  readonly but: string;
}

/** Reads the rules of a language's file in a folder. Throws if the file has a mistake. */
export function readOwnerRules(folder: string, file: WordFile, dictionary: Dictionary): OwnerRules {
  const { rules } = withoutMistakes(folder, readRules(file, dictionary));
  return { rules, index: indexPatterns(rules.map(({ pattern }) => pattern)) };
}

/** The kinds of rules that apply only at the beginning of a segment. */
const OPENING: ReadonlySet<RuleKind> = new Set(['advice', 'customer']);
/** In words: how far before a rival a word that compares may stand. */
const COMPARED_WITHIN = 4;
/** In words: the longest segment that continues what the customer did. */
const LONGEST_JOINED = 4;

/**
 * Makes a function that is called with each sentence of a text in turn, and decides whose doing each of its segments describes.
 */
export function createOwners(language: OwnerWords): (sentence: SentenceParts, count: number) => Owned[] {
  let inStory = false;
  return (sentence, count) => {
    const { words, segments } = sentence;
    const matches = matchesIn(sentence, language);
    inStory &&= words.slice(0, 2).some((word) => language.goesOn.has(word));
    let next = 0;
    let before: Owner = 'firm';
    /** The segment after one that compares the business with a rival. */
    let behindCompared = -1;
    const ownerOf = (segment: number): Owned => {
      const first = next;
      while (segments[next] === segment) next += 1;
      const here = matches.filter((each) => each.first >= first && each.first < next);
      const match = firstOf(here);
      if (match?.kind === 'turn' || (inStory && words[first] === '<name>')) inStory = false;
      if (match?.kind === 'rival' && isCompared(words, first, match.first, language)) {
        behindCompared = segment + 1;
        return { owner: 'firm', first, last: first };
      }
      if (segment === behindCompared && language.relatives.has(words[first] ?? '')) return { owner: 'rival', first, last: first };
      // "I refuse to go back to my old mechanic, who was late" goes on about that mechanic.
      inStory ||= here.some(({ kind, first: at }) => kind === 'rival' && !isCompared(words, first, at, language));
      if (match !== undefined && match.kind !== 'turn') return { owner: match.kind, first: match.first, last: match.last };
      if (words[first] === language.but) inStory = false;
      if (match === undefined && isJoined(words.slice(first, next), before, language))
        return { owner: before, first, last: next };
      return { owner: inStory ? 'rival' : 'firm', first, last: first };
    };
    return Array.from({ length: count }, (_, segment) => {
      const owned = ownerOf(segment);
      before = owned.owner;
      return owned;
    });
  };
}

/** The match whose kind comes first in `RULE_KINDS`. */
function firstOf(matches: readonly Match[]): Match | undefined {
  if (matches.length === 0) return undefined;
  return RULE_KINDS.flatMap((kind) => matches.find((match) => match.kind === kind) ?? [])[0];
}

function matchesIn({ stems, words, segments }: SentenceParts, language: OwnerWords): Match[] {
  const { rules, index } = language.rules();
  const endOf = (first: number) => {
    let end = first + 1;
    while (end < stems.length && segments[end] === segments[first]) end += 1;
    return end;
  };
  return findPatterns(index, stems, endOf).flatMap(({ number, first, last }) => {
    const rule = rules[number];
    if (rule === undefined) return [];
    if (language.asWritten.has(rule.kind) && !rule.opening.has(words[first] ?? '')) return [];
    if (OPENING.has(rule.kind) && !opensSegment(words, segments, first, language)) return [];
    return [{ kind: rule.kind, first, last }];
  });
}

function opensSegment(words: readonly string[], segments: readonly number[], at: number, { leads }: OwnerWords): boolean {
  for (let before = at - 1; before >= 0 && segments[before] === segments[at]; before -= 1)
    if (!leads.has(words[before] ?? '')) return false;
  return true;
}

/** Whether the words of a segment go on about what the customer did, or wishes for, in the one before. */
function isJoined(words: readonly string[], before: Owner, { joins, others, subjects, but }: OwnerWords): boolean {
  const [first = '', second = ''] = words;
  if (!joins.has(first)) return false;
  // The subject of "they're" is "they".
  if (before === 'wish') return first !== but && !subjects.has(second.split("'", 1)[0] ?? '');
  return before === 'customer' && words.length <= LONGEST_JOINED && !others.has(second);
}

function isCompared(words: readonly string[], from: number, at: number, { compares }: OwnerWords): boolean {
  return words.slice(Math.max(from, at - COMPARED_WITHIN), at).some((word) => compares.has(word));
}
