import type { Review } from '../../reviews/schemas/review.ts';
import { isBorneOut } from './evidence.ts';
import type { AspectInsight } from './insights-schema.ts';

/** The summary does not speak of aspects with fewer mentions. */
const LEAST = 3;

type Side = 'positive' | 'negative';

/** A summary for editors who wrote none, made of counts and quotes alone; empty without reviews. */
export function composeSummary(
  reviews: readonly Pick<Review, 'rating'>[],
  average: number | null,
  aspects: readonly AspectInsight[],
): string {
  if (reviews.length === 0 || average === null) return '';
  const named = (side: Side, isMeant: (aspect: AspectInsight) => boolean, most: number) =>
    aspects
      .filter((aspect) => aspect.mentions >= LEAST && isBorneOut(aspect, side) && isMeant(aspect))
      .toSorted((a, b) => b[side] - a[side])
      .slice(0, most);
  return [
    `${count(reviews.length, 'verified review')}, ${average.toFixed(2)} stars on average.`,
    ...sentences(
      ['Praised most', 'Also praised'],
      named('positive', ({ positive, negative }) => positive > negative, 3),
      'positive',
    ),
    ...sentences(
      ['Blamed most', 'Also blamed'],
      named('negative', () => true, 2),
      'negative',
    ),
  ].join(' ');
}

/** A sentence on the first of the aspects, with a quote, and one that names the others. */
function sentences([head, more]: readonly [string, string], [first, ...others]: readonly AspectInsight[], side: Side): string[] {
  if (first === undefined) return [];
  const quote = first.evidence.find(({ sentiment }) => sentiment === side)?.quote;
  const told = `${head}: ${timesOf(first, side)}, as in “${quote}”.`;
  return others.length === 0 ? [told] : [told, `${more}: ${others.map((aspect) => timesOf(aspect, side)).join(' and ')}.`];
}

function timesOf(aspect: AspectInsight, side: Side): string {
  return `${inSentence(aspect.name)} (${aspect[side]} of ${count(aspect.mentions, 'mention')})`;
}

/** An aspect's name within a sentence: in lower case, unless it begins with initials. */
function inSentence(name: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
