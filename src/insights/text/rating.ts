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

/** Reads "2/5", of which marks are left out, "2 out of 5", "2 stars" or "★★", which begins at a word. */
export function ratingAt(words: readonly string[], first: number): Rating | undefined {
  let last = first;
  while (STAR.test(words[last] ?? '')) last += 1;
  // A single star is an ornament more often than the worst verdict.
  if (last - first > 1) return { sentiment: sentimentOf((last - first) / 5), last };
  if (!FIGURE.test(words[first] ?? '')) return undefined;
  const value = Number(words[first]?.replace(',', '.'));
  const at = words[first + 1] === 'out' && words[first + 2] === 'of' ? first + 3 : first + 1;
  const total = FIGURE.test(words[at] ?? '') ? Number(words[at]) : undefined;
  const isOfStars = (place: number) => STARS.test(words[place] ?? '') || STAR.test(words[place] ?? '');
  if (total !== undefined && TOTALS.has(total))
    return { sentiment: sentimentOf(value / total), last: isOfStars(at + 1) ? at + 2 : at + 1 };
  return isOfStars(first + 1) && value <= 5 ? { sentiment: sentimentOf(value / 5), last: first + 2 } : undefined;
}

function sentimentOf(share: number): Sentiment {
  if (share >= PRAISE) return 'positive';
  return share <= BLAME ? 'negative' : 'neutral';
}
