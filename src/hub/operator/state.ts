import type { SubscriptionOverview } from '../store/queries/overview.ts';
import { durationText } from './time-text.ts';

/** `waiting`: for the time of its next try after a failure. */
export type State = 'current' | 'due' | 'delivering' | 'waiting';

type Standing = Pick<SubscriptionOverview, 'isDue' | 'isClaimed' | 'nextAttemptAt' | 'failures'>;

/** How a subscription stands towards its topic's newest version. */
export function stateOf({ isDue, isClaimed, nextAttemptAt }: Standing, now: number): State {
  if (!isDue) return 'current';
  if (isClaimed) return 'delivering';
  return (nextAttemptAt ?? 0) > now ? 'waiting' : 'due';
}

/** The state in words: `retry in 40 min (2 failures)`. */
export function stateText(subscription: Standing, now: number): string {
  const state = stateOf(subscription, now);
  if (state !== 'waiting') return state;
  const { nextAttemptAt, failures } = subscription;
  return `retry in ${durationText((nextAttemptAt ?? now) - now)} (${failures} ${failures === 1 ? 'failure' : 'failures'})`;
}
