import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Db, Engine, Trx } from './engine.ts';
import { type HubDatabase, MIXED } from './schema.ts';

/** A subscription that an instance has taken to deliver to. */
export interface Delivery {
  readonly subscription: number;
  readonly topic: string;
  readonly requestedTopic: string;
  readonly callback: string;
  readonly host: string;
  readonly secret: string | null;
  /** POSTs that failed in a row before this one. */
  readonly failures: number;
  readonly verifiedRequest: number;
  /** What the topic's version was when it was claimed. */
  readonly version: number;
}

export interface ClaimOptions {
  /** How many at most whose last POST succeeded, and whose failed. */
  readonly fresh: number;
  readonly failing: number;
  /** How many at most of one host. */
  readonly perHost: number;
  readonly excludedHosts: readonly string[];
}

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

/** Rows of a topic looked at in one go, from which the hosts take turns. */
const CANDIDATES = 256;

/** Ids in one statement: databases have a limit, and an outage may have failed all the subscriptions. */
const NAMED_AT_ONCE = 1000;

/** A failure in a row too many. */
export const MOST_FAILURES = 3;

/** Takes due subscriptions for an instance; the claim ends by itself after `claimMs`. */
export async function claimDeliveries(
  trx: Trx,
  engine: Engine,
  { claim, claimMs }: { claim: string; claimMs: number },
  options: ClaimOptions,
): Promise<Delivery[]> {
  const topics = await trx.selectFrom('topic').select(['id', 'url', 'version']).execute();
  const ids = [
    ...(await findDue(trx, engine, topics, options, options.fresh, '=')),
    ...(await findDue(trx, engine, topics, options, options.failing, '>')),
  ];
  if (ids.length === 0) return [];
  const claimed = await trx
    .updateTable('subscription')
    .set({ claim, next_attempt_at: sql<number>`${engine.now()} + ${claimMs}` })
    .where('id', 'in', ids)
    .returning(['id', 'topic_id', 'requested_topic', 'callback', 'host', 'secret', 'failures', 'verified_request'])
    .execute();
  const topicOf = new Map(topics.map((topic) => [topic.id, topic]));
  return claimed.flatMap((row) => {
    const topic = topicOf.get(row.topic_id);
    return topic ? toDelivery(row, topic) : [];
  });
}

type ClaimedRow = Pick<
  Selectable<HubDatabase['subscription']>,
  'id' | 'requested_topic' | 'callback' | 'host' | 'secret' | 'failures' | 'verified_request'
>;

function toDelivery(row: ClaimedRow, { url, version }: { url: string; version: number }): Delivery {
  return {
    subscription: row.id,
    topic: url,
    requestedTopic: row.requested_topic,
    callback: row.callback,
    host: row.host,
    secret: row.secret && Buffer.from(row.secret).toString(),
    failures: row.failures,
    verifiedRequest: row.verified_request,
    version,
  };
}

/** Ids of subscriptions that are due, the hosts in turn; without failures (`=`) or with some (`>`). */
async function findDue(
  trx: Trx,
  engine: Engine,
  topics: readonly { id: number; version: number }[],
  { perHost, excludedHosts }: ClaimOptions,
  limit: number,
  failures: '=' | '>',
): Promise<number[]> {
  if (limit <= 0) return [];
  const candidates: { id: number; host: string }[] = [];
  for (const { id, version } of topics) {
    const due = trx
      .selectFrom('subscription')
      .select(['id', 'host'])
      .where('topic_id', '=', id)
      .where('failures', failures, 0)
      .where('delivered_version', '<', version)
      .where('next_attempt_at', '<=', engine.now())
      .where('expires_at', '>', engine.now())
      .$if(excludedHosts.length > 0, (query) => query.where('host', 'not in', excludedHosts))
      // As the index has them.
      .orderBy('failures')
      .orderBy('delivered_version')
      .orderBy('next_attempt_at')
      .orderBy(sql.raw(MIXED))
      .limit(CANDIDATES);
    candidates.push(...(await due.execute()));
  }
  return takeInTurn(candidates, perHost, limit);
}

/** At most so many of each host, one of each first. */
function takeInTurn(rows: readonly { id: number; host: string }[], perHost: number, limit: number): number[] {
  const byHost = Map.groupBy(rows, ({ host }) => host);
  const taken: number[] = [];
  for (let turn = 0; turn < perHost; turn++) {
    for (const ofHost of byHost.values()) {
      const row = ofHost[turn];
      if (row && taken.length < limit) taken.push(row.id);
    }
  }
  return taken;
}

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

/** Gives claimed subscriptions back untried. */
export async function releaseDeliveries(trx: Trx, claim: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('subscription')
    .set({ claim: null, next_attempt_at: 0 })
    .where('claim', '=', claim)
    .where('id', 'in', ids)
    .execute();
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

/** In how many ms the next subscription that is behind and has to wait may be tried; `undefined`: none has to. */
export async function nextAttemptIn(db: Db, engine: Engine): Promise<number | undefined> {
  const row = await db
    .selectFrom('subscription as s')
    .innerJoin('topic as t', 't.id', 's.topic_id')
    .whereRef('s.delivered_version', '<', 't.version')
    .where('s.next_attempt_at', '>', engine.now())
    .select((eb) => [eb.fn.min('s.next_attempt_at').as('next'), engine.now().as('now')])
    .executeTakeFirst();
  return row?.next == null ? undefined : Math.max(0, Number(row.next) - Number(row.now));
}
