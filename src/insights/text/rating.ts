import type { Sentiment } from '../aspects.ts';

/** A rating in the words of a text, and the place after it. */
interface Rating {
  readonly sentiment: Sentiment;
  readonly last: number;
}

const FIGURE = /^\d+(?:[.,]\d+)?$/;
const TOTALS = new Set([5, 10]);
const STARS = /^(?:stars?|estrellas?)$/;
const STAR = /^[★⭐🌟]/u;

/** The share, 0 to 1, from which a rating praises, and up to which it blames: four and two stars of five. */
const PRAISE = 0.7;
const BLAME = 0.45;
/** Some give eleven of ten; twelve of ten is a day. */
const MOST = 1.1;

/**
 * Reads "2/5", "2 out of 5", "2 stars" or "★★", which begins at a word. The words have no marks: what stands between two figures is
 * in `text`, as "9-5" are hours.
 */
export function ratingAt(words: readonly string[], first: number, text: string): Rating | undefined {
  let last = first;
  while (STAR.test(words[last] ?? '')) last += 1;
  // A single star is an ornament more often than the worst verdict.
  if (last - first > 1) return { sentiment: sentimentOf((last - first) / 5), last };
  if (!FIGURE.test(words[first] ?? '')) return undefined;
  const value = Number(words[first]?.replace(',', '.'));
  const isSaid = words[first + 1] === 'out' && words[first + 2] === 'of';
  const at = isSaid ? first + 3 : first + 1;
  const total = FIGURE.test(words[at] ?? '') ? Number(words[at]) : undefined;
  const isOfStars = (place: number) => STARS.test(words[place] ?? '') || STAR.test(words[place] ?? '');
  if (total !== undefined && TOTALS.has(total) && value <= MOST * total && (isSaid || isRatio(text, words[first], words[at])))
    return { sentiment: sentimentOf(value / total), last: isOfStars(at + 1) ? at + 2 : at + 1 };
  return isOfStars(first + 1) && value <= 5 ? { sentiment: sentimentOf(value / 5), last: first + 2 } : undefined;
}

function isRatio(text: string, value = '', total = ''): boolean {
  return new RegExp(String.raw`(?<![\d/])${RegExp.escape(value)}\s*/\s*${total}(?![\d/])`).test(text);
}

function sentimentOf(share: number): Sentiment {
  if (share >= PRAISE) return 'positive';
  return share <= BLAME ? 'negative' : 'neutral';
}
