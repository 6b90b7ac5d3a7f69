import { parseCallback } from '../callback.ts';
import type { Reply, Sender } from '../outbound/sender.ts';
import type { Connection } from '../store/engine.ts';
import { readSubscriptions, removeSubscription, type SubscriptionOverview } from '../store/queries/overview.ts';
import { denialTarget } from '../verifications/verification.ts';
import { pathOf } from './topic-filter.ts';

/** Deletes subscriptions and gives those that were there. */
export function remove({ db, engine }: Connection, ids: readonly number[]): Promise<SubscriptionOverview[]> {
  return db.transaction().execute(async (trx) => {
    await engine.lockWrites(trx);
    const removed: SubscriptionOverview[] = [];
    for (const id of new Set(ids)) {
      const [subscription] = await readSubscriptions(trx, engine, id);
      if (subscription && (await removeSubscription(trx, id))) removed.push(subscription);
    }
    return removed;
  });
}

/** A removed subscription, and how its subscriber took the notice. */
export interface Told {
  readonly subscription: SubscriptionOverview;
  readonly isTold: boolean;
  /** `status 200`, or why it could not be told. */
  readonly note: string;
}

/** Notices under way at once. */
const AT_ONCE = 8;

const REASON = "removed by the hub's operator";

/** Tells each subscriber once that it is none any more (WebSub, section 5.2). */
export async function tellRemoved(removed: readonly SubscriptionOverview[], sender: Sender): Promise<Told[]> {
  const told: Told[] = [];
  for (let start = 0; start < removed.length; start += AT_ONCE) {
    const some = removed.slice(start, start + AT_ONCE);
    told.push(...(await Promise.all(some.map((subscription) => tell(subscription, sender)))));
  }
  return told;
}

async function tell(subscription: SubscriptionOverview, sender: Sender): Promise<Told> {
  const callback = parseCallback(subscription.callback);
  if (!callback.ok) return { subscription, isTold: false, note: `its callback ${callback.message}` };
  const target = denialTarget(callback.value, subscription.requestedTopic, REASON);
  const reply = await sender.send({ method: 'GET', callback: callback.value, target, headers: {} });
  return { subscription, isTold: isSuccess(reply), note: reply.kind === 'answered' ? `status ${reply.status}` : reply.reason };
}

function isSuccess(reply: Reply): boolean {
  return reply.kind === 'answered' && reply.status >= 200 && reply.status <= 299;
}

/** What was done, a line for each. */
export function removedLines(told: readonly Told[]): string[] {
  return told.map(({ subscription: { id, topic, host }, isTold, note }) => {
    const notice = isTold ? 'the subscriber was told' : `the subscriber could not be told: ${note}`;
    return `Removed ${id} (${host}, ${pathOf(topic)}); ${notice}.`;
  });
}

/** What `remove --json` gives. */
export function removedRecord(told: readonly Told[]) {
  return {
    subscriptions: told.map(({ subscription: { id, topic, host }, isTold, note }) => ({
      id,
      topic,
      host,
      is_told: isTold,
      notice: note,
    })),
  };
}
