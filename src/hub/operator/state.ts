import type { SubscriptionOverview } from '../store/queries/overview.ts';
import { dateText, durationText, relativeText } from './time-text.ts';

/**
 * Whether a subscriber has the newest version (`current`), will get it at once (`due`), is getting it (`delivering`), or will
 * get it later, because the last POST failed (`waiting`).
 */
export type State = 'current' | 'due' | 'delivering' | 'waiting';

type Standing = Pick<SubscriptionOverview, 'isDue' | 'isClaimed' | 'nextAttemptAt' | 'failures'>;

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

/** What came of the last POST, and when that was. */
export function outcomeText({ lastAttemptAt, lastOutcome }: SubscriptionOverview, now: number): string {
  return lastAttemptAt === null ? 'nothing sent yet' : `${lastOutcome}, ${relativeText(lastAttemptAt, now)}`;
}

/** When the lease ends. */
export function leaseText({ expiresAt }: SubscriptionOverview, now: number): string {
  return `${relativeText(expiresAt, now)}, ${dateText(expiresAt)}`;
}
