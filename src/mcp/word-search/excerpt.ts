import { readText } from '../../insights/text/tokenised-text.ts';
import { shorten } from '../../reviews/shorten.ts';
import type { ReadTerms } from './terms.ts';

/** In UTF-16 code units: a median review comes whole. */
const LONGEST = 300;

/** Makes what cuts out of a text the sentences that hold most of the terms; a short text stays whole. */
export function createExcerpts(readTerms: ReadTerms): (text: string, terms: readonly string[]) => string {
  return (text, terms) => {
    if (text.length <= LONGEST) return text;
    const wanted = new Set(terms);
    const holds = (start: number) => new Set(readTerms(text.slice(start, start + LONGEST))).intersection(wanted).size;
    const { tokens, sentences } = readText(text);
    const starts = sentences.map(({ first }) => tokens[first]?.start ?? 0).map((start) => ({ start, count: holds(start) }));
    const { start } = starts.reduce((best, each) => (each.count > best.count ? each : best), { start: 0, count: 0 });
    return start === 0 ? shorten(text, LONGEST) : `…${shorten(text.slice(start), LONGEST - 1)}`;
  };
}
