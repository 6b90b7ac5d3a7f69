import { splitsPair } from './word-start.ts';

/** The last end of a word from `earliest` up to a place; without one, as in Japanese, that of the character before. */
export function wordEnd(text: string, to: number, earliest: number): number {
  if (to >= text.length) return text.length;
  const kept = text.slice(earliest, to + 1).match(/^[\s\S]*(?=\s)/)?.[0];
  return kept === undefined ? to - Number(splitsPair(text, to)) : earliest + kept.trimEnd().length;
}
