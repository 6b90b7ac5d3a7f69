import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SENTIMENTS } from '../../src/insights/aspects.ts';
import { ENGLISH } from '../../src/insights/languages/english/english.ts';
import { SPANISH } from '../../src/insights/languages/spanish/spanish.ts';
import { readLearned } from '../../src/insights/learned.ts';
import { COLUMNS } from '../../src/insights/model/aspect-model.ts';
import { ownAspectsOf } from '../../src/insights/trades/trades.ts';
import { TRADES } from '../../src/reviews/schemas/business.ts';
import { root } from '../support/build.ts';

it('what was learned fits the aspects and verdicts of today', () => {
  const { weights, threshold, spans } = readLearned();
  expect(weights.columns).toEqual(COLUMNS);
  expect(spans.columns).toEqual(SENTIMENTS);
  expect(threshold > 0 && threshold < 1).toBe(true);
});

it('what was learned ships in less than 4 MB', () => {
  const files = [
    'languages/english/learned/aspect-weights',
    'languages/english/learned/span-weights',
    'languages/english/learned/own-aspect-weights',
    'trades/which-trade-weights',
  ];
  const sizes = files.map((name) => statSync(join(root, `src/insights/${name}.json`)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(4_000_000);
});

it('has weights for the own aspects of each trade', () => {
  for (const language of [ENGLISH, SPANISH])
    for (const trade of TRADES)
      expect(readLearned(trade, language).own.columns, trade).toEqual(ownAspectsOf(trade).map(({ id }) => id));
});
