import { sql } from 'kysely';
import { inParts, type Queries, type Trx } from '../engine.ts';
import { type RemovedSubscription, removeSubscriptions } from './removals.ts';
import { topicVersion } from './topics.ts';

/** How a POST ended. `subscription` is the id of the subscription, and `version` the version that was sent. */
export type DeliveryResult = { readonly subscription: number; readonly version: number; readonly note: string } & (
  | { readonly kind: 'acknowledged' }
  /** The callback answered 410. `verifiedRequest` is the request by which it was subscribed when the delivery was claimed. */
  | { readonly kind: 'gone'; readonly verifiedRequest: number }
  /**
   * `counts`: whether it is one of the failures in a row that end a subscription. `notBefore`: ms that the callback asked to
   * wait.
   */
  | { readonly kind: 'failed'; readonly counts: boolean; readonly notBefore: number }
);

/** A subscription that was ended by how its last POST ended. */
export interface Removal extends RemovedSubscription {
  readonly reason: 'gone' | 'failed';
  /** What came of that POST. */
  readonly note: string;
}

/** How many failures in a row end a subscription. */
export const MOST_FAILURES = 3;

/**
 * Records how POSTs ended, and gives the subscriptions that this ended. A result counts only while the claim that it was
 * sent under still holds: without it, another instance may have delivered meanwhile, and its result must stay.
 */
export async function recordResults(
  { db, engine }: Queries<Trx>,
  claim: string,
  retryMs: readonly [number, number],
  results: readonly DeliveryResult[],
): Promise<Removal[]> {
  const removed: Removal[] = [];
  for (const group of groupAlike(results)) {
    const [first] = group;
    if (!first) continue;
    const ids = group.map(({ subscription }) => subscription);
    if (first.kind === 'acknowledged') await recordSuccess({ db, engine }, claim, ids, first);
    else {
      removed.push(...(await removeEnded(db, claim, ids, first)));
      // Subscriptions that were renewed during the POST are not removed, and get the failure recorded.
      await recordFailure({ db, engine }, claim, retryMs, ids, first);
    }
  }
  return removed;
}

/** Groups results that differ in nothing but their subscription: one statement can record each group. */
function groupAlike(results: readonly DeliveryResult[]): Iterable<DeliveryResult[]> {
  return Map.groupBy(results, ({ subscription: _, ...shared }) => JSON.stringify(shared)).values();
}

async function recordSuccess(
  { db, engine }: Queries<Trx>,
  claim: string,
  ids: readonly number[],
  { version, note }: DeliveryResult,
): Promise<void> {
  const recorded = await db
    .updateTable('subscription')
    .set({
      delivered_version: version,
      failures: 0,
      next_attempt_at: 0,
      claim: null,
      last_attempt_at: engine.now(),
      last_outcome: note,
    })
    .where('claim', '=', claim)
    .where('id', 'in', ids)
    .executeTakeFirst();
  if (Number(recorded.numUpdatedRows) === ids.length) return;
  // The version has arrived even where another instance has the claim by now; that one need not deliver it again.
  await db
    .updateTable('subscription')
    .set({ delivered_version: version })
    .where('id', 'in', ids)
    .where('delivered_version', '<', version)
    .execute();
}

async function recordFailure(
  { db, engine }: Queries<Trx>,
  claim: string,
  retryMs: readonly [number, number],
  ids: readonly number[],
  result: DeliveryResult,
): Promise<void> {
  const counts = result.kind === 'failed' && !result.counts ? 0 : 1;
  const notBefore = result.kind === 'failed' ? result.notBefore : 0;
  const [second, third] = retryMs.map((wait) => Math.round(Math.max(wait, Math.min(notBefore, retryMs[1])))) as [number, number];
  const wait = sql<number>`${engine.now()} + case when failures = 0 then cast(${second} as bigint) else cast(${third} as bigint) end`;
  await db
    .updateTable('subscription')
    .set((eb) => ({
      failures: eb('failures', '+', counts),
      // A version that came during this POST need not wait for the next try.
      next_attempt_at: sql<number>`case when ${topicVersion(eb)} > ${result.version} then 0 else ${wait} end`,
      claim: null,
      last_attempt_at: engine.now(),
      last_outcome: result.note,
    }))
    .where('claim', '=', claim)
    .where('id', 'in', ids)
    .execute();
}

/** Removes subscriptions that have failed often enough, or whose callback answered 410 and that were not renewed meanwhile. */
async function removeEnded(
  db: Trx,
  claim: string,
  ids: readonly number[],
  result: Exclude<DeliveryResult, { kind: 'acknowledged' }>,
): Promise<Removal[]> {
  if (result.kind === 'failed' && !result.counts) return [];
  const removed = await removeSubscriptions(db, (eb) =>
    eb.and([
      eb('claim', '=', claim),
      eb('id', 'in', ids),
      result.kind === 'gone' ? eb('verified_request', '=', result.verifiedRequest) : eb('failures', '>=', MOST_FAILURES - 1),
    ]),
  );
  return removed.map((each) => ({ ...each, reason: result.kind, note: result.note }));
}

/**
 * Takes back failures that were counted although our own network had failed, perhaps those of every subscription: for an id that
 * is given twice, two failures.
 */
export async function forgiveFailures(db: Trx, ids: readonly number[]): Promise<void> {
  const byId = Map.groupBy(ids, (id) => id);
  for (const [count, alike] of Map.groupBy(byId.keys(), (id) => byId.get(id)?.length ?? 0)) {
    for (const part of inParts(alike)) {
      await db
        .updateTable('subscription')
        .set({ failures: sql<number>`case when failures > ${count} then failures - ${count} else 0 end` })
        .where('id', 'in', part)
        .execute();
    }
  }
}
