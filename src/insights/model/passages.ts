import type { Language } from '../languages/language.ts';
import { readText, type TokenisedText } from '../languages/tokenised-text.ts';
import { type CueMatch, type Lexicon, readCues } from '../lexicon/lexicon.ts';
import { rateCue, type Words } from '../lexicon/rated-cues.ts';
import { createOwners, type Owned } from '../owners/owners.ts';
import { type Joints, type Sentence, type Span, type Stretch, stretchOf } from '../text/segments.ts';
import type { Token } from '../text/tokens.ts';
import { asName, NAME, nameTokens } from './name-words.ts';

/** What a cue in a passage says, after the rules for negation and wishes. */
export interface RatedCue extends Omit<CueMatch, 'pattern'> {
  /** Whether the words around it make it say something else than by itself. */
  readonly isTurned: boolean;
}

/** The words of a sentence, and its place. Marks are left out, except those that say something, such as `!`. */
export interface SentenceWords extends Words, Stretch {
  /** As written, in lower case. */
  readonly words: readonly string[];
  readonly language: Language;
}

/**
 * A segment of a sentence, the smallest piece that can carry a verdict, with everything that the model looks at: its place without
 * the marks at its ends, and its words in the sentence.
 */
export interface Passage extends Stretch, Span {
  /** Where its subject begins. That is before its start where an "and" within the subject parts it: "Tim | and Carlos were late". */
  readonly subjectStart: number;
  /** The index of its sentence in the text. */
  readonly sentence: number;
  readonly within: SentenceWords;
  readonly cues: readonly RatedCue[];
  /** The aspects of which its words only seem to speak. */
  readonly denied: readonly string[];
  readonly owned: Owned;
}

/** Whether a cue of the aspect stands among the cues of a passage. */
export function isCuedFor(aspect: string, cues: readonly RatedCue[]): boolean {
  return cues.some((cue) => cue.aspect === aspect);
}

/** The cues that praise or blame the aspect. */
export function judgingCues(aspect: string, cues: readonly RatedCue[]): RatedCue[] {
  return cues.filter((cue) => cue.aspect === aspect && cue.sentiment !== 'neutral');
}

const QUOTES = new Set(['"', '“', '”']);
const LOUD = new Set(['!', '?', ...QUOTES]);

/** Cuts a text into its passages and looks up the cues of each. */
export function readPassages(text: string, lexicon: Lexicon, language?: Language): Passage[] {
  return passagesIn(readText(text, language), lexicon);
}

/** The passages of a text that has already been split into words and sentences. */
export function passagesIn(text: TokenisedText, lexicon: Lexicon): Passage[] {
  const tokens = withoutNames(text, lexicon);
  const ownersOf = createOwners(text.language.owners);
  return text.sentences.flatMap((sentence, index) => {
    const within = wordsOf(tokens, sentence, text.language);
    const owners = ownersOf(within, sentence.segments.length);
    const { cues, denials } = cuesIn(within, lexicon);
    return placesIn(tokens, sentence, within).flatMap((place, segment): Passage[] => {
      const owned = owners[segment];
      // A segment may have nothing but marks.
      if (place.first === place.last || owned === undefined) return [];
      const denied = (denials.get(segment) ?? []).map(({ aspect }) => aspect);
      return [{ ...place, sentence: index, within, cues: cues.get(segment) ?? [], denied, owned }];
    });
  });
}

/** Replaces all names by one word, except names that occur in the editors' cues. */
function withoutNames(text: TokenisedText, { index, ownStems }: Lexicon): readonly Token[] {
  const isName = nameTokens(text, (stem) => index.numbers.has(stem));
  return text.tokens.map((token, at) => (isName[at] && !ownStems.has(token.stem) ? asName(token) : token));
}

/** The cues in a sentence, and the denials, by the segments to which they belong. */
function cuesIn(within: SentenceWords, lexicon: Lexicon) {
  const { rules } = within.language;
  const found = readCues(lexicon, within.stems, rules.adjectivesFollow ? within.segments : undefined);
  const cues = found.cues.flatMap((cue): RatedCue[] => {
    const sentiment = rateCue(cue, within, rules);
    return sentiment === undefined ? [] : [{ ...cue, sentiment, isTurned: sentiment !== cue.sentiment }];
  });
  return {
    cues: Map.groupBy(cues, (cue) => segmentOf(cue, within)),
    denials: Map.groupBy(found.denials, (denial) => segmentOf(denial, within)),
  };
}

/** Where each segment of a sentence stands, and where its subject begins. */
function placesIn(
  tokens: readonly Token[],
  { segments }: Sentence,
  within: SentenceWords,
): (Stretch & Span & Pick<Passage, 'subjectStart'>)[] {
  const { joints } = within.language;
  let last = 0;
  /** Where a subject begins of which nothing has been said yet. */
  let begun: number | undefined;
  return segments.map((segment, number) => {
    const first = last;
    while (within.segments[last] === number) last += 1;
    const place = trimmed(tokens, segment.first, segment.last);
    const subjectStart = begun !== undefined && within.words[first] === joints.and ? begun : place.start;
    // A single word at the beginning is a name or a noun, known or not: "Prince | and his team were late".
    const isSingle = number === 0 && last === first + 1;
    begun = isSingle || isSubject(within.words.slice(first, last), joints) ? (begun ?? place.start) : undefined;
    return { ...place, subjectStart, first, last };
  });
}

/** Whether words are only a subject, or a part of one: a name, a pronoun, a noun with its article. */
function isSubject(words: readonly string[], { and, determiners, pronouns }: Joints): boolean {
  const [first = '', ...others] = words[0] === and ? words.slice(1) : words;
  if ([first, ...others].every((word) => word === NAME)) return true;
  return others.length === 0 ? pronouns.has(first) : others.length === 1 && determiners.has(first);
}

/**
 * The segment to which a cue belongs. If it extends over a comma, that is the one in which it ends, where its verdict stands, but
 * a last word that only joins two segments, as in "rude and", is not counted.
 */
function segmentOf({ first, last }: Span, { words, segments, language }: SentenceWords): number {
  const joins = last - first > 1 && language.joints.joins.has(words[last - 1] ?? '');
  return segments[joins ? last - 2 : last - 1] ?? -1;
}

function wordsOf(tokens: readonly Token[], { first, last, segments }: Sentence, language: Language): SentenceWords {
  const counted: Token[] = [];
  const numbers: number[] = [];
  segments.forEach((segment, number) => {
    for (const token of tokens.slice(segment.first, segment.last)) {
      if (token.kind === 'mark' && !LOUD.has(token.word)) continue;
      counted.push(token);
      numbers.push(number);
    }
  });
  const stems = counted.map(({ stem }) => stem);
  const words = counted.map(({ word }) => word);
  const place = stretchOf(tokens, { first, last });
  return { ...place, stems, words, language, segments: numbers, quoted: quotedWords(words) };
}

/** Which words stand between two quotation marks. An unpaired mark quotes nothing. */
function quotedWords(words: readonly string[]): boolean[] {
  const quoted = words.map(() => false);
  const marks = words.flatMap((word, at) => (QUOTES.has(word) ? [at] : []));
  for (let mark = 0; mark + 1 < marks.length; mark += 2) quoted.fill(true, marks[mark], marks[mark + 1]);
  return quoted;
}

/** Whether a passage and a stretch of the text share at least half of the shorter one. */
export function sharesHalf(passage: Stretch, { start, end }: Stretch): boolean {
  const shared = Math.min(passage.end, end) - Math.max(passage.start, start);
  return shared >= Math.min(passage.end - passage.start, end - start) / 2;
}

/** Whether the mark belongs to the figure before it. */
function isPercent(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === '%' && tokens[at - 1]?.kind === 'number';
}

/** From the first word to the last, without the marks at both ends, except for the brackets around "[removed]". */
function trimmed(tokens: readonly Token[], first: number, last: number): Stretch {
  const has = (mark: string) => tokens.slice(first, last).some(({ word }) => word === mark);
  const [opening, closing] = [has(']') ? '[' : '', has('[') ? ']' : ''];
  let from = first;
  let to = last;
  while (from < to - 1 && tokens[from]?.kind === 'mark' && tokens[from]?.word !== opening) from += 1;
  while (to > from + 1 && tokens[to - 1]?.kind === 'mark' && tokens[to - 1]?.word !== closing && !isPercent(tokens, to - 1))
    to -= 1;
  return stretchOf(tokens, { first: from, last: to });
}
