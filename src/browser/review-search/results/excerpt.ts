import type { Span } from '../../../reviews/text/marked-text.ts';
import { splitsPair, wordStart } from '../../../reviews/text/word-start.ts';

/** In UTF-16 code units: if the first hit ends further down, the text is cut. */
const FAR = 300;
/** How much stands before a hit, and how much is shown in all. */
const BEFORE = 80;
const LENGTH = 400;

/** The part of a long text around the first hit, cut between words where it has spaces; `undefined` if the hit is not far down. */
export function excerptOf(text: string, hits: readonly Span[]): Span | undefined {
  const [first] = hits;
  if (!first || first.end <= FAR) return undefined;
  const start = first.start <= BEFORE ? 0 : wordStart(text, first.start - BEFORE, first.start);
  const end = wordEnd(text, Math.max(first.end, start + LENGTH), first.end);
  return { start, end };
}

/** The last end of a word from `earliest` up to a place; without one, that of the character before. */
function wordEnd(text: string, to: number, earliest: number): number {
  if (to >= text.length) return text.length;
  const kept = text.slice(earliest, to + 1).match(/^[\s\S]*(?=\s)/)?.[0];
  return kept === undefined ? to - Number(splitsPair(text, to)) : earliest + kept.trimEnd().length;
}
