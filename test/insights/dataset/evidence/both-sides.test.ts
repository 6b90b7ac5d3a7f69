import { describe, expect, it } from 'vitest';
import { bothSides } from '../../../../src/insights/dataset/evidence/both-sides.ts';
import type { Evidence } from '../../../../src/insights/dataset/schemas/insights-schema.ts';

const quotes: Evidence[] = (['neutral', 'negative', 'negative', 'positive', 'positive'] as const).map((sentiment, at) => ({
  review_id: `r${at}`,
  quote: 'Fair',
  start: 0,
  end: 4,
  sentiment,
}));

function kept(most: number, of = quotes): string[] {
  return bothSides(of, most).map(({ review_id }) => review_id);
}

describe('a few of the quotes', () => {
  it('have both sides before a second of any, in their order', () => {
    expect([1, 2, 3, 4].map((most) => kept(most))).toEqual([['r1'], ['r1', 'r3'], ['r0', 'r1', 'r3'], ['r0', 'r1', 'r2', 'r3']]);
  });

  it('are all where there are no more', () => {
    expect(kept(9)).toEqual(['r0', 'r1', 'r2', 'r3', 'r4']);
    expect(kept(2, quotes.slice(3))).toEqual(['r3', 'r4']);
  });
});
