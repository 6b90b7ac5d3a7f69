import { foldName } from '../../../reviews/text/comparing/fold-name.ts';
import type { TokenisedText } from '../../languages/tokenised-text.ts';
import type { Stretch } from '../../text/segments.ts';

/** A word of a text, prepared for comparison with names. Its place excludes a possessive ending. */
export interface Word extends Stretch {
  readonly folded: string;
  readonly stem: string;
  /** What stands between this word and the one before. */
  readonly gap: string;
  /** Whether the first letter is a capital. */
  readonly capital: boolean;
  /** Whether it has more than one letter, all of them capitals. */
  readonly shouted: boolean;
  /** Whether a sentence, a line or a quotation begins here, so that a capital marks no name. */
  readonly opens: boolean;
  readonly possessive: boolean;
}

/** English and Spanish titles that are abbreviations, so that the full stop after one ends no sentence. */
export const SHORT_TITLES: ReadonlySet<string> = new Set('mr mrs ms mx dr sr sra srta dra'.split(' '));
/** All English and Spanish titles before a name: those of the languages whose texts are analysed. */
export const TITLES_IN_TEXTS: ReadonlySet<string> = new Set([
  ...SHORT_TITLES,
  ...'miss mister doctor senor senora senorita doctora'.split(' '),
]);
const OPENING = /[.!?¡¿…:"“”„«»()[\]\n\r•*]|\p{Extended_Pictographic}/u;
const POSSESSIVE = /['’ʼ‘´`]s$/i;
/** With what Turkish writes to a name: `Gökhan'a`, `İsmail'in`. Elsewhere that belongs to the name: `Kaua'i`, `O'Dan`. */
const TURKISH_ENDING = /['’ʼ‘´`](?:s|y?[aeıiuü]|n?[ıiuü]n|[dt][ae]n?|y?l[ae])$/i;
/** Letters of nearly every Turkish sentence, and of hardly any other language. */
const TURKISH = /[ğışĞİŞ]/;

/** Reads the words of a text, or of some of its tokens. Figures, money and marks count as parts of the gaps. */
export function readWords({ text, tokens }: Pick<TokenisedText, 'text' | 'tokens'>): Word[] {
  const words: Word[] = [];
  const ending = TURKISH.test(text) ? TURKISH_ENDING : POSSESSIVE;
  let last = 0;
  for (const token of tokens) {
    // In "Dana & Sons", a mark makes one name of two.
    if (token.kind !== 'word' || text[token.start] === '&') continue;
    const written = text.slice(token.start, token.end);
    const bare = written.replace(ending, '');
    const gap = text.slice(last, token.start);
    words.push({
      start: token.start,
      end: token.start + bare.length,
      folded: foldName(bare),
      stem: token.stem,
      gap,
      capital: /^\p{Lu}/u.test(bare),
      shouted: bare.length > 1 && bare === bare.toUpperCase() && bare !== bare.toLowerCase(),
      opens: opensSentence(gap, words.at(-1)),
      possessive: bare !== written,
    });
    last = token.end;
  }
  return words;
}

function opensSentence(gap: string, before: Word | undefined): boolean {
  if (before === undefined) return true;
  // The commonest gap by far needs no pattern.
  if (gap === ' ') return false;
  if (/^\.\s*$/.test(gap) && (SHORT_TITLES.has(before.folded) || isInitial(before))) return false;
  return OPENING.test(gap);
}

/** Whether a word is a single capital, other than the pronoun "I". */
export function isInitial({ folded, capital }: Word): boolean {
  return capital && folded.length === 1 && folded !== 'i';
}

/** Whether a capital marks a word as a name: not at the beginning of a sentence, nor beside other words in capitals. */
export function isMarkedName(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || !word.capital || word.opens) return false;
  return !(word.shouted && (words[at - 1]?.shouted || words[at + 1]?.shouted));
}
