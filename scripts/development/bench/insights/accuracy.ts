import { compare, figuresOf, interval } from '../../insights/measuring/measure.ts';
import type { JudgedReview, ReviewSet } from './review-sets.ts';
import type { System } from './systems.ts';
import { formatTable, threeDigits } from './table.ts';

const HEAD = ['system', 'stars', 'aspect F1', 'aspect + sentiment F1', '95 % interval', 'polarity accuracy', 'macro-F1'];

/** The heading of a set and the figures of each system on it. */
export function accuracyLines({ title, reviews }: ReviewSet, systems: readonly System[]): string[] {
  const labels = reviews.flatMap((review) => review.labels);
  const optional = labels.filter((label) => label.optional);
  return [
    `${title}: ${reviews.length} reviews with ${labels.length} labels, ${optional.length} of them optional`,
    ...formatTable([HEAD, ...systems.map((system) => rowOf(system, reviews))]),
  ];
}

function rowOf(system: System, reviews: readonly JudgedReview[]): string[] {
  const comparisons = reviews.map((review) => compare(review.labels, system.mentions(review)));
  const figures = figuresOf(comparisons);
  const { low, high } = interval(comparisons);
  return [
    system.name,
    system.stars ? 'yes' : 'no',
    threeDigits(figures.aspect_f1),
    threeDigits(figures.pair_f1),
    `${threeDigits(low)} to ${threeDigits(high)}`,
    threeDigits(figures.polarity_accuracy),
    threeDigits(figures.polarity_macro_f1),
  ];
}
