import { type ExpressionBuilder, sql } from 'kysely';
import type { Engine, Trx } from '../engine.ts';
import type { HubDatabase } from '../schema.ts';

/** How a POST ended; `version` is the one that was sent. */
export type DeliveryResult = { readonly subscription: number; readonly version: number; readonly note: string } & (
  | { readonly kind: 'acknowledged' }
  | { readonly kind: 'gone'; readonly verifiedRequest: number }
  /** `counts`: whether it is one of the failures in a row that end a subscription. `notBefore`: ms that the callback asked to wait. */
  | { readonly kind: 'failed'; readonly counts: boolean; readonly notBefore: number }
);

/** A subscription that a result has ended. */
export interface Removal {
  readonly subscription: number;
  readonly topic: string;
  readonly requestedTopic: string;
  readonly callback: string;
  readonly host: string;
  readonly reason: 'gone' | 'failed';
}

/** A failure in a row too many. */
export const MOST_FAILURES = 3;

/** Ids in one statement: databases have a limit, and an outage may have failed all the subscriptions. */
const NAMED_AT_ONCE = 1000;

/**
 * Records how POSTs ended, where the claim still holds: who lost it must not overwrite what came after. Gives the
 * subscriptions that this ended.
 */
export async function recordResults(
  trx: Trx,
  engine: Engine,
  claim: string,
  retryMs: readonly [number, number],
  results: readonly DeliveryResult[],
): Promise<Removal[]> {
  const removed: Removal[] = [];
  for (const group of groupAlike(results)) {
    const [first] = group;
    if (!first) continue;
    const ids = group.map(({ subscription }) => subscription);
    if (first.kind === 'acknowledged') await recordSuccess(trx, engine, claim, ids, first);
    else {
      if (first.kind === 'gone') removed.push(...(await remove(trx, claim, ids, 'gone', first.verifiedRequest)));
      else if (first.counts) removed.push(...(await remove(trx, claim, ids, 'failed')));
      // One that was renewed meanwhile is still there.
      await recordFailure(trx, engine, claim, retryMs, ids, first);
    }
  }
  return removed;
}

/** Results that one statement can record. */
function groupAlike(results: readonly DeliveryResult[]): Iterable<DeliveryResult[]> {
  return Map.groupBy(results, ({ subscription: _, ...shared }) => JSON.stringify(shared)).values();
}

async function recordSuccess(
  trx: Trx,
  engine: Engine,
  claim: string,
  ids: readonly number[],
  { version, note }: DeliveryResult,
): Promise<void> {
  await trx
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
    .execute();
  // Who lost the claim still knows that it has arrived; whoever has it now need not bring it again.
  await trx
    .updateTable('subscription')
    .set({ delivered_version: version })
    .where('id', 'in', ids)
    .where('delivered_version', '<', version)
    .execute();
}

async function recordFailure(
  trx: Trx,
  engine: Engine,
  claim: string,
  retryMs: readonly [number, number],
  ids: readonly number[],
  result: DeliveryResult,
): Promise<void> {
  const counts = result.kind === 'failed' && !result.counts ? 0 : 1;
  const notBefore = result.kind === 'failed' ? result.notBefore : 0;
  const [second, third] = retryMs.map((wait) => Math.round(Math.max(wait, Math.min(notBefore, retryMs[1])))) as [number, number];
  const wait = sql<number>`${engine.now()} + case when failures = 0 then cast(${second} as bigint) else cast(${third} as bigint) end`;
  await trx
    .updateTable('subscription')
    .set((eb) => ({
      failures: eb('failures', '+', counts),
      // A version that came during this POST does not wait.
      next_attempt_at: sql<number>`case when ${topicVersion(eb)} > ${result.version} then 0 else ${wait} end`,
      claim: null,
      last_attempt_at: engine.now(),
      last_outcome: result.note,
    }))
    .where('claim', '=', claim)
    .where('id', 'in', ids)
    .execute();
}

function topicVersion(eb: ExpressionBuilder<HubDatabase, 'subscription'>) {
  return eb.selectFrom('topic').select('version').whereRef('topic.id', '=', 'subscription.topic_id');
}

/** Ends subscriptions that have failed often enough, or that the callback says are gone and nobody renewed meanwhile. */
async function remove(
  trx: Trx,
  claim: string,
  ids: readonly number[],
  reason: Removal['reason'],
  verifiedRequest?: number,
): Promise<Removal[]> {
  const removed = await trx
    .deleteFrom('subscription')
    .where('claim', '=', claim)
    .where('id', 'in', ids)
    .$if(verifiedRequest === undefined, (query) => query.where('failures', '>=', MOST_FAILURES - 1))
    .$if(verifiedRequest !== undefined, (query) => query.where('verified_request', '=', verifiedRequest ?? 0))
    .returning((eb) => [
      'id',
      'requested_topic',
      'callback',
      'host',
      eb.selectFrom('topic').select('url').whereRef('topic.id', '=', 'subscription.topic_id').as('topic'),
    ])
    .execute();
  return removed.map(({ id, topic, requested_topic, callback, host }) => ({
    subscription: id,
    topic: topic ?? requested_topic,
    requestedTopic: requested_topic,
    callback,
    host,
    reason,
  }));
}

/** Takes back failures that were counted, one for each entry of an id: it was our own network that failed. */
export async function forgiveFailures(trx: Trx, ids: readonly number[]): Promise<void> {
  const byId = Map.groupBy(ids, (id) => id);
  for (const [count, alike] of Map.groupBy(byId.keys(), (id) => byId.get(id)?.length ?? 0)) {
    for (let start = 0; start < alike.length; start += NAMED_AT_ONCE) {
      await trx
        .updateTable('subscription')
        .set({ failures: sql<number>`case when failures > ${count} then failures - ${count} else 0 end` })
        .where('id', 'in', alike.slice(start, start + NAMED_AT_ONCE))
        .execute();
    }
  }
}
