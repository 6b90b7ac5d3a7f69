import { type Selectable, sql } from 'kysely';
import type { Claim, Db, Engine, Trx } from '../engine.ts';
import { type HubDatabase, MIXED } from '../schema.ts';

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

/** Rows of a topic looked at in one go, from which the hosts take turns. */
const CANDIDATES = 256;

/** Takes due subscriptions for an instance; the claim ends by itself after `claimMs`. */
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
