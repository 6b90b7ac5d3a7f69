import { expect, it } from 'vitest';
import { isQuotable } from '../../../src/insights/dataset/evidence/evidence.ts';
import { createEngine } from '../../../src/insights/engine.ts';
import { ENGLISH } from '../../../src/insights/languages/english/english.ts';
import { SPANISH } from '../../../src/insights/languages/spanish/spanish.ts';
import { readLearned } from '../../../src/insights/learned.ts';
import { readCuesOf, readTradeCues } from '../../../src/insights/trades/trade-cues.ts';
import { aspectsOfTrade, ownAspectsOf } from '../../../src/insights/trades/trades.ts';
import { TRADES } from '../../../src/reviews/schemas/business.ts';

const EACH = TRADES.flatMap((trade) => [ENGLISH, SPANISH].map((language) => ({ trade, language, tag: language.tag })));

it.each(EACH)(
  'the cues of $trade ($tag) are of aspects that it may have, praise and blame of each of its own',
  ({ trade, language }) => {
    const cues = readTradeCues(trade, language);
    const known = aspectsOfTrade(trade).map(({ id }) => id);
    for (const { aspect } of cues) expect(known).toContain(aspect);
    for (const { id } of ownAspectsOf(trade))
      for (const sentiment of ['positive', 'negative'])
        expect(cues.filter((cue) => cue.aspect === id && cue.sentiment === sentiment).length, id).toBeGreaterThan(5);
  },
);

it('a cue of an aspect that the trade lacks is a mistake', () => {
  const files = [{ path: 'dental/cues/food.tsv', text: 'positive\ttasty\n' }];
  expect(readCuesOf('dental', files).mistakes).toEqual([expect.stringContaining('"food" is no aspect')]);
});

it.each([
  ['auto', 'staff', 'The website is also very helpful.'],
  ['auto', 'professionalism', 'The website was professional and I felt comfortable.'],
  ['restaurant', 'staff', 'Generous portion and friendly prices.'],
  ['restaurant', 'food', 'Had a great sized oval table just perfect for our small group.'],
] as const)('%s: is no example of %s: %s', (trade, about, text) => {
  const found = createEngine(readLearned(trade)).mentions({ text, rating: 5 });
  expect(found.filter((mention) => mention.aspect === about && isQuotable(mention))).toEqual([]);
});

it('only what a word does not mean in a trade counts against the model', () => {
  const denying = readTradeCues('dental').filter(({ denies }) => denies);
  expect(new Set(denying.map(({ sentiment }) => sentiment))).toEqual(new Set([null]));
  expect(denying.some(({ aspect }) => aspect === 'comfort')).toBe(false);
});
