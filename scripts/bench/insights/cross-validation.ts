import { createEngine } from '../../../src/insights/engine.ts';
import { writerOf } from '../../insights/corpus.ts';
import { compare, type Figures, figuresOf } from '../../insights/measure.ts';
import { formatTable, threeDigits } from './table.ts';
import { type Ingredients, learn } from './variants.ts';

/** How well a model reads a writer whose reviews it was not trained on. */
export interface WriterFigures {
  readonly writer: string;
  readonly reviews: number;
  readonly withStars: Figures;
  readonly withoutStars: Figures;
}

const HEAD = ['writer', 'reviews', 'aspect F1', 'with stars: pairs', 'polarity', 'macro-F1'];
const MORE_HEAD = ['without: pairs', 'polarity', 'macro-F1'];

/** Trains without the reviews of a writer, and measures on these. */
export function leaveOut(writer: string, all: Ingredients): WriterFigures {
  const [own = [], others = []] = [true, false].map((is) => all.reviews.filter((review) => (writerOf(review) === writer) === is));
  const engine = createEngine(learn({ ...all, reviews: others }, all.shipped));
  const figures = (stars: boolean) =>
    figuresOf(own.map(({ text, rating, labels }) => compare(labels, engine.mentions(stars ? { text, rating } : { text }))));
  return { writer, reviews: own.length, withStars: figures(true), withoutStars: figures(false) };
}

/** A line for each writer, followed by the mean, the lowest and the highest of each figure. */
export function writerLines(writers: readonly WriterFigures[]): string[] {
  const figures = writers.map(columnsOf);
  const over = (name: string, of: (numbers: readonly number[]) => number) => {
    const columns = figures[0]?.map((_, column) => of(figures.map((row) => row[column] ?? Number.NaN))) ?? [];
    return [name, '', ...columns.map(threeDigits)];
  };
  return formatTable([
    [...HEAD, ...MORE_HEAD],
    ...writers.map(({ writer, reviews }, at) => [writer, `${reviews}`, ...(figures[at] ?? []).map(threeDigits)]),
    over('mean', (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length),
    over('lowest', (numbers) => Math.min(...numbers)),
    over('highest', (numbers) => Math.max(...numbers)),
  ]);
}

function columnsOf({ withStars, withoutStars }: WriterFigures): number[] {
  const verdicts = ({ pair_f1, polarity_accuracy, polarity_macro_f1 }: Figures) => [
    pair_f1,
    polarity_accuracy,
    polarity_macro_f1,
  ];
  return [withStars.aspect_f1, ...verdicts(withStars), ...verdicts(withoutStars)];
}
