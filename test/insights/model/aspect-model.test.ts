import { describe, expect, it } from 'vitest';
import { ASPECT_IDS, SENTIMENTS } from '../../../src/insights/aspects.ts';
import { bestVerdict, COLUMNS, verdictFeatures, verdictScores } from '../../../src/insights/model/aspect-model.ts';
import { hashText } from '../../../src/insights/text/hash.ts';

describe('the best verdict', () => {
  it.each([
    [[3, 1, 2], { sentiment: 'positive', margin: 1 }],
    [[-3, -1, -2], { sentiment: 'neutral', margin: 1 }],
    [[-3, -1, 4], { sentiment: 'negative', margin: 5 }],
    [[2, 0, 2], { sentiment: 'positive', margin: 0 }],
  ])('of %j is the one with the highest score', (scores, verdict) => {
    expect(bestVerdict(scores)).toEqual(verdict);
  });
});

it('the scores of a verdict are other ones where the stars are known', () => {
  const scores = COLUMNS.map((_, column) => column);
  const columnsOf = (rating?: number) => verdictScores(scores, rating).map((column) => COLUMNS[column]);
  expect(columnsOf(4)).toEqual(SENTIMENTS.map((sentiment) => `${sentiment} with stars`));
  expect(columnsOf()).toEqual(SENTIMENTS.map((sentiment) => `${sentiment} without stars`));
  expect(COLUMNS.slice(0, ASPECT_IDS.length)).toEqual(ASPECT_IDS);
});

describe('the verdict on an aspect rests on', () => {
  const cues = [
    { aspect: 'price', sentiment: 'negative', own: false },
    { aspect: 'price', sentiment: 'negative', own: false },
    { aspect: 'staff', sentiment: 'positive', own: false },
  ] as const;

  it('the aspect and its cues, each once', () => {
    const { hashes, values } = verdictFeatures(cues, 'price', undefined);
    expect(hashes).toEqual(['aspect price', 'own cue negative'].map(hashText));
    expect(values).toEqual([1, 1]);
  });

  it('the stars, where they are known', () => {
    expect(verdictFeatures([], 'price', 2).hashes).toEqual(['aspect price', 'stars 2', 'stars 2 price'].map(hashText));
  });
});
