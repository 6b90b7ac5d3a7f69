import { ASPECT_IDS, type Sentiment } from '../../../../src/insights/aspects.ts';
import type { Readable } from '../../../../src/insights/engine.ts';
import type { LabelledReview } from '../../insights/corpus.ts';
import { compare, figuresOf, interval } from '../../insights/measuring/measure.ts';

/** A method of analysis. */
interface System {
  readonly name: string;
  mentions(review: Readable): { readonly aspect: string; readonly sentiment: Sentiment }[];
}

type JudgedReview = Pick<LabelledReview, 'text' | 'rating' | 'labels'>;

const HEAD = ['system', 'aspect F1', 'aspect + sentiment F1', '95 % interval', 'polarity accuracy', 'macro-F1'];

/** A heading, and the figures of each system on the reviews, by their labels of the aspects that all trades share. */
export function accuracyLines(title: string, all: readonly JudgedReview[], systems: readonly System[]): string[] {
  const shared: ReadonlySet<string> = new Set(ASPECT_IDS);
  const reviews = all.map((review) => ({ ...review, labels: review.labels.filter(({ aspect }) => shared.has(aspect)) }));
  const labels = reviews.flatMap((review) => review.labels);
  const optional = labels.filter((label) => label.optional);
  return [
    `${title}: ${reviews.length} reviews with ${labels.length} labels, ${optional.length} of them optional`,
    ...formatTable([HEAD, ...systems.map((system) => rowOf(system, reviews))]),
  ];
}

function rowOf({ name, mentions }: System, reviews: readonly JudgedReview[]): string[] {
  const comparisons = reviews.map(({ text, rating, labels }) => compare(labels, mentions({ text, rating })));
  const figures = figuresOf(comparisons);
  const { low, high } = interval(comparisons);
  return [
    name,
    figures.aspect_f1.toFixed(3),
    figures.pair_f1.toFixed(3),
    `${low.toFixed(3)} to ${high.toFixed(3)}`,
    figures.polarity_accuracy.toFixed(3),
    figures.polarity_macro_f1.toFixed(3),
  ];
}

/** Lines of a table whose first column is flush left and whose others are flush right. */
function formatTable(rows: readonly (readonly string[])[]): string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const pad = (cell: string, column: number) => (column === 0 ? cell.padEnd(widthOf(column)) : cell.padStart(widthOf(column)));
  return rows.map((row) => `  ${row.map(pad).join('  ')}`);
}
