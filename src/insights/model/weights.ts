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
  /** A row for each feature, in the order of the hashes. */
  readonly weights: Int16Array;
  /**
   * A hash table of the features with open addressing, whose number of slots is a power of 2. A slot is three numbers that are
   * read together: a hash, 0 or 1 plus the feature's row, and the last scoring in which the feature occurred, so that it counts
   * once in each scoring.
   */
  readonly slots: Uint32Array;
  /** The sums of the present scoring, one for each column. */
  readonly sums: Float64Array;
  scorings: number;
}

/** How many numbers a slot has. */
const SLOT = 3;

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
  const row = (model.slots[slotOf(model.slots, hash) + 1] ?? 0) - 1;
  return row < 0 ? new Int16Array() : model.weights.subarray(row * model.columns.length, (row + 1) * model.columns.length);
}

function weightsOf(columns: readonly string[], steps: readonly number[], hashes: Uint32Array, weights: Int16Array): Weights {
  return { columns, steps, hashes, weights, slots: slotsOf(hashes), sums: new Float64Array(columns.length), scorings: 0 };
}

/** A model without columns. */
export const NO_WEIGHTS: Weights = readWeights({ columns: [], steps: [], hashes: '', weights: '' });

/** Reads numbers of 32 bits, little-endian on every machine. */
function unsigned(bytes: Buffer): Uint32Array {
  return Uint32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32LE(at * 4));
}

function slotsOf(hashes: Uint32Array): Uint32Array {
  const slots = new Uint32Array(SLOT * 2 ** Math.ceil(Math.log2(1.5 * hashes.length + 2)));
  for (const [row, hash] of hashes.entries()) {
    const slot = slotOf(slots, hash);
    slots[slot] = hash;
    slots[slot + 1] = row + 1;
  }
  return slots;
}

/** Where the slot of a feature is, or would be: it is empty if the model lacks the feature. */
function slotOf(slots: Uint32Array, hash: number): number {
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
const MOST_SCORINGS = 2 ** 32 - 1;

/** The features that are still to be looked up, of whatever model: their hashes, in whose place come their slots, and their values. */
const waiting = { places: new Uint32Array(512), values: new Float64Array(512) };

/** Scores features that are given one by one. If a feature is given twice, its first value counts. */
export function scoreGiven(model: Weights, give: (add: Add) => void): number[] {
  const { steps, slots, sums } = model;
  const { places, values } = waiting;
  if (model.scorings === MOST_SCORINGS) {
    for (let met = 2; met < slots.length; met += SLOT) slots[met] = 0;
    model.scorings = 0;
  }
  model.scorings += 1;
  sums.fill(0);
  let count = 0;
  give((hash, value) => {
    if (count === places.length) {
      addWaiting(model, count);
      count = 0;
    }
    places[count] = hash;
    values[count] = value;
    count += 1;
  });
  addWaiting(model, count);
  return steps.map((step, column) => step * (sums[column] ?? 0));
}

/** Adds the weights of the features that wait to the sums, unless they have been added in this scoring. */
function addWaiting({ columns, weights, slots, sums, scorings }: Weights, count: number): void {
  const { places, values } = waiting;
  // Nothing stands between these look-ups, so that the processor waits for several of them at once.
  for (let at = 0; at < count; at += 1) places[at] = slotOf(slots, places[at] ?? 0);
  for (let at = 0; at < count; at += 1) {
    const slot = places[at] ?? 0;
    const row = (slots[slot + 1] ?? 0) - 1;
    if (row < 0 || slots[slot + 2] === scorings) continue;
    slots[slot + 2] = scorings;
    const value = values[at] ?? 0;
    for (let column = 0, cell = row * columns.length; column < columns.length; column += 1, cell += 1)
      sums[column] = (sums[column] ?? 0) + value * (weights[cell] ?? 0);
  }
}
