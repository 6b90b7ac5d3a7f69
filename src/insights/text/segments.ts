import { type Openings, runOnStarts } from './run-on.ts';
import type { Token, WordForms } from './tokens.ts';

/** A range of tokens, or of the words of a sentence, from `first` to before `last`. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** A place in a text, in UTF-16 code units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Whether two stretches share a character. */
export function overlap(a: Stretch, b: Stretch): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Where a range of tokens stands in the text. */
export function stretchOf(tokens: readonly Token[], { first, last }: Span): Stretch {
  const start = tokens[first]?.start ?? 0;
  return { start, end: tokens[last - 1]?.end ?? start };
}

/** A sentence and its segments, which are the smallest pieces that can carry a verdict of their own. */
export interface Sentence extends Span {
  readonly segments: readonly Span[];
}

const ENDS = new Set(['.', '!', '?', '…']);
const INNER = new Set([',', ';', ':', '—', '–', '(', ')', '•', '*', '=', '|']);

/** The words at which a language's sentences are split. */
export interface Joints extends Openings {
  /** Words that begin a new segment. */
  readonly joins: ReadonlySet<string>;
  /** Words after which a full stop ends no sentence. */
  readonly abbreviations: ReadonlySet<string>;
  /** Whether a joining word only strengthens the one after it: "so friendly". */
  readonly isDegree: (join: string, next: string) => boolean;
  readonly and: WordForms['and'];
  /** Pairs of words around "and" that form one expression. */
  readonly fixed: ReadonlySet<string>;
  /** Words that make a subject together with one more: "the price", "Dr. Brown". */
  readonly determiners: ReadonlySet<string>;
  /** Words that are a subject by themselves. */
  readonly pronouns: ReadonlySet<string>;
}

/**
 * Splits tokens into sentences by marks, line breaks and capitals, long ones also by the words that begin a sentence; and the
 * sentences into segments by commas and joining words.
 */
export function splitSentences(text: string, tokens: readonly Token[], joints: Joints): Sentence[] {
  const sentences: Sentence[] = [];
  let first = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    if (at + 1 < tokens.length && !endsSentence(text, tokens, at, joints)) continue;
    for (const start of [...runOnStarts(text, tokens, first, at + 1, joints), at + 1]) {
      sentences.push(sentenceOf(tokens, first, start, joints));
      first = start;
    }
  }
  return sentences;
}

function endsSentence(text: string, tokens: readonly Token[], at: number, joints: Joints): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || next === undefined) return false;
  const between = text.slice(token.end, next.start);
  if (between.includes('\n') && !isWrapped(text, token, next)) return true;
  // The full stop of initials and of "8 p.m." may also end the sentence.
  if (token.kind === 'word' || token.kind === 'clock')
    return text[token.end - 1] === '.' && between !== '' && isCapital(text, next);
  // Another mark, or a closing quote or bracket, may follow directly and then still belongs to the sentence.
  if (between === '' && (isEnd(next) || isCloser(next))) return false;
  if (token.kind === 'emoji') return next.kind !== 'emoji' && isCapital(text, next);
  if (isCloser(token)) return between !== '' && endsWith(tokens[at - 1], tokens[at - 2], joints) && isCapital(text, next);
  return endsWith(token, tokens[at - 1], joints) && (between !== '' || isCapital(text, next));
}

/** In UTF-16 code units. A line of a list is shorter. */
const SHORTEST_WRAPPED = 30;

const BREAK_BEFORE_SMALL = /^[^\S\n]*\n[^\S\n]*\p{Ll}/u;

/** Whether a sentence goes on below a line break, because an editor or an e-mail program broke a long line. */
function isWrapped(text: string, { end }: Token, { start }: Token): boolean {
  const line = end - (text.lastIndexOf('\n', end - 1) + 1);
  return line >= SHORTEST_WRAPPED && BREAK_BEFORE_SMALL.test(text.slice(end, start + 1));
}

/** Whether a sentence may end with a token. The token before it shows whether a full stop only marks an abbreviation: "Mr." */
function endsWith(token: Token | undefined, before: Token | undefined, { abbreviations }: Joints): boolean {
  if (token === undefined || !isEnd(token)) return false;
  return !(token.word === '.' && before?.kind === 'word' && abbreviations.has(before.word));
}

function isEnd({ word }: Token): boolean {
  return ENDS.has(word) || /^\.{2,}$/.test(word);
}

function isCloser({ word }: Token): boolean {
  return /^["”’'»)\]]$/.test(word);
}

function isCapital(text: string, token: Token): boolean {
  const letter = text.slice(token.start, token.start + 1);
  return letter !== letter.toLowerCase() || token.kind !== 'word';
}

function sentenceOf(tokens: readonly Token[], first: number, last: number, joints: Joints): Sentence {
  const segments: Span[] = [];
  let from = first;
  for (let at = first + 1; at < last; at += 1) {
    if (!beginsSegment(tokens, at, joints)) continue;
    segments.push({ first: from, last: at });
    from = at;
  }
  if (from < last) segments.push({ first: from, last });
  return { first, last, segments: joinEmpty(tokens, segments, joints) };
}

/** Whether a new segment begins at a token. */
function beginsSegment(tokens: readonly Token[], at: number, joints: Joints): boolean {
  const before = tokens[at - 1];
  const token = tokens[at];
  if (before === undefined || token === undefined) return false;
  // Within an expression, these are part of it: "A/C", "24/7", "3+1".
  if (before.word === '/' || before.word === '+') return before.end < token.start;
  if (before.kind === 'mark' && INNER.has(before.word)) return true;
  if (!joints.joins.has(token.word)) return false;
  const next = tokens[at + 1]?.word ?? '';
  return !joints.isDegree(token.word, next) && !(token.word === joints.and && joints.fixed.has(`${before.word} ${next}`));
}

/** Joins segments that hold no word of their own with the one before them. */
function joinEmpty(tokens: readonly Token[], segments: readonly Span[], { joins }: Joints): Span[] {
  const joined: Span[] = [];
  for (const segment of segments) {
    const previous = joined.at(-1);
    const bare = tokens.slice(segment.first, segment.last).every(({ kind, word }) => kind === 'mark' || joins.has(word));
    if (bare && previous !== undefined) joined[joined.length - 1] = { first: previous.first, last: segment.last };
    else joined.push(segment);
  }
  return joined;
}
