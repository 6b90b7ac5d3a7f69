import { expect, it } from 'vitest';
import { rowOf, spread } from '../../../../scripts/development/bench/results.ts';

it('takes the middle of an odd number of rounds, by size', () => {
  expect(rowOf('/', 's', 'less', [10, 9, 100])).toEqual({
    name: '/',
    unit: 's',
    better: 'less',
    median: 10,
    lowest: 9,
    highest: 100,
  });
});

it.each([
  [[12.34, 11, 13.06], '12.3 (11.0 to 13.1)'],
  [[0.968, 0.94, 1.02], '0.97 (0.94 to 1.02)'],
  [[0.0336, 0.0312, 0.0361], '0.034 (0.031 to 0.036)'],
])('shows %j with as many digits as its median needs', (rounds, shown) => {
  expect(spread(rounds)).toBe(shown);
});
