import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packWeights } from '../../../../../scripts/development/insights/learning/pack-weights.ts';
import { readWeights, scoresOf } from '../../../../../src/insights/model/weights.ts';

/** The weights of a feature in each column after packing and reading. */
function weightsAfter(columns: readonly string[], rows: readonly (readonly number[])[], hashes: readonly number[]): number[][] {
  const table = { columns: columns.length, weights: Float64Array.from(rows.flat()) };
  // Read from JSON, as the shipped file is.
  const weights = readWeights(JSON.parse(JSON.stringify(packWeights(columns, [table], hashes))));
  return hashes.map((hash) => scoresOf(weights, { hashes: [hash], values: [1] }));
}

it('keeps the largest weight of a column, its opposite and 0', () => {
  const [largest, opposite, zero] = weightsAfter(['a'], [[2.5], [-2.5], [0]], [1, 2, 3]);
  expect(largest?.[0]).toBeCloseTo(2.5, 12);
  expect(opposite?.[0]).toBeCloseTo(-2.5, 12);
  expect(zero?.[0]).toBeCloseTo(0, 12);
});

it('puts tables side by side, and finds a row by its hash whatever its size', () => {
  const tables = [
    { columns: 1, weights: Float64Array.of(1, 2) },
    { columns: 2, weights: Float64Array.of(3, 4, 5, 6) },
  ];
  const weights = readWeights(packWeights(['a', 'b', 'c'], tables, [-1, 0]));
  const scores = scoresOf(weights, { hashes: [-1], values: [1] });
  expect(scores.map(Math.round)).toEqual([1, 3, 4]);
  expect(scoresOf(weights, { hashes: [0], values: [0.5] }).map((score) => Math.round(2 * score))).toEqual([2, 5, 6]);
});

it('gives a feature without a row no weight', () => {
  const weights = readWeights(packWeights(['a'], [{ columns: 1, weights: Float64Array.of(1) }], [7]));
  expect(scoresOf(weights, { hashes: [8], values: [1] })).toEqual([0]);
});

it('packs a table without features, and a column of zeros', () => {
  expect(readWeights(packWeights(['a'], [{ columns: 1, weights: new Float64Array() }], [])).hashes).toHaveLength(0);
  expect(weightsAfter(['a', 'b'], [[0, 1]], [1])[0]?.[0]).toBe(0);
});

it('loses at most half a step between the roots of weights', () => {
  const weight = fc.double({ min: -8, max: 8, noNaN: true });
  const rows = fc.array(fc.tuple(weight, weight), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(rows, (before) => {
      const after = weightsAfter(
        ['a', 'b'],
        before,
        before.map((_, hash) => hash),
      );
      for (const column of [0, 1] as const) {
        const rootOf = (value: number) => Math.sign(value) * Math.sqrt(Math.abs(value));
        const halfStep = Math.max(...before.map((row) => Math.sqrt(Math.abs(row[column])))) / 127 / 2;
        before.forEach((row, at) => {
          const lost = Math.abs(rootOf(row[column]) - rootOf(after[at]?.[column] ?? Number.NaN));
          // Floating-point arithmetic itself loses a little.
          expect(lost).toBeLessThanOrEqual(halfStep * (1 + 1e-9) + 1e-12);
        });
      }
    }),
  );
});
