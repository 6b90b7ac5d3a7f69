import type { RequestOverview, SubscriptionOverview } from '../store/queries/overview.ts';
import { stateOf } from './state.ts';
import { timestamp } from './time-text.ts';

/** A subscription as `--json` gives it, without its callback: only `show` adds that. */
export function subscriptionRecord(subscription: SubscriptionOverview, now: number) {
  const { id, topic, host, isSigned, failures, nextAttemptAt, lastAttemptAt, lastOutcome } = subscription;
  const state = stateOf(subscription, now);
  return {
    id,
    topic,
    host,
    state,
    failures,
    next_attempt_at: state === 'waiting' && nextAttemptAt !== null ? timestamp(nextAttemptAt) : null,
    last_attempt_at: lastAttemptAt === null ? null : timestamp(lastAttemptAt),
    last_outcome: lastOutcome,
    is_signed: isSigned,
    created_at: timestamp(subscription.createdAt),
    lease_seconds: subscription.leaseSeconds,
    lease_ends_at: timestamp(subscription.expiresAt),
    version: subscription.version,
    delivered_version: subscription.deliveredVersion,
  };
}

/** A request as `--json` gives it; `outcome` is `null` while it waits for its verification. */
export function requestRecord({ id, mode, topic, host, createdAt, outcome }: RequestOverview) {
  return { id, mode, topic, host, asked_at: timestamp(createdAt), outcome };
}
