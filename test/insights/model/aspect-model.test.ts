import { describe, expect, it } from 'vitest';
import { ASPECT_IDS, SENTIMENTS } from '../../../src/insights/aspects.ts';
import { bestVerdict, COLUMNS, textScores, verdictFeatures, verdictScores } from '../../../src/insights/model/aspect-model.ts';
import { readWeights } from '../../../src/insights/model/weights.ts';
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

it('the columns are those of the aspects, then those of the verdict', () => {
  const scores = COLUMNS.map((_, column) => column);
  expect(COLUMNS.slice(0, ASPECT_IDS.length)).toEqual(ASPECT_IDS);
  expect(verdictScores(scores).map((column) => COLUMNS[column])).toEqual(SENTIMENTS);
});

describe('the verdict on an aspect rests on', () => {
  const place = { own: false, isTurned: false, first: 0, last: 1 };
  const cues = [
    { ...place, aspect: 'price', sentiment: 'negative' },
    { ...place, aspect: 'price', sentiment: 'negative' },
    { ...place, aspect: 'staff', sentiment: 'positive' },
  ] as const;

  it('the aspect and its cues, each once', () => {
    const { hashes, values } = verdictFeatures(cues, 'price');
    expect(hashes).toEqual(['aspect price', 'own cue negative'].map(hashText));
    expect(values).toEqual([1, 1]);
  });

  it('the words of the passage besides', () => {
    const file = { columns: COLUMNS, steps: COLUMNS.map(() => 1), hashes: '', weights: '' };
    const scores = COLUMNS.map((_, column) => column);
    expect(textScores(readWeights(file), scores, cues, 'price')).toEqual([12, 13, 14]);
  });
});
