import { isOrdinary } from '../entities/names/ordinary-words.ts';
import { isGivenName } from '../entities/people/given-names.ts';
import type { Language } from '../languages/language.ts';
import type { TokenisedText } from '../languages/tokenised-text.ts';
import { isPlainSmallLetter } from '../text/plain-word.ts';
import type { Sentence } from '../text/segments.ts';
import type { Token } from '../text/tokens.ts';

/** The stem that stands for every name, so that the model learns nothing about particular people. */
export const NAME = '<name>';

/** A token whose word is replaced by the one that stands for every name. */
export function asName(token: Token): Token {
  return { ...token, word: NAME, stem: NAME };
}

const TITLES = new Set(['mr', 'mrs', 'ms', 'dr', 'miss', 'mister', 'doctor', 'prof']);
/** After one of these marks a word may be capitalised only because something begins there. */
const OPENING = /^(?:["“”‘'«(:•*–—¡¿]|\.{2,}|…)$/;
/**
 * If more than this share of a sentence's words are capitalised, it is a title or all in capitals, and its capitals mark no
 * names.
 */
const MOST_CAPITALS = 0.6;
const SHORTEST_TITLE = 4;

/**
 * Tells for each token of a text whether it is a name, or part of one. `isKnown` tells whether a stem is a word of the lexicon.
 */
export function nameTokens({ text, language, tokens, sentences }: TokenisedText, isKnown: (stem: string) => boolean): boolean[] {
  const isName = tokens.map(() => false);
  for (const sentence of sentences) {
    const isTitle = isWrittenInCapitals(text, tokens, sentence);
    for (let at = sentence.first; at < sentence.last; at += 1) {
      const token = tokens[at];
      if (token === undefined || !isCapitalised(text, token)) continue;
      const opens = isTitle || at === sentence.first || OPENING.test(tokens[at - 1]?.word ?? '');
      isName[at] =
        followsTitle(tokens, at) || (isName[at - 1] === true && !isTitle) || isNameAlone(token, opens, language, isKnown);
    }
  }
  return isName;
}

function isNameAlone({ word, stem }: Token, opens: boolean, { noNames }: Language, isKnown: (stem: string) => boolean): boolean {
  const bare = word.replace(/'s?$/, '');
  const ordinary = isOrdinary(bare) || noNames.has(bare);
  if (isGivenName(bare)) return !opens || !ordinary;
  return !opens && !ordinary && !bare.includes("'") && !isKnown(stem);
}

/** A capital and then a small letter. */
function isCapitalised(text: string, { kind, start, end }: Token): boolean {
  if (kind !== 'word' || end - start === 1 || isPlainSmallLetter(text.charCodeAt(start))) return false;
  return /^\p{Lu}['’]?\p{L}*\p{Ll}/u.test(text.slice(start, end));
}

function isWrittenInCapitals(text: string, tokens: readonly Token[], { first, last }: Sentence): boolean {
  const words = tokens.slice(first, last).filter(({ kind }) => kind === 'word');
  if (words.length < SHORTEST_TITLE) return false;
  const capitals = words.filter(({ start }) => !isPlainSmallLetter(text.charCodeAt(start)) && /\p{Lu}/u.test(text.charAt(start)));
  return capitals.length > MOST_CAPITALS * words.length;
}

function followsTitle(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word === '.' ? tokens[at - 2] : tokens[at - 1];
  return before !== undefined && TITLES.has(before.word);
}
