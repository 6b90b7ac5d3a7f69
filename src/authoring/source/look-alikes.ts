/** White space that is no space for YAML, and characters without a width. Keyboards and chat programs put them in unasked. */
export const UNSEEN = String.raw`[\u00a0\u2000-\u200f\u202f\u2060\u3000\ufeff]`;

const NAMES: Readonly<Record<string, string>> = {
  '\u00a0': 'a no-break space',
  '\u202f': 'a narrow no-break space',
  '\u3000': 'a wide space',
};

/** What a message calls a character of `UNSEEN`. */
export function unseenName(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `${NAMES[character] ?? 'an invisible character'} (U+${code})`;
}

const CURLY = /^(?:[“”„][^“”„]*[“”]|[‘‚].*[‘’]|«[^«»]*»)$/su;

/** Whether a text stands between quotes as text editors and chat programs make them, which enclose nothing in a file. */
export function isCurlyQuoted(text: string): boolean {
  return CURLY.test(text);
}

export const STRAIGHT = 'type straight quotes (")';

const EDGE = new RegExp(`^${UNSEEN}|${UNSEEN}$`, 'u');

/** The end of a message on a value that is wrong, perhaps because of characters that only look like others. */
export function lookAlikeHint(value: unknown): string {
  if (typeof value !== 'string') return '';
  if (isCurlyQuoted(value)) return `; curly quotes count as a part of the value: ${STRAIGHT} or none`;
  const unseen = EDGE.exec(value)?.[0];
  return unseen === undefined ? '' : `; ${unseenName(unseen)} is a part of it; delete that`;
}
