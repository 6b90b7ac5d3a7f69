import { expect, it } from 'vitest';
import { stateOf, stateText } from '../../../src/hub/operator/state.ts';

const NOW = 1_800_000_000_000;
const current = { isDue: false, isClaimed: false, nextAttemptAt: null, failures: 0 };

it.each([
  [current, 'current', 'current'],
  [{ ...current, isDue: true, isClaimed: true }, 'delivering', 'delivering'],
  [{ ...current, isDue: true, nextAttemptAt: 0 }, 'due', 'due'],
  [{ ...current, isDue: true, nextAttemptAt: NOW, failures: 1 }, 'due', 'due'],
  [{ ...current, isDue: true, nextAttemptAt: NOW + 2_400_000, failures: 2 }, 'waiting', 'retry in 40 min (2 failures)'],
  [{ ...current, isDue: true, nextAttemptAt: NOW + 1000, failures: 1 }, 'waiting', 'retry in 1 s (1 failure)'],
] as const)('%o is %s', (subscription, state, text) => {
  expect(stateOf(subscription, NOW)).toBe(state);
  expect(stateText(subscription, NOW)).toBe(text);
});
