import { expect, it } from 'vitest';
import { TRADE_CHOICES, tradeWordsOf } from '../../src/editing/trade-words.ts';

it('has words for each trade, and those of "other" for anything else', () => {
  for (const { value, label } of TRADE_CHOICES) expect(tradeWordsOf(value).label).toBe(label);
  for (const written of [undefined, 'home', 'toString']) expect(tradeWordsOf(written)).toBe(tradeWordsOf('other'));
});
