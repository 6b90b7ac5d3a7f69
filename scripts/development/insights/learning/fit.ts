import { NO_WEIGHTS, readWeights, scoresOf, type Weights, type WeightsFile } from '../../../../src/insights/model/weights.ts';
import type { LabelledReview } from '../corpus.ts';
import { massesOf, type Table, vocabularyOf } from './learn.ts';
import { packWeights } from './pack-weights.ts';
import { type LexiconOf, type Plan, readReviews, type Vocabulary } from './plans.ts';

/** Features that occur in fewer reviews are ignored. */
const LEAST_REVIEWS = 2;
/** One in so many reviews of the corpus is learned again while fine-tuning. */
const EACH_REHEARSED = 3;
/** The share of a model's features that fine-tuning changes, at most. All of these are kept; the corpus decides about the others. */
const MOST_CHANGED = 2 / 3;

/** Learns a model; the same reviews give the same bytes. `change` is what fine-tuning changes in it. */
export function fit(plan: Plan, reviews: readonly LabelledReview[], lexiconOf: LexiconOf, change?: WeightsFile): WeightsFile {
  const read = readReviews(reviews, lexiconOf, plan.language);
  const documents = plan.documents(read);
  const changed = change === undefined ? NO_WEIGHTS : readWeights(change);
  const vocabulary = vocabularyWith(changed, documents);
  const tables = plan.learn(read, vocabulary);
  addWeights(tables, vocabulary, changed);
  // What fine-tuning changed matters in other reviews, however rare it is in these.
  const masses = new Map([...massesOf(documents), ...Array.from(changed.hashes, (hash) => [hash, Number.MAX_VALUE] as const)]);
  return packLargest(plan, tables, vocabulary, masses, plan.most);
}

/** Numbers the features of weights, and those that occur in enough reviews. */
function vocabularyWith({ hashes }: Weights, documents: Documents): Map<number, number> {
  const frequent = vocabularyOf(documents, LEAST_REVIEWS);
  return new Map([...new Set([...frequent.keys(), ...hashes])].map((hash, row) => [hash, row]));
}

/** Adds weights to those in tables that stand side by side. */
function addWeights(tables: readonly Table[], vocabulary: Vocabulary, more: Weights): void {
  for (const hash of more.hashes) {
    const added = scoresOf(more, { hashes: [hash], values: [1] });
    const row = vocabulary.get(hash) ?? 0;
    let first = 0;
    for (const { columns, weights } of tables) {
      for (let column = 0; column < columns; column += 1)
        weights[row * columns + column] = (weights[row * columns + column] ?? 0) + (added[first + column] ?? 0);
      first += columns;
    }
  }
}

/**
 * What other reviews change in the weights that are learned from the corpus, beside what reviews before them changed (`earlier`).
 * Learning goes on from both.
 */
export function fineTune(
  plan: Plan,
  corpusReviews: readonly LabelledReview[],
  otherReviews: readonly LabelledReview[],
  lexiconOf: LexiconOf,
  earlier?: WeightsFile,
): WeightsFile {
  const corpus = readReviews(corpusReviews, lexiconOf, plan.language);
  const others = readReviews(otherReviews, lexiconOf, plan.language);
  const documents = plan.documents([...corpus, ...others]);
  const known = earlier === undefined ? NO_WEIGHTS : readWeights(earlier);
  const vocabulary = vocabularyWith(known, documents);
  const learned = plan.learn(corpus, vocabulary);
  const before = learned.map(({ columns, weights }) => ({ columns, weights: weights.slice() }));
  addWeights(before, vocabulary, known);
  const rehearsed = corpus.filter((_, at) => at % EACH_REHEARSED === 0);
  const after = plan.learn(others, vocabulary, { tables: before, rehearsed });
  const change = after.map(({ columns, weights }, table) => ({
    columns,
    weights: weights.map((weight, at) => weight - (learned[table]?.weights[at] ?? 0)),
  }));
  return packLargest(plan, change, vocabulary, massesOf(documents), MOST_CHANGED * plan.most);
}

type Documents = ReturnType<Plan['documents']>;

function packLargest(
  { columns, ranking }: Plan,
  tables: readonly Table[],
  vocabulary: Vocabulary,
  masses: ReadonlyMap<number, number>,
  most: number,
): WeightsFile {
  const ranked = tables.filter((_, place) => ranking.includes(place));
  const kept = largest(vocabulary, ranked, most, (hash) => Math.sqrt(masses.get(hash) ?? 0));
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

/**
 * The features with the largest weights, renumbered. `importanceOf` tells how much a weight of a feature counts: for the root of its
 * mass, it is as much as the feature moves the scores.
 */
export function largest(
  vocabulary: Vocabulary,
  tables: readonly Table[],
  most: number,
  importanceOf: (hash: number) => number = () => 1,
): Map<number, number> {
  const weightOf = (id: number) =>
    Math.max(
      ...tables.map(({ columns, weights }) => Math.max(...weights.subarray(id * columns, (id + 1) * columns).map(Math.abs))),
    );
  const ranked = [...vocabulary]
    .map(([hash, id]) => ({ hash, weight: weightOf(id) * importanceOf(hash) }))
    .sort((a, b) => b.weight - a.weight || compareBits(a.hash, b.hash));
  const kept = ranked.slice(0, most).sort((a, b) => compareBits(a.hash, b.hash));
  return new Map(kept.map(({ hash }, id) => [hash, id]));
}

/** Compares hashes as unsigned numbers, the order in which the files have always had them. */
function compareBits(a: number, b: number): number {
  return (a >>> 0) - (b >>> 0);
}
