import type { LocalEncoding } from './local-encoding.ts';

/** How well a text fits its encoding: of its characters that are not ASCII, how many no person would have written so. */
interface Fit {
  count: number;
  odd: number;
  /** What is no character of the encoding. */
  lost: number;
  /** Hiragana and katakana. */
  kana: number;
}

/** Old encodings that are told by what results from them. */
export type OldEncoding = 'windows-1252' | 'macintosh' | LocalEncoding;

const WESTERN: readonly OldEncoding[] = ['windows-1252', 'macintosh'];

/** The old encoding in which a text makes sense; `undefined` if it makes none in all of them. `local`: those of its country. */
export async function oldEncoding(
  decode: (encoding: OldEncoding) => AsyncIterable<string>,
  local: readonly LocalEncoding[] = [],
): Promise<OldEncoding | undefined> {
  const japanese = await fitOf(decode('shift_jis'));
  if (japanese.lost === 0 && japanese.kana * 5 >= japanese.count) return 'shift_jis';
  const fits = [];
  for (const encoding of [...local, ...WESTERN]) {
    const { count, odd, lost } = await fitOf(decode(encoding));
    if (lost === 0 || WESTERN.includes(encoding)) fits.push({ encoding, share: odd / Math.max(count, 1) });
  }
  // Of equal ones the local one, or that of Windows, which is far more common than a Mac's.
  const [best] = fits.sort((a, b) => a.share - b.share);
  return best !== undefined && best.share <= MOST_ODD ? best.encoding : undefined;
}

/** People make mistakes, and emoji become question marks. */
const MOST_ODD = 0.15;

async function fitOf(text: AsyncIterable<string>): Promise<Fit> {
  const fit = { count: 0, odd: 0, lost: 0, kana: 0 };
  for await (const piece of text) look(piece, fit);
  return fit;
}

function look(text: string, fit: Fit): void {
  fit.count += occurrences(text, /\P{ASCII}/gu);
  fit.odd += occurrences(text, ODD);
  fit.lost += occurrences(text, /\ufffd/g);
  fit.kana += occurrences(text, /[\u3041-\u30fe]/g);
}

function occurrences(text: string, of: RegExp): number {
  return text.match(of)?.length ?? 0;
}

/** Ends of words behind an apostrophe (`don’t`), and beginnings before one (`l’été`, `dell’anno`). */
const BEHIND = '(?:[stdm]|re|ve|ll|em|er|n)(?!\\p{L})';
const BEFORE = '(?<!\\p{L})(?:\\p{L}|qu|\\p{L}*ll|jusqu|lorsqu|puisqu|aujourd|quest|quell|sant|anch|cos|com|dov|c)';

/** A letter of another script than Latin, or its marks and digits. */
const OTHER = '(?:(?!\\p{Script=Latin})(?=[\\u0370-\\u{10ffff}])[\\p{L}\\p{M}\\p{Nd}])';
/** What is not ASCII in a text with Latin letters. */
const LATIN = '[^\\s\\0-\\x7f\\u0370-\\u1fff\\u3000-\\u{10ffff}]';

/** A character that is not ASCII, where nobody writes it. */
const ODD = new RegExp(
  `(?=\\P{ASCII})(?:${[
    // No character of the encoding, or none of a text.
    '[\\ufffd\\x80-\\x9f\\ue000-\\uf8ff]',
    // A capital behind a small letter, or between a capital and a small letter (`MŸller`); of those that are not ASCII.
    '(?<=\\p{Ll})[^\\P{Lu}A-Z]',
    '(?<=\\p{Lu})[^\\P{Lu}A-Z](?=\\p{Ll})',
    // A sign within a word, or at the end of one.
    '(?<=\\p{L})(?:[^\\P{S}\\0-\\x7f]|[¹²³¼½¾¶])(?=\\p{L})',
    '(?<=\\p{L})[†‡‰„‚‹¤¦§¨¯´¸¬¿¡Ωπ∂√∫≈∆∑∏ﬁﬂ÷×˙˚ˆ˜ˇ](?!\\d)',
    '(?<=\\p{Ll})—(?=n(?!\\p{L}))',
    `(?<=\\p{L})(?<!${BEFORE})’(?!${BEHIND})(?=\\p{Ll})`,
    // Four in a row: words of languages with Latin letters have three at most.
    `(?<=${LATIN}{3})${LATIN}`,
    // A letter of another script alone, or beside a Latin one (`Mόller`).
    `${OTHER}(?:(?=\\p{Script=Latin})|(?<=\\p{Script=Latin}.))`,
    `(?<!${OTHER})${OTHER}(?!${OTHER})`,
  ].join('|')})`,
  'gu',
);
