import { describe, expect, it } from 'vitest';
import {
  type Bag,
  learnChoice,
  learnPresence,
  massesOf,
  scores,
  type Vector,
  vectorOf,
  vocabularyOf,
} from '../../../../../scripts/development/insights/learning/learn.ts';

const LEARNING = { epochs: 20, rate: 0.2, decay: 0.001 };

/** A vector with these features, each with the value 1. */
function vector(...ids: number[]): Vector {
  return { ids: Int32Array.from(ids), values: Float32Array.from(ids, () => 1) };
}

describe('learning a choice', () => {
  // Feature 0 decides for the first column, 1 for the second and 2 for the third; 3 and 4 say nothing.
  const choices = [0, 1, 2].flatMap((column) => [3, 4].map((noise) => ({ vector: vector(column, noise), column, weight: 1 })));

  it('tells apart what can be told apart', () => {
    const table = learnChoice(choices, 5, 3, LEARNING);
    for (const { vector: each, column } of choices) {
      const found = [...scores(table, each)];
      expect(found.indexOf(Math.max(...found))).toBe(column);
    }
  });

  it('follows the heavier of two that contradict each other', () => {
    const contrary = [
      { vector: vector(0), column: 0, weight: 1 },
      { vector: vector(0), column: 1, weight: 0.1 },
    ];
    const [first = 0, second = 0] = scores(learnChoice(contrary, 1, 2, LEARNING), vector(0));
    expect(first).toBeGreaterThan(second);
  });

  it('learns more from what leans, if it is told to', () => {
    // Feature 0 leans towards the first column, and feature 1 occurs with both alike.
    const leaning = [0, 0, 0, 1].map((column) => ({ vector: column === 0 ? vector(0, 1) : vector(1), column, weight: 1 }));
    const share = (lean?: number) => {
      const table = learnChoice(leaning, 2, 2, lean === undefined ? LEARNING : { ...LEARNING, lean });
      return Math.abs((scores(table, vector(0))[0] ?? 0) / (scores(table, vector(1))[0] ?? 1));
    };
    expect(share(0.5)).toBeGreaterThan(share());
  });

  it('knows nothing without examples but what it starts from', () => {
    expect([...scores(learnChoice([], 2, 3, LEARNING), vector(0, 1))]).toEqual([0, 0, 0]);
    const start = { columns: 3, weights: Float64Array.of(1, 2, 3, 4, 5, 6) };
    expect([...scores(learnChoice([], 2, 3, LEARNING, start), vector(0, 1))]).toEqual([5, 7, 9]);
  });

  it('starts from weights, and strays from them the less the more it is pulled back', () => {
    const start = { columns: 2, weights: Float64Array.of(3, 0) };
    const contrary = [{ vector: vector(0), column: 1, weight: 1 }];
    const kept = (decay: number) => scores(learnChoice(contrary, 1, 2, { ...LEARNING, decay }, start), vector(0))[0] ?? 0;
    expect(kept(0.001)).toBeLessThan(kept(0.5));
    expect(kept(0.5)).toBeLessThan(3);
  });
});

describe('learning a presence', () => {
  const bag = (passages: Vector[], covers: number[], optional = false): Bag => ({
    passages,
    labels: [{ column: 0, covers, optional }],
    unknown: [],
  });
  const chance = (score = 0) => 1 / (1 + Math.exp(-score));
  // Feature 0 shows the column; 1 and 2 do not.
  const shown = [
    bag([vector(0, 1), vector(2)], [0]),
    bag([vector(1), vector(0, 2)], [1]),
    { passages: [vector(1, 2)], labels: [], unknown: [] },
  ];

  it('tells which passages show the column', () => {
    const table = learnPresence(shown, 3, 1, LEARNING);
    expect(chance(scores(table, vector(0, 1))[0])).toBeGreaterThan(0.5);
    expect(chance(scores(table, vector(1, 2))[0])).toBeLessThan(0.5);
  });

  it('takes of the passages under one label the one that fits best so far, and learns nothing from the others', () => {
    const wide = [bag([vector(0), vector(1)], [0, 1]), bag([vector(0), vector(2)], [0, 1])];
    const table = learnPresence(wide, 3, 1, LEARNING);
    expect(chance(scores(table, vector(0))[0])).toBeGreaterThan(0.5);
    expect([...table.weights].slice(1)).toEqual([0, 0]);
  });

  it('learns nothing of a column that is unknown', () => {
    const of = (unknown: number[]) => learnPresence([{ passages: [vector(0)], labels: [], unknown }], 1, 2, LEARNING);
    expect(of([]).weights.every((weight) => weight < 0)).toBe(true);
    expect(of([0]).weights[0]).toBe(0);
    expect(of([0]).weights[1]).toBeLessThan(0);
  });

  it('learns nothing from a passage under an optional label', () => {
    const optional = [bag([vector(0), vector(1)], [0], true)];
    const table = learnPresence(optional, 2, 1, LEARNING);
    expect([...table.weights][0]).toBe(0);
    expect(chance(scores(table, vector(1))[0])).toBeLessThan(0.5);
  });
});

describe('a vocabulary', () => {
  const features = (...hashes: number[]) => ({ hashes, values: hashes.map(() => 1) });

  it('numbers the features of enough documents; in one document a feature counts once', () => {
    const documents = [[features(10, 11), features(11)], [features(12, 10)], [features(10)]];
    expect([...vocabularyOf(documents, 2)]).toEqual([[10, 0]]);
    expect([...vocabularyOf(documents, 1).values()]).toEqual([0, 1, 2]);
  });

  it('tells how much a feature occurs in all passages, by the squares of its values', () => {
    const documents = [[{ hashes: [10, 11], values: [2, 1] }, features(11)], [features(10)]];
    expect([...massesOf(documents)]).toEqual([
      [10, 5],
      [11, 2],
    ]);
  });

  it('leaves unknown features out of a vector, and keeps the values of the others', () => {
    const { ids, values } = vectorOf(
      { hashes: [5, 6, 7], values: [0.5, 1, 2] },
      new Map([
        [7, 0],
        [5, 1],
      ]),
    );
    expect([...ids]).toEqual([1, 0]);
    expect([...values]).toEqual([0.5, 2]);
  });
});
