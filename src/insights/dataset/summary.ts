import type { Review } from '../../reviews/schemas/review.ts';
import { aspectPath } from './aspect-path.ts';
import { isBorneOut } from './evidence.ts';
import type { AspectInsight } from './insights-schema.ts';

/** The summary does not speak of aspects with fewer mentions. */
const LEAST = 3;

type Side = 'positive' | 'negative';

/** A piece of the summary. */
export interface SummaryPart {
  readonly text: string;
  /** Where the words are that it is made of, below `{base_url}`. */
  readonly path?: string;
}

/** A summary for editors who wrote none, made of counts and quotes alone; empty without reviews. */
export function composeSummary(...input: Parameters<typeof summaryParts>): string {
  return summaryParts(...input)
    .map(({ text }) => text)
    .join('');
}

/** The same, with the places of what it counts and quotes. */
export function summaryParts(
  reviews: readonly Pick<Review, 'rating'>[],
  average: number | null,
  aspects: readonly AspectInsight[],
): SummaryPart[] {
  if (reviews.length === 0 || average === null) return [];
  const named = (side: Side, isMeant: (aspect: AspectInsight) => boolean, most: number) =>
    aspects
      .filter((aspect) => aspect.mentions >= LEAST && isBorneOut(aspect, side) && isMeant(aspect))
      .toSorted((a, b) => b[side] - a[side])
      .slice(0, most);
  return [
    { text: count(reviews.length, 'verified review'), path: '/reviews' },
    { text: `, ${average.toFixed(2)} stars on average.` },
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
  ];
}

/** A sentence on the first of the aspects, with a quote, and one that names the others. */
function sentences(
  [head, more]: readonly [string, string],
  [first, ...others]: readonly AspectInsight[],
  side: Side,
): SummaryPart[] {
  if (first === undefined) return [];
  const evidence = first.evidence.find(({ sentiment }) => sentiment === side);
  const quoted = evidence ? [{ text: ', as in ' }, { text: `“${evidence.quote}”`, path: `/reviews/${evidence.review_id}` }] : [];
  const told = [{ text: ` ${head}: ` }, ...timesOf(first, side), ...quoted, { text: '.' }];
  if (others.length === 0) return told;
  const rest = others.flatMap((aspect, at) => [...(at > 0 ? [{ text: ' and ' }] : []), ...timesOf(aspect, side)]);
  return [...told, { text: ` ${more}: ` }, ...rest, { text: '.' }];
}

function timesOf(aspect: AspectInsight, side: Side): SummaryPart[] {
  return [
    { text: `${inSentence(aspect.name)} (` },
    { text: `${aspect[side]} of ${count(aspect.mentions, 'mention')}`, path: aspectPath(aspect.id, side) },
    { text: ')' },
  ];
}

/** An aspect's name within a sentence: in lower case, unless it begins with initials. */
function inSentence(name: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
