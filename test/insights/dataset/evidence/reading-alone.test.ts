import { expect, it } from 'vitest';
import { faultsAlone } from '../../../../src/insights/dataset/evidence/reading-alone.ts';

it.each([
  ['which was less than the next one', 'This was less than the next one'],
  ['of which $140 was fair', 'They asked $140, a fair price'],
  ['perhaps the waist will be too big', 'the waist is too big'],
  ['i think the price is fair', 'the price is fair'],
  ['Quizá es caro', 'Es caro'],
  ['es caro, quizás', 'es caro'],
  ['si es que parece caro, porque lo es', 'es caro'],
])('%j reads worse alone than %j', (worse, better) => {
  expect(faultsAlone(worse, false)).toBeGreaterThan(faultsAlone(better, false));
  expect(faultsAlone(better, false)).toBe(0);
});

it('is praise rather for what happened than for what did not', () => {
  expect(faultsAlone("he didn't lecture me", true)).toBeGreaterThan(0);
  expect(faultsAlone("he didn't call me back", false)).toBe(0);
});
