import { wordEnd } from './word-edges.ts';

/**
 * Cuts a text to so many UTF-16 code units at most, with an ellipsis for what is missing: after a word if at least half of the
 * room is used then, and never through a character.
 */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const kept = text.slice(0, wordEnd(text, longest - 1, Math.floor(longest / 2)));
  return `${kept.trimEnd()}…`;
}

/**
 * The same on one line, because a quoted text must not look like another paragraph. No full stop or comma stands before the
 * ellipsis, where it would look like a slip.
 */
export function shortenLine(text: string, longest: number): string {
  const line = text.trim().replace(/\s+/g, ' ');
  const short = shorten(line, longest);
  return short === line ? line : short.replace(/[.,;:،؛]+…$/, '…');
}
