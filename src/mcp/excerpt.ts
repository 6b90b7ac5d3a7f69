import { readText } from '../insights/text/tokenised-text.ts';
import { shorten } from '../reviews/shorten.ts';
import type { ReadTerms } from './word-search/terms.ts';

/** In UTF-16 code units: a median review comes whole. */
const LONGEST = 300;

/** Makes what cuts out of a text the sentences that hold most of the terms; a short text stays whole. */
export function createExcerpts(readTerms: ReadTerms): (text: string, terms: readonly string[]) => string {
  return (text, terms) => {
    if (text.length <= LONGEST) return text;
    const wanted = new Set(terms);
    const holds = (start: number) => new Set(readTerms(text.slice(start, start + LONGEST))).intersection(wanted).size;
    const starts = sentenceStarts(text).map((start) => ({ start, count: holds(start) }));
    const { start } = starts.reduce((best, each) => (each.count > best.count ? each : best), { start: 0, count: 0 });
    return cutFrom(text, start);
  };
}

/** The sentence in which a passage begins, after the one before it, and what follows; a short text stays whole. */
export function partAround(text: string, passage: number): string {
  if (text.length <= LONGEST) return text;
  const [start = 0] = sentenceStarts(text)
    .filter((each) => each <= passage)
    .slice(-2)
    // A sentence before that is long would leave no room for the passage.
    .filter((each, place, both) => place === both.length - 1 || passage - each <= LONGEST / 3);
  return cutFrom(text, Math.max(start, passage - LONGEST / 2));
}

function sentenceStarts(text: string): number[] {
  const { tokens, sentences } = readText(text);
  return sentences.map(({ first }) => tokens[first]?.start ?? 0);
}

function cutFrom(text: string, start: number): string {
  return start === 0 ? shorten(text, LONGEST) : `…${shorten(text.slice(start), LONGEST - 1)}`;
}
