import { type Selectable, sql } from 'kysely';
import { type Claim, type Db, type Engine, fromNow, type Trx } from '../engine.ts';
import { type HubDatabase, MIXED } from '../schema.ts';
import { topicVersion } from './topics.ts';

/**
 * A subscription that is due, and that an instance has claimed: for a while no other instance may deliver to it. A
 * subscription is due when its topic has a newer version than the one that was delivered to it last.
 */
export interface Delivery {
  readonly subscription: number;
  readonly topic: string;
  readonly requestedTopic: string;
  readonly callback: string;
  readonly host: string;
  readonly secret: string | null;
  /** How many POSTs before this one failed in a row. */
  readonly failures: number;
  /** The request by which it was subscribed or renewed last. */
  readonly verifiedRequest: number;
  /** The topic's version at the time of the claim. */
  readonly version: number;
}

export interface ClaimOptions {
  /** The most subscriptions to claim whose last POST did not fail. */
  readonly fresh: number;
  /** The most subscriptions to claim whose last POST failed. */
  readonly failing: number;
  /** The most subscriptions to claim of one callback host. */
  readonly perHost: number;
  readonly excludedHosts: readonly string[];
}

/** How many due subscriptions of a topic are read at once; from these the hosts take turns. */
const CANDIDATES = 256;

/** Claims due subscriptions for an instance. The claim ends by itself after `claimMs`. */
export async function claimDeliveries(
  trx: Trx,
  engine: Engine,
  { claim, claimMs }: Claim,
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
    .set({ claim, next_attempt_at: fromNow(engine, claimMs) })
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

/**
 * The ids of subscriptions that are due, taken from their hosts in turn. `failures` selects those without failures (`=`) or with
 * some (`>`).
 */
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
      // The order of the index `subscription_due`, so that nothing has to be sorted.
      .orderBy('failures')
      .orderBy('delivered_version')
      .orderBy('next_attempt_at')
      .orderBy(sql.raw(MIXED))
      .limit(CANDIDATES);
    candidates.push(...(await due.execute()));
  }
  return takeInTurn(candidates, perHost, limit);
}

/** Takes one row of each host, then a second one of each, until `limit` is reached or every host has given `perHost`. */
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

/** Gives up the claims of subscriptions to which nothing was sent: they are due again at once. */
export async function releaseDeliveries(trx: Trx, claim: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('subscription')
    .set({ claim: null, next_attempt_at: 0 })
    .where('claim', '=', claim)
    .where('id', 'in', ids)
    .execute();
}

/** Makes subscriptions due at once that wait for their next try. Gives how many there were. */
export async function retryNow(trx: Trx, ids: readonly number[]): Promise<number> {
  const result = await trx
    .updateTable('subscription')
    .set({ next_attempt_at: 0 })
    .where('id', 'in', ids)
    .where('claim', 'is', null)
    .where((eb) => eb('delivered_version', '<', topicVersion(eb)))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/**
 * In how many ms the first of the subscriptions that lack their topic's newest version, and have to wait for their next try
 * or for the end of a claim, may be tried. `undefined` where no subscription has to wait.
 */
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
