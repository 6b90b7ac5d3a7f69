import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEngine, type Learned } from '../../src/insights/engine.ts';
import { readBuiltInCues, readBuiltInKinship } from '../../src/insights/lexicon/built-in.ts';
import { buildLexicon } from '../../src/insights/lexicon/lexicon.ts';
import { readWeights, type WeightsFile } from '../../src/insights/model/weights.ts';
import { type LabelledReview, readPart } from './corpus.ts';
import { fitAspectModel } from './fit.ts';
import { fitSpanModel, readTargets, spansOf } from './fit-spans.ts';
import { compare, figuresOf, interval } from './measure.ts';

const MODEL = join(import.meta.dirname, '../../src/insights/model');

/** Learns the aspect model from the corpus, measures it on the test part, and gives both files as texts. */
export function train(): { weights: string; accuracy: string } {
  const lexicon = buildLexicon(readBuiltInCues());
  const kinship = readBuiltInKinship();
  const [training, tuning, test] = [readPart('train'), readPart('tune'), readPart('test')];
  // The threshold is that of a model that has not seen the tuning part; the model that ships has.
  const threshold = bestThreshold(readWeights(fitAspectModel(training, lexicon, kinship)), tuning);
  const file: WeightsFile = fitAspectModel([...training, ...tuning], lexicon, kinship);
  const learned = learnedOf(readWeights(file), threshold);
  return {
    weights: `${JSON.stringify({ ...file, threshold: learned.threshold })}\n`,
    accuracy: `${JSON.stringify(accuracyOf(learned, test), undefined, 2)}\n`,
  };
}

/** Without a span model, which measuring does not need. */
function learnedOf(weights: Learned['weights'], threshold: number): Learned {
  return {
    weights,
    threshold,
    spans: readWeights({ columns: [], steps: [], hashes: '', weights: '' }),
  };
}

/** So much of F1 is given up for fewer false findings, since what is published should be true. */
const GIVEN_FOR_PRECISION = 0.02;

/** The highest threshold that is nearly as good as the best. */
export function bestThreshold(weights: Learned['weights'], reviews: readonly LabelledReview[]): number {
  const candidates = Array.from({ length: 31 }, (_, at) => (10 + at) / 100);
  const scored = candidates.map((threshold) => {
    const engine = createEngine(learnedOf(weights, threshold));
    return { threshold, f1: figuresOf(reviews.map((review) => compare(review.labels, engine.mentions(review)))).pair_f1 };
  });
  const best = Math.max(...scored.map(({ f1 }) => f1));
  return scored.findLast(({ f1 }) => f1 >= best - GIVEN_FOR_PRECISION)?.threshold ?? 0.5;
}

function accuracyOf(learned: Learned, reviews: readonly LabelledReview[]) {
  const engine = createEngine(learned);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const measured = (withStars: boolean) => {
    const comparisons = reviews.map(({ text, rating, labels }) =>
      compare(labels, engine.mentions({ text, ...(withStars && { rating }) })),
    );
    const { low, high } = interval(comparisons, 'pair_f1');
    return { ...mapValues(figuresOf(comparisons), round), pair_f1_low: round(low), pair_f1_high: round(high) };
  };
  return { reviews: reviews.length, with_stars: measured(true), without_stars: measured(false) };
}

function mapValues<K extends string>(record: Readonly<Record<K, number>>, map: (value: number) => number): Record<K, number> {
  return Object.fromEntries(Object.entries<number>(record).map(([key, value]) => [key, map(value)])) as Record<K, number>;
}

/** Learns the span model from a file of labelled targets, or from the passages of the corpus. */
function trainSpans(source: string): string {
  const texts = source === 'corpus' ? spansOf([...readPart('train'), ...readPart('tune')]) : readTargets(source);
  return `${JSON.stringify(fitSpanModel(texts, readBuiltInKinship()))}\n`;
}

/** `npm run train [-- --targets <file>|corpus]`: learns the models of the insights anew; the span model only with `--targets`. */
if (import.meta.main) {
  const { targets } = parseArgs({ options: { targets: { type: 'string' } } }).values;
  if (targets !== undefined) writeFileSync(join(MODEL, 'span-weights.json'), trainSpans(targets));
  const { weights, accuracy } = train();
  writeFileSync(join(MODEL, 'aspect-weights.json'), weights);
  writeFileSync(join(MODEL, 'accuracy.json'), accuracy);
  console.log(accuracy);
}
