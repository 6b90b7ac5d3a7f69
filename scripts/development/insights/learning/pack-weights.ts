import type { WeightsFile } from '../../../../src/insights/model/weights.ts';
import type { Table } from './learn.ts';

/**
 * The largest signed number of 8 bits. A weight is the square of its stored number, with its sign, so that small weights, which
 * make up most of a score, stay precise.
 */
const STEPS = 127;

/** Puts tables side by side and rounds their weights to 8 bits; `hashes` are those of the features, in their order. */
export function packWeights(columns: readonly string[], tables: readonly Table[], hashes: readonly number[]): WeightsFile {
  const rows = hashes.map((_, feature) =>
    tables.flatMap((table) => [...table.weights.subarray(feature * table.columns, (feature + 1) * table.columns)]),
  );
  const steps = columns.map(
    (_, column) =>
      rows.reduce((largest, weights) => Math.max(largest, Math.abs(weights[column] ?? 0)), Number.MIN_VALUE) / STEPS ** 2,
  );
  const packed = rows.flatMap((weights) =>
    weights.map((weight, column) => Math.sign(weight) * Math.round(Math.sqrt(Math.abs(weight) / (steps[column] ?? 1)))),
  );
  return {
    columns,
    steps,
    hashes: littleEndian(hashes).toString('base64'),
    weights: Buffer.from(Int8Array.from(packed).buffer).toString('base64'),
  };
}

function littleEndian(hashes: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * hashes.length);
  for (const [at, hash] of hashes.entries()) bytes.writeInt32LE(hash, 4 * at);
  return bytes;
}
