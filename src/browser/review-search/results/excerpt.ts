import { beginningOf } from '../../../reviews/text/cutting/beginning.ts';
import type { Span } from '../../../reviews/text/cutting/marked-text.ts';
import { wordEnd, wordStart } from '../../../reviews/text/cutting/word-edges.ts';

/** In UTF-16 code units: if the first hit ends further down, the text is cut. */
const FAR = 300;
/** How much stands before a hit, and how much is shown in all. */
const BEFORE = 80;
const LENGTH = 400;

/**
 * The part of a long text around the first hit, cut between words where it has spaces; if the hit is not far down, what lists show
 * of the text. `undefined` if all of the text is shown.
 */
export function excerptOf(text: string, hits: readonly Span[]): Span | undefined {
  const [first] = hits;
  const shown = beginningOf(text)?.length;
  // Lists show less of a text with many lines.
  if (!first || first.end <= Math.min(FAR, shown ?? FAR)) return shown ? { start: 0, end: shown } : undefined;
  const start = first.start <= BEFORE ? 0 : wordStart(text, first.start - BEFORE, first.start);
  const end = wordEnd(text, Math.max(first.end, start + LENGTH), first.end);
  return { start, end };
}
