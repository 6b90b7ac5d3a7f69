import { expect, it } from 'vitest';
import { spread } from '../../../../scripts/development/bench/rounds.ts';

it.each([
  [[12.34, 9.5, 130.6], '12.3 (9.5 to 130.6)'],
  [[0.968, 0.94, 1.02], '0.97 (0.94 to 1.02)'],
  [[0.0336, 0.0312, 0.0361], '0.034 (0.031 to 0.036)'],
])('shows %j with as many digits as its median needs', (rounds, shown) => {
  expect(spread(rounds)).toBe(shown);
});
