import { describe, expect, it } from 'vitest';
import { ASPECT_IDS, ASPECTS } from '../../../src/insights/aspects.ts';
import { aspectsOfTrade, builtInAspects, ownAspectsOf } from '../../../src/insights/trades/trades.ts';
import { TRADES } from '../../../src/reviews/schemas/business.ts';

describe('the aspects of a trade', () => {
  it('are those of every trade for home services, and where no trade is known', () => {
    const all = ASPECTS.map(({ id, name }) => ({ id, name }));
    expect(aspectsOfTrade('home-services')).toEqual(all);
    expect(aspectsOfTrade('other')).toEqual(all);
  });

  it('are shared, called as the trade calls them, and its own', () => {
    const shop = aspectsOfTrade('retail');
    expect(shop.map(({ id }) => id)).toEqual(expect.arrayContaining(['price', 'fit', 'returns']));
    expect(shop.map(({ id }) => id)).not.toContain('workmanship');
    expect(aspectsOfTrade('dental').find(({ id }) => id === 'workmanship')?.name).toBe('Treatment');
    // A garage repairs, but a car dealer, which has the same trade, sells.
    expect(aspectsOfTrade('auto').find(({ id }) => id === 'workmanship')?.name).toBe('Workmanship');
  });

  it('have names that differ, whatever the trade', () => {
    for (const trade of TRADES) {
      const names = aspectsOfTrade(trade).map(({ name }) => name);
      expect(new Set(names).size, trade).toBe(names.length);
    }
  });
});

it('an aspect that two trades have is built in once', () => {
  const ids = builtInAspects().map(({ id }) => id);
  expect(ids.slice(0, ASPECT_IDS.length)).toEqual(ASPECT_IDS);
  expect(new Set(ids).size).toBe(ids.length);
  for (const trade of TRADES) expect(ids).toEqual(expect.arrayContaining(ownAspectsOf(trade).map(({ id }) => id)));
});
