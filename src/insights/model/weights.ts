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
  readonly hashes: Int32Array;
  /** The signed roots of the weights: a row for each feature, in the order of the hashes. */
  readonly weights: Int8Array;
  /**
   * A hash table of the features with open addressing, whose number of slots is a power of 2. A slot is three numbers that are
   * read together: a hash, 0 or 1 plus the feature's row, and the last scoring in which the feature occurred, so that it counts
   * once in each scoring.
   */
  readonly slots: Int32Array;
  /** The sums of the present scoring, one for each column. */
  readonly sums: Float64Array;
  scorings: number;
}

/** How many numbers a slot has. */
const SLOT = 3;

export function readWeights({ columns, steps, hashes, weights }: WeightsFile): Weights {
  const features = integers(Buffer.from(hashes, 'base64'));
  return weightsOf(columns, steps, features, Int8Array.from(Buffer.from(weights, 'base64')));
}

/** One model with the columns of two, those of the first before the others. A feature counts nothing in a model that lacks it. */
export function joinWeights(left: Weights, right: Weights): Weights {
  if (right.columns.length === 0) return left;
  const more = right.hashes.filter((hash) => rowOf(left, hash) === -1);
  const hashes = new Int32Array(left.hashes.length + more.length);
  hashes.set(left.hashes);
  hashes.set(more, left.hashes.length);
  const columns = [...left.columns, ...right.columns];
  const joined = weightsOf(columns, [...left.steps, ...right.steps], hashes, new Int8Array(hashes.length * columns.length));
  copyWeights(left, joined, 0);
  copyWeights(right, joined, left.columns.length);
  return joined;
}

/** Copies the weights of a model into another one that has all its features, from a column on. */
function copyWeights({ columns, hashes, weights }: Weights, into: Weights, column: number): void {
  for (const [row, hash] of hashes.entries()) {
    const own = weights.subarray(row * columns.length, (row + 1) * columns.length);
    into.weights.set(own, rowOf(into, hash) * into.columns.length + column);
  }
}

/** The row of a feature, or -1 if the model lacks the feature. */
function rowOf({ slots }: Weights, hash: number): number {
  return (slots[slotOf(slots, hash) + 1] ?? 0) - 1;
}

function weightsOf(columns: readonly string[], steps: readonly number[], hashes: Int32Array, weights: Int8Array): Weights {
  return {
    columns,
    steps,
    hashes,
    weights,
    slots: slotsOf(hashes),
    sums: new Float64Array(columns.length),
    scorings: 0,
  };
}

/** A model without columns. */
export const NO_WEIGHTS: Weights = readWeights({ columns: [], steps: [], hashes: '', weights: '' });

/** Reads numbers of 32 bits, little-endian on every machine. */
function integers(bytes: Buffer): Int32Array {
  return Int32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readInt32LE(at * 4));
}

function slotsOf(hashes: Int32Array): Int32Array {
  const slots = new Int32Array(SLOT * 2 ** Math.ceil(Math.log2(1.5 * hashes.length + 2)));
  for (const [row, hash] of hashes.entries()) {
    const slot = slotOf(slots, hash);
    slots[slot] = hash;
    slots[slot + 1] = row + 1;
  }
  return slots;
}

/** Where the slot of a feature is, or would be: it is empty if the model lacks the feature. */
function slotOf(slots: Int32Array, hash: number): number {
  const mask = slots.length / SLOT - 1;
  let slot = hash & mask;
  while (slots[SLOT * slot + 1] !== 0 && slots[SLOT * slot] !== hash) slot = (slot + 1) & mask;
  return SLOT * slot;
}

/** The sum of the weights of all features, for each column, as log-odds. */
export function scoresOf(model: Weights, { hashes, values }: Features): number[] {
  return scoreGiven(model, (add) => {
    for (const [at, hash] of hashes.entries()) add(hash, values[at] ?? 0);
  });
}

/** The highest number of a scoring that fits into the 32 bits of a slot. */
const MOST_SCORINGS = 2 ** 31 - 1;

/** Scores features that are given one by one. If a feature is given twice, its first value counts. */
export function scoreGiven(model: Weights, give: (add: Add) => void): number[] {
  const { columns, steps, weights, slots, sums } = model;
  if (model.scorings === MOST_SCORINGS) {
    for (let met = 2; met < slots.length; met += SLOT) slots[met] = 0;
    model.scorings = 0;
  }
  model.scorings += 1;
  const { scorings } = model;
  const width = columns.length;
  sums.fill(0);
  give((hash, value) => {
    const slot = slotOf(slots, hash);
    const row = (slots[slot + 1] ?? 0) - 1;
    if (row < 0 || slots[slot + 2] === scorings) return;
    slots[slot + 2] = scorings;
    for (let column = 0, cell = row * width; column < width; column += 1, cell += 1) {
      const root = weights[cell] ?? 0;
      sums[column] = (sums[column] ?? 0) + value * (root * Math.abs(root));
    }
  });
  return steps.map((step, column) => step * (sums[column] ?? 0));
}
