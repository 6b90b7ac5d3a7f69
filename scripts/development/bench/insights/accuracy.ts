import { compare, figuresOf, interval } from '../../insights/measuring/measure.ts';
import type { JudgedReview, ReviewSet } from './review-sets.ts';
import type { System } from './systems.ts';
import { formatTable } from './table.ts';

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
    figures.aspect_f1.toFixed(3),
    figures.pair_f1.toFixed(3),
    `${low.toFixed(3)} to ${high.toFixed(3)}`,
    figures.polarity_accuracy.toFixed(3),
    figures.polarity_macro_f1.toFixed(3),
  ];
}
