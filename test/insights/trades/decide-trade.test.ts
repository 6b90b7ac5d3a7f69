import { describe, expect, it } from 'vitest';
import { readPart } from '../../../scripts/development/insights/corpus.ts';
import { decideTrade, evenly, tradeChances, tradeFeatures } from '../../../src/insights/trades/decide-trade.ts';
import { TRADES } from '../../../src/reviews/schemas/business.ts';

const named = TRADES.filter((trade) => trade !== 'other');

describe('the trade', () => {
  it.each(named)('of reviews of %s that it did not learn from is told by their words', (trade) => {
    expect(decideTrade(readPart('test', [trade]))).toBe(trade);
  });

  it('is left open by few reviews, and by those of all trades together', () => {
    expect(decideTrade(readPart('test', ['dental']).slice(0, 4))).toBe('other');
    expect(decideTrade(named.flatMap((trade) => readPart('test', [trade]).slice(0, 8)))).toBe('other');
  });

  it('is left open by a few words that are said in any trade', () => {
    const short = ['Great service', 'Highly recommend', 'Very good', 'Excellent', 'Thank you'].map((text) => ({ text }));
    expect(decideTrade(short)).toBe('other');
    const plain = ['Fixed my sink', 'Fixed the leak', 'Fast', 'Good', 'Great plumber'].map((text) => ({ text }));
    expect(decideTrade(plain)).toBe('home-services');
  });

  it('is left open where one is only a little likelier, as for an escape room, whose "rooms" sound like a hotel', () => {
    const mixed = (['lodging', 'restaurant', 'auto'] as const).flatMap((trade) => readPart('test', [trade]).slice(0, 8));
    const [best, next] = tradeChances(mixed);
    expect(best).toMatchObject({ trade: 'lodging', chance: expect.closeTo(0.36, 1) });
    expect(next?.chance).toBeCloseTo(0.23, 1);
    expect(decideTrade(mixed)).toBe('other');
  });
});

it('the chances of the trades are those of whole reviews, and add up to 1', () => {
  const chances = tradeChances([{ text: 'The dentist was gentle.' }, { text: '' }]);
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
});

it('a word counts once in a review', () => {
  expect(tradeFeatures('Late, late and late.').hashes).toHaveLength(2);
});

it('what is drawn evenly is at most as many as asked, from the first on', () => {
  const list = Array.from({ length: 10 }, (_, at) => at);
  expect(evenly(list, 20)).toEqual(list);
  expect(evenly(list, 5)).toEqual([0, 2, 4, 6, 8]);
  expect(evenly(list, 4)).toHaveLength(4);
});
