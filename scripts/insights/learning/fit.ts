import { NO_WEIGHTS, readWeights, scoresOf, type WeightsFile } from '../../../src/insights/model/weights.ts';
import type { LabelledReview } from '../corpus.ts';
import { type Table, vocabularyOf } from './learn.ts';
import { packWeights } from './pack-weights.ts';
import { type LexiconOf, type Plan, readReviews, type Vocabulary } from './plans.ts';

/** Features that occur in fewer reviews are ignored. */
const LEAST_REVIEWS = 2;
/** One in so many reviews of the corpus is learned again while fine-tuning. */
const EACH_REHEARSED = 3;
/** How many features fine-tuning changes, at most. */
const MOST_CHANGED = 40_000;

/** Learns a model; the same reviews give the same bytes. `change` is what fine-tuning changes in it. */
export function fit(plan: Plan, reviews: readonly LabelledReview[], lexiconOf: LexiconOf, change?: WeightsFile): WeightsFile {
  const read = readReviews(reviews, lexiconOf, plan.language);
  const changed = change === undefined ? NO_WEIGHTS : readWeights(change);
  const frequent = vocabularyOf(plan.documents(read), LEAST_REVIEWS);
  const all = new Set([...frequent.keys(), ...changed.hashes]);
  const vocabulary = new Map([...all].map((hash, row) => [hash, row]));
  const tables = plan.learn(read, vocabulary);
  for (const hash of changed.hashes)
    addWeights(tables, vocabulary.get(hash) ?? 0, scoresOf(changed, { hashes: [hash], values: [1] }));
  return packLargest(plan, tables, vocabulary, plan.most);
}

/** Adds weights, one for each column, to a row of tables that stand side by side. */
function addWeights(tables: readonly Table[], row: number, more: readonly number[]): void {
  let first = 0;
  for (const { columns, weights } of tables) {
    for (let column = 0; column < columns; column += 1)
      weights[row * columns + column] = (weights[row * columns + column] ?? 0) + (more[first + column] ?? 0);
    first += columns;
  }
}

/** What other reviews change in the weights that are learned from the corpus. */
export function fineTune(
  plan: Plan,
  corpusReviews: readonly LabelledReview[],
  otherReviews: readonly LabelledReview[],
  lexiconOf: LexiconOf,
): WeightsFile {
  const corpus = readReviews(corpusReviews, lexiconOf, plan.language);
  const others = readReviews(otherReviews, lexiconOf, plan.language);
  const vocabulary = vocabularyOf(plan.documents([...corpus, ...others]), LEAST_REVIEWS);
  const before = plan.learn(corpus, vocabulary);
  const rehearsed = corpus.filter((_, at) => at % EACH_REHEARSED === 0);
  const after = plan.learn(others, vocabulary, { tables: before, rehearsed });
  const change = after.map(({ columns, weights }, table) => ({
    columns,
    weights: weights.map((weight, at) => weight - (before[table]?.weights[at] ?? 0)),
  }));
  return packLargest(plan, change, vocabulary, Math.min(plan.most, MOST_CHANGED));
}

function packLargest({ columns, ranking }: Plan, tables: readonly Table[], vocabulary: Vocabulary, most: number): WeightsFile {
  const ranked = tables.filter((_, place) => ranking.includes(place));
  const kept = largest(vocabulary, ranked, most);
  return packWeights(
    columns,
    tables.map((table) => rowsOf(table, vocabulary, kept)),
    [...kept.keys()],
  );
}

function rowsOf({ columns, weights }: Table, vocabulary: Vocabulary, kept: Vocabulary): Table {
  const rows = new Float64Array(kept.size * columns);
  for (const [hash, row] of kept) {
    const from = (vocabulary.get(hash) ?? 0) * columns;
    rows.set(weights.subarray(from, from + columns), row * columns);
  }
  return { columns, weights: rows };
}

/** The features with the largest weights, renumbered. */
export function largest(vocabulary: Vocabulary, tables: readonly Table[], most: number): Map<number, number> {
  const weightOf = (id: number) =>
    Math.max(
      ...tables.map(({ columns, weights }) => Math.max(...weights.subarray(id * columns, (id + 1) * columns).map(Math.abs))),
    );
  const ranked = [...vocabulary]
    .map(([hash, id]) => ({ hash, weight: weightOf(id) }))
    .sort((a, b) => b.weight - a.weight || a.hash - b.hash);
  const kept = ranked.slice(0, most).sort((a, b) => a.hash - b.hash);
  return new Map(kept.map(({ hash }, id) => [hash, id]));
}
