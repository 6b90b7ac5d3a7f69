import type { Learned } from '../../../src/insights/engine.ts';
import { readLearned } from '../../../src/insights/learned.ts';
import { type LabelledReview, readPart, writerOf } from '../../insights/corpus.ts';
import type { Row } from '../results.ts';
import { accuracyLines } from './accuracy.ts';
import { leaveOut, writerLines } from './cross-validation.ts';
import { readTestPart } from './review-sets.ts';
import { engineReader, lexiconReader, systemsOf } from './systems.ts';
import { allIngredients, type Ingredients, variantsOf } from './variants.ts';

/**
 * Measures what each part of the model contributes, how much a larger corpus would help, and how well the model reads writers
 * that it has never seen.
 */
export async function benchInsightsAblation(): Promise<Row[]> {
  const shipped = readLearned();
  const [training, tuning] = [readPart('train'), readPart('tune')];
  compareVariants(shipped, training, tuning);
  validateAcrossWriters(allIngredients(shipped, [...training, ...tuning]));
  return [];
}

function compareVariants(shipped: Learned, training: readonly LabelledReview[], tuning: readonly LabelledReview[]): void {
  const variants = variantsOf(allIngredients(shipped, training), tuning);
  const readers = variants.map(({ name, fit }) => engineReader(name, timed(name, fit)));
  const systems = systemsOf([engineReader('as shipped', shipped), ...readers, lexiconReader()]);
  console.log(
    `insights-ablation: learned from ${training.length} reviews (the training part), with the thresholds that are best on ${tuning.length} others (the tuning part); what ships has learned from both`,
  );
  console.log(accuracyLines(readTestPart(), systems).join('\n'));
}

function validateAcrossWriters(all: Ingredients): void {
  const writers = [...new Set(all.reviews.map(writerOf))].sort();
  const figures = writers.map((writer) => timed(`without writer ${writer}`, () => leaveOut(writer, all)));
  console.log(
    `the ${writers.length} writers of the training and tuning parts: learned without a writer, measured on him; thresholds as shipped`,
  );
  console.log(writerLines(figures).join('\n'));
}

/** Runs work, and prints on stderr how long it took. */
function timed<T>(name: string, work: () => T): T {
  const started = performance.now();
  const result = work();
  console.error(`  … ${name}: learned in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return result;
}
