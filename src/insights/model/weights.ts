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
  /**
   * The weights before they are multiplied by the steps: a row for each feature, in the order of the hashes, filled up with zeros
   * to whole blocks.
   */
  readonly weights: Int16Array;
  /** A hash table of the rows with open addressing, whose number of slots is a power of 2. A slot is 0 or 1 plus a row. */
  readonly slots: Int32Array;
  /** For each row the last scoring in which its feature occurred, so that it counts once in each scoring. */
  readonly met: Int32Array;
  /** The rows and values of the present scoring. */
  readonly rows: number[];
  readonly values: number[];
  scorings: number;
}

/** How many columns are added up at a time: the sums of so few stay in registers. */
const BLOCK = 4;

export function readWeights({ columns, steps, hashes, weights }: WeightsFile): Weights {
  const model = withoutWeights(columns, steps, integers(Buffer.from(hashes, 'base64')));
  const roots = Buffer.from(weights, 'base64');
  const width = widthOf(model);
  for (let row = 0, from = 0; row < model.hashes.length; row += 1) {
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
  const more = right.hashes.filter((hash) => rowOf(left, hash) === -1);
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
  for (const [row, hash] of model.hashes.entries()) {
    const to = rowOf(into, hash) * wide + column;
    for (let own = 0; own < model.columns.length; own += 1) into.weights[to + own] = model.weights[row * width + own] ?? 0;
  }
}

/** How many numbers a row of the weights has. */
function widthOf({ columns }: Pick<Weights, 'columns'>): number {
  return BLOCK * Math.ceil(columns.length / BLOCK);
}

/** The row of a feature, or -1 if the model lacks the feature. */
export function rowOf(model: Weights, hash: number): number {
  return (model.slots[slotOf(model, hash)] ?? 0) - 1;
}

function withoutWeights(columns: readonly string[], steps: readonly number[], hashes: Int32Array): Weights {
  const model = {
    columns,
    steps,
    hashes,
    weights: new Int16Array(hashes.length * widthOf({ columns })),
    slots: new Int32Array(2 ** Math.ceil(Math.log2(1.5 * hashes.length + 2))),
    met: new Int32Array(hashes.length),
    rows: [],
    values: [],
    scorings: 0,
  };
  for (const [row, hash] of hashes.entries()) model.slots[slotOf(model, hash)] = row + 1;
  return model;
}

/** A model without columns. */
export const NO_WEIGHTS: Weights = readWeights({ columns: [], steps: [], hashes: '', weights: '' });

/** Reads numbers of 32 bits, little-endian on every machine. */
function integers(bytes: Buffer): Int32Array {
  return Int32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readInt32LE(at * 4));
}

/** Where the slot of a feature is, or would be: it is empty if the model lacks the feature. */
function slotOf({ slots, hashes }: Pick<Weights, 'slots' | 'hashes'>, hash: number): number {
  const mask = slots.length - 1;
  let slot = hash & mask;
  for (let row = slots[slot] ?? 0; row !== 0 && hashes[row - 1] !== hash; row = slots[slot] ?? 0) slot = (slot + 1) & mask;
  return slot;
}

/** The sum of the weights of all features, for each column, as log-odds. */
export function scoresOf(model: Weights, { hashes, values }: Features): number[] {
  return scoreGiven(model, (add) => {
    for (const [at, hash] of hashes.entries()) add(hash, values[at] ?? 0);
  });
}

/** The highest number of a scoring that fits into 32 bits. */
const MOST_SCORINGS = 2 ** 31 - 1;

/** Scores features that are given one by one, as hashes. If a feature is given twice, its first value counts. */
export function scoreGiven(model: Weights, give: (add: Add) => void): number[] {
  return scoreRows(model, (add) => give((hash, value) => add(rowOf(model, hash), value)));
}

/** Scores features that are given one by one, as rows; -1 stands for those that the model lacks. */
export function scoreRows(model: Weights, give: (add: Add) => void): number[] {
  const { steps, met, rows, values } = model;
  if (model.scorings === MOST_SCORINGS) {
    met.fill(0);
    model.scorings = 0;
  }
  model.scorings += 1;
  const { scorings } = model;
  const width = widthOf(model);
  let count = 0;
  give((row, value) => {
    if (row < 0 || met[row] === scorings) return;
    met[row] = scorings;
    rows[count] = row * width;
    values[count] = value;
    count += 1;
  });
  const sums: number[] = [];
  for (let column = 0; column < width; column += BLOCK) sums.push(...blockSums(model, count, column));
  return steps.map((step, column) => step * (sums[column] ?? 0));
}

/** The sums of the columns of a block that begins at `column`, over the first `count` rows of the present scoring. */
function blockSums({ weights, rows, values }: Weights, count: number, column: number): [number, number, number, number] {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let at = 0; at < count; at += 1) {
    const cell = (rows[at] ?? 0) + column;
    const value = values[at] ?? 0;
    first += value * (weights[cell] ?? 0);
    second += value * (weights[cell + 1] ?? 0);
    third += value * (weights[cell + 2] ?? 0);
    fourth += value * (weights[cell + 3] ?? 0);
  }
  return [first, second, third, fourth];
}
