import { expect, it } from 'vitest';
import { typicality } from '../../../../src/insights/dataset/evidence/typical.ts';

it('is high for what most say, low for what nobody else says, and 0 for no words', () => {
  const [one = 0, other = 0, odd = 0, none] = typicality(['fair price', 'a fair price', 'parrots sang', '!']);
  expect(Math.min(one, other)).toBeGreaterThan(odd);
  expect(odd).toBeGreaterThan(0);
  expect(none).toBe(0);
  expect(typicality([])).toEqual([]);
});

it('is 1 where all are alike', () => {
  for (const each of typicality(['fair price', 'price, fair'])) expect(each).toBeCloseTo(1);
});
