import type { Features } from '../../../../src/insights/model/features.ts';
import { createRandom } from '../../random.ts';

/** Features by their index in a vocabulary. */
export interface Vector {
  readonly ids: Int32Array;
  readonly values: Float32Array;
}

/**
 * How a linear model is learned: by stochastic gradient descent with Adagrad's step sizes, and with weights pulled towards 0, or
 * towards those that it starts from.
 */
export interface Learning {
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
  /**
   * If given, a choice learns the faster from a feature, the more that leans towards some columns in the examples. This number is
   * added to each count, so that rare features lean less.
   */
  readonly lean?: number;
}

/** Errors smaller than this are ignored. */
const SMALL = 0.003;
/**
 * A model is learned for each seed, each time from the examples in a different order. The weights are averaged, so that the order
 * hardly matters.
 */
const SEEDS = [7, 108, 209, 310, 411, 512, 613, 714, 815];

/** Numbers the features that occur in at least `least` documents. */
export function vocabularyOf(documents: readonly (readonly Features[])[], least: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const document of documents) {
    for (const hash of new Set(document.flatMap(({ hashes }) => hashes))) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  const frequent = [...counts].filter(([, count]) => count >= least).map(([hash]) => hash);
  return new Map(frequent.map((hash, index) => [hash, index]));
}

/** How much each feature occurs: the sum of the squares of its values in all passages. */
export function massesOf(documents: readonly (readonly Features[])[]): Map<number, number> {
  const masses = new Map<number, number>();
  for (const { hashes, values } of documents.flat())
    for (const [at, hash] of hashes.entries()) masses.set(hash, (masses.get(hash) ?? 0) + (values[at] ?? 0) ** 2);
  return masses;
}

export function vectorOf({ hashes, values }: Features, vocabulary: ReadonlyMap<number, number>): Vector {
  const known = hashes.flatMap((hash, at) => {
    const id = vocabulary.get(hash);
    return id === undefined ? [] : [{ id, value: values[at] ?? 0 }];
  });
  return { ids: Int32Array.from(known, ({ id }) => id), values: Float32Array.from(known, ({ value }) => value) };
}

/** A table of weights: a row for each feature, with a weight for each column. */
export interface Table {
  readonly columns: number;
  readonly weights: Float64Array;
}

export function scores({ columns, weights }: Table, { ids, values }: Vector): Float64Array {
  const sums = new Float64Array(columns);
  for (let at = 0; at < ids.length; at += 1) {
    const row = (ids[at] ?? 0) * columns;
    for (let column = 0; column < columns; column += 1)
      sums[column] = (sums[column] ?? 0) + (values[at] ?? 0) * (weights[row + column] ?? 0);
  }
  return sums;
}

/** A document as a bag of passages. A label covers some of them; which of these shows it is unknown. */
export interface Bag {
  readonly passages: readonly Vector[];
  /** For each label its column and the passages that it covers. From an optional one nothing is learned there. */
  readonly labels: readonly { readonly column: number; readonly covers: readonly number[]; readonly optional: boolean }[];
  /** The columns for which it has no labels, so that nothing is learned of them. */
  readonly unknown: readonly number[];
}

/**
 * Learns which columns hold for a passage: logistic regression, where each label counts for the one of its passages that fits
 * best so far. `start` are weights learned before, from which it goes on.
 */
export function learnPresence(bags: readonly Bag[], features: number, columns: number, learning: Learning, start?: Table): Table {
  return averaged((seed) => {
    const learner = createLearner(features, columns, learning, { start });
    for (const bag of shuffled(bags, learning.epochs, seed)) {
      const found = bag.passages.map((passage) => scores(learner.table, passage));
      const wanted = targetsOf(bag, found, columns);
      bag.passages.forEach((passage, at) => {
        for (let column = 0; column < columns; column += 1) {
          const target = wanted[at]?.[column] ?? 0;
          if (!Number.isNaN(target)) learner.correct(passage, column, 1 / (1 + Math.exp(-(found[at]?.[column] ?? 0))) - target);
        }
      });
    }
    return learner.table;
  });
}

/** For each passage and column: 1 if it holds, 0 if not, NaN if unknown. */
function targetsOf({ passages, labels, unknown }: Bag, found: readonly Float64Array[], columns: number): Float64Array[] {
  const targets = passages.map(() => new Float64Array(columns));
  const set = (passage: number | undefined, column: number, value: number) =>
    targets[passage ?? -1]?.fill(value, column, column + 1);
  for (const column of unknown) for (const target of targets) target[column] = Number.NaN;
  for (const { column, covers } of labels) for (const passage of covers) set(passage, column, Number.NaN);
  for (const { column, covers, optional } of labels) {
    const score = (passage: number) => found[passage]?.[column] ?? 0;
    if (!optional) set(covers.toSorted((a, b) => score(b) - score(a))[0], column, 1);
  }
  return targets;
}

/** A vector, and the one column that is right for it. */
export interface Choice {
  readonly vector: Vector;
  readonly column: number;
  readonly weight: number;
}

/** Learns which one of the columns holds: multinomial logistic regression. `start` are weights learned before. */
export function learnChoice(
  choices: readonly Choice[],
  features: number,
  columns: number,
  learning: Learning,
  start?: Table,
): Table {
  const leanings = learning.lean === undefined ? undefined : leaningsOf(choices, features, columns, learning.lean);
  return averaged((seed) => {
    const learner = createLearner(features, columns, learning, { leanings, start });
    for (const { vector, column: right, weight } of shuffled(choices, learning.epochs, seed)) {
      const found = scores(learner.table, vector);
      const highest = Math.max(...found);
      const odds = found.map((score) => Math.exp(score - highest));
      const sum = odds.reduce((a, b) => a + b, 0);
      for (const [column, odd] of odds.entries())
        learner.correct(vector, column, weight * (odd / sum - Number(column === right)));
    }
    return learner.table;
  });
}

const LEAST_LEANING = 0.25;
const MOST_LEANING = 2.5;

/**
 * How strongly each feature leans towards or away from each column: the absolute log of how many times as common it is there as
 * elsewhere, as in a naive Bayes classifier.
 */
function leaningsOf(choices: readonly Choice[], features: number, columns: number, added: number): Float64Array {
  const counts = new Float64Array(features * columns).fill(added);
  const totals = new Float64Array(columns);
  for (const { vector, column, weight } of choices) {
    totals[column] = (totals[column] ?? 0) + weight;
    for (const id of vector.ids) counts[id * columns + column] = (counts[id * columns + column] ?? 0) + weight;
  }
  const all = totals.reduce((a, b) => a + b, 0);
  return counts.map((count, place) => {
    const first = place - (place % columns);
    const everywhere = counts.subarray(first, first + columns).reduce((a, b) => a + b, 0);
    const total = totals[place % columns] ?? 0;
    const ratio = (count * (all - total)) / ((everywhere - count) * total);
    return Math.min(MOST_LEANING, LEAST_LEANING + Math.abs(Math.log(ratio)));
  });
}

function createLearner(
  features: number,
  columns: number,
  { rate, decay }: Learning,
  { leanings, start }: { readonly leanings?: Float64Array | undefined; readonly start?: Table | undefined },
) {
  const weights = start?.weights.slice() ?? new Float64Array(features * columns);
  const squares = new Float64Array(features * columns).fill(0.01);
  return {
    table: { columns, weights },
    correct({ ids, values }: Vector, column: number, error: number): void {
      if (Math.abs(error) < SMALL) return;
      for (let at = 0; at < ids.length; at += 1) {
        const place = (ids[at] ?? 0) * columns + column;
        const leaning = leanings?.[place] ?? 1;
        const strayed = (weights[place] ?? 0) - (start?.weights[place] ?? 0);
        const gradient = error * (values[at] ?? 0) * leaning + (decay * strayed) / leaning;
        const square = (squares[place] ?? 0) + gradient * gradient;
        squares[place] = square;
        weights[place] = (weights[place] ?? 0) - (leaning * rate * gradient) / Math.sqrt(square);
      }
    },
  };
}

function averaged(learn: (seed: number) => Table): Table {
  const [first, ...others] = SEEDS.map(learn);
  if (first === undefined) throw new Error('no seeds');
  // Step by step, so that equal weights stay what they are, to the last bit.
  const meanAt = (weight: number, at: number) =>
    others.reduce((mean, { weights }, before) => mean + ((weights[at] ?? 0) - mean) / (before + 2), weight);
  return { ...first, weights: first.weights.map(meanAt) };
}

/** Yields all items once in each epoch, each time in a different order, which is the same in every run. */
function* shuffled<T>(items: readonly T[], epochs: number, seed: number): Generator<T> {
  const random = createRandom(seed);
  const order = [...items];
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] as T, order[at] as T];
    }
    yield* order;
  }
}
