import { expect, it } from 'vitest';
import { TRADE_LABELS, tradeWordsOf } from '../../src/editing/trade-words.ts';

it('has words for each trade, and those of "other" for anything else', () => {
  for (const [trade, label] of Object.entries(TRADE_LABELS)) expect(tradeWordsOf(trade).label).toBe(label);
  for (const written of [undefined, 'home', 'toString']) expect(tradeWordsOf(written)).toBe(tradeWordsOf('other'));
});
