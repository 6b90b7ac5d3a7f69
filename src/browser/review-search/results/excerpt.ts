import type { Span } from '../../../reviews/text/marked-text.ts';

/** In UTF-16 code units: if the first hit ends further down, the text is cut. */
const FAR = 300;
/** How much stands before a hit, and how much is shown in all. */
const BEFORE = 80;
const LENGTH = 400;

/** The part of a long text around the first hit, cut between words where it has spaces; `undefined` if the hit is not far down. */
export function excerptOf(text: string, hits: readonly Span[]): Span | undefined {
  const [first] = hits;
  if (!first || first.end <= FAR) return undefined;
  const start = wordStart(text, first.start - BEFORE, first.start);
  const end = wordEnd(text, Math.max(first.end, start + LENGTH), first.end);
  return { start, end };
}

/** The first start of a word from a place on, up to `latest`; without one, as in Japanese, that of the next character. */
function wordStart(text: string, from: number, latest: number): number {
  if (from <= 0) return 0;
  const space = text.slice(from, latest).search(/\s/);
  return space < 0 ? from + Number(splitsPair(text, from)) : from + space + 1;
}

/** The last end of a word from `earliest` up to a place; without one, that of the character before. */
function wordEnd(text: string, to: number, earliest: number): number {
  if (to >= text.length) return text.length;
  const kept = text.slice(earliest, to + 1).match(/^[\s\S]*(?=\s)/)?.[0];
  return kept === undefined ? to - Number(splitsPair(text, to)) : earliest + kept.trimEnd().length;
}

/** Whether a cut at this place would leave half a surrogate pair on either side. */
function splitsPair(text: string, at: number): boolean {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff;
}
