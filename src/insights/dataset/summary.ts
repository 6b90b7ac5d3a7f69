import type { Review } from '../../reviews/schemas/review.ts';
import type { AspectInsight } from './insights-schema.ts';

/** The summary does not speak of aspects with fewer mentions. */
const LEAST = 3;

/** A summary for editors who wrote none, made of counts and quotes alone; empty without reviews. */
export function composeSummary(
  reviews: readonly Pick<Review, 'rating'>[],
  average: number | null,
  aspects: readonly AspectInsight[],
): string {
  if (reviews.length === 0 || average === null) return '';
  const spoken = aspects.filter(({ mentions }) => mentions >= LEAST);
  const praised = spoken
    .filter(({ positive, negative }) => positive > negative)
    .toSorted((a, b) => b.positive - a.positive)
    .slice(0, 3);
  const blamed = spoken
    .filter(({ negative }) => negative > 0)
    .toSorted((a, b) => b.negative - a.negative)
    .slice(0, 2);
  return [
    `${count(reviews.length, 'verified review')}, ${average.toFixed(2)} stars on average.`,
    sentence('Praised most', praised, 'positive'),
    sentence('Blamed most', blamed, 'negative'),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function sentence(head: string, aspects: readonly AspectInsight[], sentiment: 'positive' | 'negative'): string {
  if (aspects.length === 0) return '';
  const parts = aspects.map((aspect) => {
    const quote = aspect.evidence.find((evidence) => evidence.sentiment === sentiment)?.quote;
    const times = `${inSentence(aspect.name)} (${aspect[sentiment]} of ${count(aspect.mentions, 'mention')})`;
    return quote === undefined ? times : `${times}, as in “${quote}”`;
  });
  return `${head}: ${parts.join('; ')}.`;
}

/** An aspect's name within a sentence: in lower case, unless it begins with initials. */
function inSentence(name: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
