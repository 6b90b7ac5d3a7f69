import { expect, it } from 'vitest';
import { tradeWordsOf } from '../../src/editing/trade-words.ts';

it('has words for each trade, and those of "other" for anything else', () => {
  expect(tradeWordsOf('auto')).toMatchObject({ title: 'Mechanic', alias: 'new brakes' });
  for (const written of [undefined, 'home', 'toString']) expect(tradeWordsOf(written)).toBe(tradeWordsOf('other'));
});
