import type { Features, Sink } from './features.ts';

/** A linear model as stored in a JSON file, written by `scripts/development/insights/train.ts`. */
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
  /**
   * The weights before they are multiplied by the steps: a row of zeros, and then one for each feature, in the order of the hashes.
   * The rows are filled up with zeros to whole blocks.
   */
  readonly weights: Int16Array;
  /** A hash table with open addressing, whose number of slots is a power of 2: in each slot a hash and its row, or 0 twice. */
  readonly slots: Int32Array;
}

/** How many columns are added up at a time: the sums of so few stay in registers. */
const BLOCK = 4;

export function readWeights({ columns, steps, hashes, weights }: WeightsFile): Weights {
  const model = withoutWeights(columns, steps, integers(Buffer.from(hashes, 'base64')));
  const roots = Buffer.from(weights, 'base64');
  const width = widthOf(model);
  for (let row = 1, from = 0; row <= model.hashes.length; row += 1) {
    for (let column = 0; column < columns.length; column += 1, from += 1) {
      const root = roots.readInt8(from);
      model.weights[row * width + column] = root * Math.abs(root);
    }
  }
  return model;
}

/** One model with the columns of two, those of the first before the others. A feature counts nothing in a model that lacks it. */
export function joinWeights(left: Weights, right: Weights): Weights {
  if (right.columns.length === 0) return left;
  const more = right.hashes.filter((hash) => rowOf(left, hash) === 0);
  const hashes = new Int32Array(left.hashes.length + more.length);
  hashes.set(left.hashes);
  hashes.set(more, left.hashes.length);
  const columns = [...left.columns, ...right.columns];
  const joined = withoutWeights(columns, [...left.steps, ...right.steps], hashes);
  copyWeights(left, joined, 0);
  copyWeights(right, joined, left.columns.length);
  return joined;
}

/** Copies the weights of a model into another one that has all its features, from a column on. */
function copyWeights(model: Weights, into: Weights, column: number): void {
  const [width, wide] = [widthOf(model), widthOf(into)];
  for (const hash of model.hashes) {
    const [from, to] = [rowOf(model, hash) * width, rowOf(into, hash) * wide + column];
    for (let own = 0; own < model.columns.length; own += 1) into.weights[to + own] = model.weights[from + own] ?? 0;
  }
}

/** How many numbers a row of the weights has. */
function widthOf({ columns }: Pick<Weights, 'columns'>): number {
  return BLOCK * Math.ceil(columns.length / BLOCK);
}

/** The row of a feature, or 0 if the model lacks the feature. */
function rowOf({ slots }: Weights, hash: number): number {
  return slots[slotOf(slots, hash) + 1] ?? 0;
}

function withoutWeights(columns: readonly string[], steps: readonly number[], hashes: Int32Array): Weights {
  const slots = new Int32Array(2 * 2 ** Math.ceil(Math.log2(1.5 * hashes.length + 2)));
  hashes.forEach((hash, at) => {
    const slot = slotOf(slots, hash);
    slots[slot] = hash;
    slots[slot + 1] = at + 1;
  });
  return { columns, steps, hashes, weights: new Int16Array((hashes.length + 1) * widthOf({ columns })), slots };
}

/** A model without columns. */
export const NO_WEIGHTS: Weights = readWeights({ columns: [], steps: [], hashes: '', weights: '' });

/** Reads numbers of 32 bits, little-endian on every machine. */
function integers(bytes: Buffer): Int32Array {
  return new Int32Array(bytes.length / 4).map((_, at) => bytes.readInt32LE(at * 4));
}

/** Where the slot of a feature begins, or would begin: it is empty if the model lacks the feature. */
function slotOf(slots: Int32Array, hash: number): number {
  const last = slots.length - 2;
  let slot = (2 * hash) & last;
  while (slots[slot + 1] !== 0 && slots[slot] !== hash) slot = (slot + 2) & last;
  return slot;
}

/** The sum of the weights of all features, for each column, as log-odds. */
export function scoresOf(model: Weights, { hashes, values }: Features): number[] {
  const rows = hashes.map((hash) => rowOf(model, hash));
  return sumsOf(model, rows, values, rows.length);
}

/** Scores passage after passage: the number of a feature is its row, and reading returns the scores, as log-odds. */
export function createScorer(model: Weights): Sink<number[]> {
  const rows: number[] = [];
  const values: number[] = [];
  /** For each row whether it has been added. */
  const isAdded = new Uint8Array(model.hashes.length + 1);
  let count = 0;
  const addNumber = (row: number, value: number) => {
    if (row === 0 || isAdded[row] === 1) return;
    isAdded[row] = 1;
    rows[count] = row;
    values[count] = value;
    count += 1;
  };
  return {
    numberOf: (hash) => rowOf(model, hash),
    add: (hash, value) => addNumber(rowOf(model, hash), value),
    addNumber,
    read() {
      const sums = sumsOf(model, rows, values, count);
      for (let at = 0; at < count; at += 1) isAdded[rows[at] ?? 0] = 0;
      count = 0;
      return sums;
    },
  };
}

/** The sum of the first `count` rows, each times its value, for each column. */
function sumsOf(model: Weights, rows: readonly number[], values: readonly number[], count: number): number[] {
  const width = widthOf(model);
  const sums: number[] = [];
  for (let column = 0; column < width; column += BLOCK) {
    let [first, second, third, fourth] = [0, 0, 0, 0];
    for (let at = 0; at < count; at += 1) {
      const cell = (rows[at] ?? 0) * width + column;
      const value = values[at] ?? 0;
      first += value * (model.weights[cell] ?? 0);
      second += value * (model.weights[cell + 1] ?? 0);
      third += value * (model.weights[cell + 2] ?? 0);
      fourth += value * (model.weights[cell + 3] ?? 0);
    }
    sums.push(first, second, third, fourth);
  }
  return model.steps.map((step, column) => step * (sums[column] ?? 0));
}
