import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScorer, joinWeights, readWeights, scoresOf, type WeightsFile } from '../../../src/insights/model/weights.ts';

/** A file of weights as written by the training: a row of 8 signed bits for each hash. */
function fileOf(rows: readonly (readonly [hash: number, weights: readonly number[]])[], steps: readonly number[]): WeightsFile {
  return {
    columns: steps.map((_, at) => `column ${at}`),
    steps,
    hashes: Buffer.from(rows.flatMap(([hash]) => [hash, hash >>> 8, hash >>> 16, hash >>> 24])).toString('base64'),
    weights: Buffer.from(rows.flatMap(([, weights]) => weights)).toString('base64'),
  };
}

const hash = fc.oneof(
  fc.integer(),
  fc.nat(20),
  fc.nat(20).map((low) => low + 2 ** 20),
);

describe('the scores of features', () => {
  const weights = readWeights(
    fileOf(
      [
        [7, [3, -2]],
        [-1, [0, 10]],
        [0, [127, -128]],
      ],
      [0.5, 2],
    ),
  );

  it('are squares of bits with their sign, times value and step', () => {
    expect(scoresOf(weights, { hashes: [7], values: [2] })).toEqual([9, -16]);
  });

  it('are sums over all features', () => {
    expect(scoresOf(weights, { hashes: [7, -1], values: [1, 1] })).toEqual([4.5, 192]);
  });

  it('hold the greatest weights', () => {
    expect(scoresOf(weights, { hashes: [0], values: [1] })).toEqual([8064.5, -32768]);
  });

  it('are nought for what was not learned, and for nothing', () => {
    expect(scoresOf(weights, { hashes: [8, 15, -(2 ** 31)], values: [1, 1, 1] })).toEqual([0, 0]);
    expect(scoresOf(weights, { hashes: [], values: [] })).toEqual([0, 0]);
    expect(scoresOf(readWeights(fileOf([], [1])), { hashes: [7], values: [1] })).toEqual([0]);
  });

  it('count the first of a feature that is given twice', () => {
    const { add, read } = createScorer(weights);
    add(7, 2);
    add(8, 1);
    add(7, 5);
    expect(read()).toEqual(scoresOf(weights, { hashes: [7], values: [2] }));
  });

  it('are those of a plain sum, whatever the hashes', () => {
    const row = fc.tuple(hash, fc.tuple(fc.integer({ min: -127, max: 127 })));
    fc.assert(
      fc.property(fc.uniqueArray(row, { selector: ([key]) => key, maxLength: 40 }), fc.uniqueArray(hash), (rows, hashes) => {
        const roots = new Map(rows.map(([key, [root]]) => [key, root]));
        const sum = hashes.map((key) => roots.get(key) ?? 0).reduce((total, root) => total + root * Math.abs(root), 0);
        expect(scoresOf(readWeights(fileOf(rows, [1])), { hashes, values: hashes.map(() => 1) })).toEqual([sum]);
      }),
    );
  });
});

it('scores do not depend on what was scored before', () => {
  const rows = fc.uniqueArray(
    fc.tuple(hash, fc.tuple(fc.integer({ min: -127, max: 127 }), fc.integer({ min: -127, max: 127 }))),
    {
      selector: ([key]) => key,
      maxLength: 40,
    },
  );
  fc.assert(
    fc.property(rows, fc.array(fc.array(hash, { maxLength: 8 }), { maxLength: 8 }), (rows, texts) => {
      const file = fileOf(rows, [0.5, 2]);
      const used = createScorer(readWeights(file));
      for (const hashes of texts) {
        const all = [...new Set([...rows.slice(0, 3).map(([key]) => key), ...hashes])];
        for (const hash of all) used.add(hash, 0.7);
        expect(used.read()).toEqual(scoresOf(readWeights(file), { hashes: all, values: all.map(() => 0.7) }));
      }
    }),
  );
});

it('joined, two models score as each would by itself', () => {
  const model = (columns: number) =>
    fc
      .uniqueArray(fc.tuple(hash, fc.array(fc.integer({ min: -127, max: 127 }), { minLength: columns, maxLength: columns })), {
        selector: ([key]) => key,
        maxLength: 20,
      })
      .map((rows) =>
        readWeights(
          fileOf(
            rows,
            Array.from({ length: columns }, (_, at) => at + 1),
          ),
        ),
      );
  fc.assert(
    fc.property(model(2), fc.nat(2).chain(model), fc.array(hash), (left, right, hashes) => {
      const features = { hashes, values: hashes.map(() => 0.5) };
      expect(scoresOf(joinWeights(left, right), features)).toEqual([...scoresOf(left, features), ...scoresOf(right, features)]);
    }),
  );
});
