import { isSuccess, noteOf } from '../outbound/reply.ts';
import type { Sender } from '../outbound/sender.ts';
import { type Connection, inParts, type Queries } from '../store/engine.ts';
import { type RemovedSubscription, removeSubscriptions } from '../store/queries/removals.ts';
import { denialRequest } from '../verifications/verification.ts';
import { readListing } from './list.ts';
import { pathOf } from './topic-filter.ts';

/** Deletes subscriptions whose lease has not ended, and gives those that were there, in the same order. */
export function remove({ db, engine }: Queries, ids: readonly number[]): Promise<RemovedSubscription[]> {
  return db.transaction().execute(async (trx) => {
    const removed = new Map<number, RemovedSubscription>();
    for (const part of inParts(ids)) {
      const found = await removeSubscriptions(trx, (eb) => eb.and([eb('id', 'in', part), eb('expires_at', '>', engine.now())]));
      for (const each of found) removed.set(each.subscription, each);
    }
    return [...new Set(ids)].flatMap((id) => removed.get(id) ?? []);
  });
}

/** The ids of all subscriptions, or of those to one topic. */
export async function readIds(connection: Connection, topic: string | undefined): Promise<number[]> {
  const { subscriptions } = await readListing(connection, topic === undefined ? {} : { topic });
  return subscriptions.map(({ id }) => id);
}

/** A removed subscription, and whether its subscriber could be notified. */
export interface Notified extends RemovedSubscription {
  readonly isTold: boolean;
  /** `status 200`, or why the subscriber could not be told. */
  readonly note: string;
}

/** How many subscribers are told at once. */
const AT_ONCE = 8;

const REASON = "removed by the hub's operator";

/** Tells each subscriber once that its subscription has ended (WebSub, section 5.2). */
export async function tellRemoved(removed: readonly RemovedSubscription[], sender: Sender): Promise<Notified[]> {
  const notified: Notified[] = [];
  for (let start = 0; start < removed.length; start += AT_ONCE) {
    const some = removed.slice(start, start + AT_ONCE);
    notified.push(...(await Promise.all(some.map((each) => tell(each, sender)))));
  }
  return notified;
}

async function tell(removed: RemovedSubscription, sender: Sender): Promise<Notified> {
  const reply = await sender.send(denialRequest(removed, REASON));
  return { ...removed, isTold: isSuccess(reply), note: noteOf(reply) };
}

/** What was done, a line for each subscription. */
export function removedLines(notified: readonly Notified[]): string[] {
  return notified.map(({ subscription, topic, host, isTold, note }) => {
    const notice = isTold ? 'the subscriber was told' : `the subscriber could not be told: ${note}`;
    return `Removed ${subscription} (${host}, ${pathOf(topic)}); ${notice}.`;
  });
}

/** What `remove --json` gives. */
export function removedRecord(notified: readonly Notified[]) {
  return {
    subscriptions: notified.map(({ subscription, topic, host, isTold, note }) => ({
      id: subscription,
      topic,
      host,
      is_told: isTold,
      notice: note,
    })),
  };
}
