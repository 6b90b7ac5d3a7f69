import { onceFor } from '../../once.ts';
import { endOfPlainWord } from './plain-word.ts';
import { createWordMemory } from './word-memory.ts';

type TokenKind = 'word' | 'number' | 'money' | 'clock' | 'emoji' | 'mark';

/** A word, a figure or a mark, with its place in the text in UTF-16 code units. */
export interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
  /** In lower case, with plain apostrophes, and without soft hyphens and the full stops of initials. */
  readonly word: string;
  /** What all forms of a word share: `arrived` and `arriving` both have `arriv`. All figures of one kind have the same stem. */
  readonly stem: string;
}

const CLOCK = String.raw`\d{1,2}(?::\d\d)?\s?[ap]\.?m\b\.?|\d{1,2}:\d\d`;
const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
/** "A.C.", "U.S.": a full stop after the last letter is taken as part of the initials. */
const INITIALS = String.raw`(?<![\p{L}\p{M}])\p{L}(?:\.\p{L})+(?![\p{L}\p{M}])\.?`;
/** A soft hyphen, which text copied from a page may have within its words, is part of them. */
const LETTERS = String.raw`\p{L}[\p{L}\p{M}\xad]*`;
const WORD = String.raw`${INITIALS}|${LETTERS}(?:['’ʼ‘´\x60]${LETTERS})*`;
/** A pictograph with its variation selector and skin tone, which readers see as one sign. */
const PICTURE = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})*`;
const EMOJI = String.raw`${PICTURE}(?:\u200D${PICTURE})*|\p{RI}{2}`;
/** A hyphen between spaces is a dash. */
const DASH = String.raw`(?<=\s)-{1,2}(?=\s)`;
const MARK = String.raw`\.{2,}|[!?]{2,}|${DASH}|[^\s\-‐‑]`;
const KINDS = ['money', 'clock', 'number', 'word', 'emoji'] as const;

/** How a language writes: its numbers and amounts of money, and which forms belong to the same word. */
export interface WordForms {
  /** The source of a pattern for an amount of money. */
  readonly money: string;
  readonly numbers: ReadonlySet<string>;
  /** The word for "and", as which "&" is read. */
  readonly and: string;
  /** Normalises a lower-case word for comparison. */
  fold(word: string): string;
  /** The stem of a folded word. */
  stemOf(word: string): string;
}

/** The part of a token that depends only on how it is written, and not on where it stands. */
type Form = Pick<Token, 'kind' | 'word' | 'stem'>;

/** Each keeps the words that it has met. */
const tokeniserOf = onceFor(createTokeniser, new WeakMap());

/** Splits a text into tokens. White space and hyphens separate tokens and are dropped. */
export function tokenise(text: string, forms: WordForms): Token[] {
  return tokeniserOf(forms)(text);
}

/** The stems of the words of a text, without its figures and marks. */
export function wordStems(text: string, forms: WordForms): string[] {
  return tokenise(text, forms).flatMap(({ kind, stem }) => (kind === 'word' ? [stem] : []));
}

function createTokeniser(forms: WordForms): (text: string) => Token[] {
  const remember = createWordMemory<Form>();
  const pattern = new RegExp(`(${forms.money})|(${CLOCK})|(${NUMBER})|(${WORD})|(${EMOJI})|${MARK}`, 'giu');
  const formOfWord = (word: string) => wordForm(word, forms);
  return (text) => {
    const tokens: Token[] = [];
    for (let at = 0; ; ) {
      while (text.charCodeAt(at) === SPACE) at += 1;
      const end = endOfPlainWord(text, at);
      if (end > at) {
        const written = text.slice(at, end);
        tokens.push(tokenOf(written, at, remember(written, formOfWord)));
        at = end;
      } else {
        pattern.lastIndex = at;
        const match = pattern.exec(text);
        if (match === null) return tokens;
        const form = remember(match[0], (written) => formOf(written, match, forms));
        tokens.push(tokenOf(match[0], match.index, form));
        at = pattern.lastIndex;
      }
    }
  };
}

const SPACE = 0x20;

/** Replaces curly and other apostrophes by `'`. The length stays the same. */
export function plainApostrophes(text: string): string {
  return text.replace(/[’ʼ‘´`]/g, "'");
}

function tokenOf(written: string, start: number, { kind, word, stem }: Form): Token {
  return { kind, start, end: start + written.length, word, stem };
}

function formOf(written: string, match: RegExpExecArray, forms: WordForms): Form {
  if (written === '&') return wordForm(forms.and, forms);
  const kind = KINDS[match.indexOf(written, 1) - 1] ?? 'mark';
  if (kind === 'word') return wordForm(written, forms);
  const word = kind === 'mark' ? plainMark(written) : plainApostrophes(written.toLowerCase());
  return { kind, word, stem: kind === 'mark' || kind === 'emoji' ? word : `<${kind}>` };
}

/** Several marks in a row mean what one of them does. */
function plainMark(written: string): string {
  if (written.startsWith('-')) return '–';
  if (/^[!?]{2,}$/.test(written)) return written.includes('?') ? '?' : '!';
  return plainApostrophes(written.toLowerCase());
}

function wordForm(written: string, { fold, numbers, stemOf }: WordForms): Form {
  const word = fold(
    plainApostrophes(written.toLowerCase())
      .replaceAll(/[.\xad]/g, '')
      .normalize('NFC'),
  );
  return { kind: 'word', word, stem: numbers.has(word) ? '<number>' : stemOf(word) };
}
