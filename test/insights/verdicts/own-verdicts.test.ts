import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/insights/engine.ts';
import { readLearned } from '../../../src/insights/learned.ts';

describe("an owner's aspect, by a plain mention", () => {
  const cues = { positive: [], negative: ['loud'], not: [], hidden: false };
  const told = createEngine(readLearned(), [
    { id: 'machines', name: 'Machines', neutral: ['machine'], ...cues },
    { id: 'price', neutral: ['bill'], ...cues },
  ]);
  const said = (aspect: string, text: string, rating?: number) => {
    const found = told.mentions({ text, rating }).filter((mention) => mention.aspect === aspect);
    return found.map(({ sentiment, quote }) => (quote.confidence < 0.85 ? `perhaps ${sentiment}` : sentiment));
  };

  it('is judged by the words around, not surely enough for a quote', () => {
    expect(said('machines', 'The machines are excellent.')).toEqual(['perhaps positive']);
    expect(said('machines', 'The machines are horrible.')).toEqual(['perhaps negative']);
    expect(said('machines', 'There is a machine.')).toEqual(['neutral']);
  });

  it('is not judged against the stars', () => {
    expect(said('machines', 'The machines are horrible.', 5)).toEqual(['neutral']);
    expect(said('machines', 'The machines are excellent.', 1)).toEqual(['neutral']);
  });

  it('is judged by a cue beside it, or by the model if the aspect is built in', () => {
    expect(said('machines', 'The excellent machine is loud.')).toEqual(['negative']);
    expect(said('price', 'The bill was a fair price.')).toEqual(['positive']);
  });
});
