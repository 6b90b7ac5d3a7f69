import type { Add, Features } from './features.ts';

/** A linear model as stored in a JSON file, written by `scripts/insights/train.ts`. */
export interface WeightsFile {
  readonly columns: readonly string[];
  /** The factor of each column. A weight is its signed 8-bit number, squared with the sign kept, times the factor. */
  readonly steps: readonly number[];
  /** Base64 of the features' hashes, 32 bits each, little-endian. */
  readonly hashes: string;
  /** Base64 of their weights, 8 signed bits for each column, in the order of the hashes. */
  readonly weights: string;
}

/** A linear model ready for use. */
export interface Weights {
  readonly columns: readonly string[];
  readonly steps: readonly number[];
  readonly hashes: Uint32Array;
  /** A hash table with open addressing, whose length is a power of 2. It holds 0, or 1 plus the row of a feature. */
  readonly slots: Int32Array;
  readonly weights: Int16Array;
  /** For each row, the last scoring in which its feature occurred, so that it counts once in each scoring. */
  readonly met: Uint32Array;
  scorings: number;
}

export function readWeights({ columns, steps, hashes, weights }: WeightsFile): Weights {
  const features = unsigned(Buffer.from(hashes, 'base64'));
  const roots = new Int8Array(Uint8Array.from(Buffer.from(weights, 'base64')).buffer);
  const squares = new Int16Array(roots.length);
  for (let at = 0; at < roots.length; at += 1) squares[at] = (roots[at] ?? 0) * Math.abs(roots[at] ?? 0);
  return weightsOf(columns, steps, features, squares);
}

/** One model with the columns of two, those of the first before the others. A feature counts nothing in a model that lacks it. */
export function joinWeights(left: Weights, right: Weights): Weights {
  if (right.columns.length === 0) return left;
  const hashes = Uint32Array.from(new Set([...left.hashes, ...right.hashes]));
  const columns = [...left.columns, ...right.columns];
  const weights = new Int16Array(hashes.length * columns.length);
  for (const [row, hash] of hashes.entries()) {
    const at = row * columns.length;
    weights.set(rowWith(left, hash), at);
    weights.set(rowWith(right, hash), at + left.columns.length);
  }
  return weightsOf(columns, [...left.steps, ...right.steps], hashes, weights);
}

/** The weights of a feature, one for each column; none if the model lacks the feature. */
function rowWith(model: Weights, hash: number): Int16Array {
  const from = rowOf(model, hash) * model.columns.length;
  return from < 0 ? model.weights.subarray(0, 0) : model.weights.subarray(from, from + model.columns.length);
}

function weightsOf(columns: readonly string[], steps: readonly number[], hashes: Uint32Array, weights: Int16Array): Weights {
  return { columns, steps, hashes, slots: slotsOf(hashes), weights, met: new Uint32Array(hashes.length), scorings: 0 };
}

/** A model without columns. */
export const NO_WEIGHTS: Weights = readWeights({ columns: [], steps: [], hashes: '', weights: '' });

/** Reads numbers of 32 bits, little-endian on every machine. */
function unsigned(bytes: Buffer): Uint32Array {
  return Uint32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32LE(at * 4));
}

function slotsOf(hashes: Uint32Array): Int32Array {
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * hashes.length + 2)));
  for (const [row, hash] of hashes.entries()) {
    let slot = hash & (slots.length - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = row + 1;
  }
  return slots;
}

function rowOf({ hashes, slots }: Weights, hash: number): number {
  let slot = hash & (slots.length - 1);
  for (;;) {
    const row = (slots[slot] ?? 0) - 1;
    if (row < 0 || hashes[row] === hash) return row;
    slot = (slot + 1) & (slots.length - 1);
  }
}

/** The sum of the weights of all features, for each column, as log-odds. */
export function scoresOf(model: Weights, { hashes, values }: Features): number[] {
  return scoreGiven(model, (add) => {
    for (const [at, hash] of hashes.entries()) add(hash, values[at] ?? 0);
  });
}

/** Scores features that are given one by one. If a feature is given twice, its first value counts. */
export function scoreGiven(model: Weights, give: (add: Add) => void): number[] {
  const sum = createSum(model);
  give(sum.add);
  return sum.read();
}

/** The highest number of a scoring that fits into the 32 bits of an item of `met`. */
const MOST_SCORINGS = 2 ** 32 - 1;

function createSum(model: Weights): { add: Add; read(): number[] } {
  const { columns, steps, weights, met } = model;
  if (model.scorings === MOST_SCORINGS) {
    met.fill(0);
    model.scorings = 0;
  }
  model.scorings += 1;
  const scoring = model.scorings;
  const count = columns.length;
  const scores = new Float64Array(count);
  return {
    add(hash, value) {
      const row = rowOf(model, hash);
      if (row < 0 || met[row] === scoring) return;
      met[row] = scoring;
      for (let column = 0, at = row * count; column < count; column += 1, at += 1)
        scores[column] = (scores[column] ?? 0) + value * (weights[at] ?? 0);
    },
    read: () => steps.map((step, column) => step * (scores[column] ?? 0)),
  };
}
