import { wordEnd } from '../../reviews/text/cutting/word-edges.ts';
import type { Language } from '../languages/language.ts';
import type { Passage } from '../model/passages.ts';
import type { Stretch } from '../text/segments.ts';

/** In UTF-16 code units. A shorter quote is widened to its sentence, and a longer one is cut at a word. */
const SHORTEST = 16;
const LONGEST = 200;
/** How much of each end is searched for a word that joins. */
const LOOKED_AT = 20;

/** The place of the quote for neighbouring passages, from the first of them to the last. */
export function quoteOf(text: string, first: Passage, last: Passage): Stretch {
  const narrow = withoutJoins(text, first.subjectStart, last.end, first.within.language.joining);
  const wide = { start: first.within.start, end: last.within.end };
  const { start, end } = narrow.end - narrow.start < SHORTEST && wide.end - wide.start <= LONGEST ? wide : narrow;
  return { start, end: end - start <= LONGEST ? end : wordEnd(text, start + LONGEST, start) };
}

/** Leaves out the words that join a quote to what stands before or after it, because a quote stands alone. */
export function withoutJoins(text: string, start: number, end: number, joining: Language['joining']): Stretch {
  const [before = ''] = joining.before.exec(text.slice(start, Math.min(end, start + LOOKED_AT))) ?? [];
  const [after = ''] = joining.after.exec(text.slice(Math.max(start + before.length, end - LOOKED_AT), end)) ?? [];
  return { start: start + before.length, end: end - after.length };
}
