import { sql } from 'kysely';
import { type Claim, fromNow, type Queries, type Trx } from '../engine.ts';
import { MIXED } from '../schema.ts';
import { topicVersion } from './topics.ts';

/**
 * A subscription that is due, and that an instance has claimed: for a while no other instance may deliver to it. A
 * subscription is due when its topic has a newer version than the one that was delivered to it last.
 */
export interface Delivery {
  readonly subscription: number;
  readonly topic: string;
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

interface TopicVersion {
  readonly id: number;
  readonly version: number;
}

/** How many due subscriptions of a topic are looked at at once; among these the hosts take turns. */
const CANDIDATES = 256;

/** Claims due subscriptions for an instance. The claim ends by itself after `claimMs`. */
export async function claimDeliveries(
  { db, engine }: Queries<Trx>,
  { claim, claimMs }: Claim,
  options: ClaimOptions,
): Promise<Delivery[]> {
  const topics = await db.selectFrom('topic').select(['id', 'url', 'version']).execute();
  const ids = [
    ...dueInTurn({ db, engine }, topics, options, options.fresh, '='),
    ...dueInTurn({ db, engine }, topics, options, options.failing, '>'),
  ];
  const [first, ...others] = ids;
  if (!first) return [];
  const claimed = await db
    .updateTable('subscription')
    .set({ claim, next_attempt_at: fromNow(engine, claimMs) })
    .where(
      'id',
      'in',
      others.reduce((all, each) => all.unionAll(each), first),
    )
    .returning([
      'id as subscription',
      'topic_id',
      'callback',
      'host',
      'secret',
      'failures',
      'verified_request as verifiedRequest',
    ])
    .execute();
  const topicOf = new Map(topics.map((topic) => [topic.id, topic]));
  return claimed.flatMap(({ topic_id, secret, ...row }) => {
    const topic = topicOf.get(topic_id);
    return topic ? { ...row, topic: topic.url, version: topic.version, secret: secret && Buffer.from(secret).toString() } : [];
  });
}

/**
 * Selects the ids of subscriptions that are due: one of each host, then a second one of each, until there are `limit` or every
 * host has given `perHost`. `failures` selects those without failures (`=`) or with some (`>`). Without topics or where the
 * limit is 0 there is no such query.
 */
function dueInTurn(
  { db, engine }: Queries<Trx>,
  topics: readonly TopicVersion[],
  { perHost, excludedHosts }: ClaimOptions,
  limit: number,
  failures: '=' | '>',
) {
  const [first, ...others] = topics.map((topic) => candidates({ db, engine }, topic, excludedHosts, failures));
  if (!first || limit <= 0) return [];
  const due = others.reduce((all, each) => all.unionAll(each), first).as('due');
  const turn = sql<number>`row_number() over (partition by host order by place)`.as('turn');
  const inTurn = db
    .selectFrom(db.selectFrom(due).select(['id', turn]).as('turns'))
    .select('id')
    .where('turn', '<=', perHost)
    .orderBy('turn')
    .limit(limit);
  // SQLite takes no `limit` in a part of a union, but takes a query that has one.
  return [db.selectFrom(inTurn.as('taken')).select('id')];
}

/** Selects the first of a topic's subscriptions that are due. */
function candidates(
  { db, engine }: Queries<Trx>,
  { id, version }: TopicVersion,
  excludedHosts: readonly string[],
  failures: '=' | '>',
) {
  const due = db
    .selectFrom('subscription')
    .select(['id', 'host', sql<number>`${sql.raw(MIXED)}`.as('place')])
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
  return db.selectFrom(due.as('due')).selectAll();
}

/** Gives up the claims of subscriptions to which nothing was sent: they are due again at once. */
export async function releaseDeliveries(db: Trx, claim: string, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ claim: null, next_attempt_at: 0 })
    .where('claim', '=', claim)
    .where('id', 'in', ids)
    .execute();
}

/** Makes subscriptions due at once that wait for their next try, or the one of an id if it does. Gives their ids. */
export async function retryNow({ db, engine }: Queries<Trx>, id?: number): Promise<number[]> {
  const due = await db
    .updateTable('subscription')
    .set({ next_attempt_at: 0 })
    .where('claim', 'is', null)
    .where('next_attempt_at', '>', engine.now())
    .where('expires_at', '>', engine.now())
    .where((eb) => eb('delivered_version', '<', topicVersion(eb)))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .returning('id')
    .execute();
  return due.map((row) => row.id).sort((a, b) => a - b);
}

/**
 * In how many ms the first of the subscriptions that lack their topic's newest version, and have to wait for their next try
 * or for the end of a claim, may be tried. `undefined` where no subscription has to wait.
 */
export async function nextAttemptIn({ db, engine }: Queries): Promise<number | undefined> {
  const row = await db
    .selectFrom('subscription as s')
    .innerJoin('topic as t', 't.id', 's.topic_id')
    .whereRef('s.delivered_version', '<', 't.version')
    .where('s.next_attempt_at', '>', engine.now())
    .select((eb) => [eb.fn.min('s.next_attempt_at').as('next'), engine.now().as('now')])
    .executeTakeFirst();
  return row?.next == null ? undefined : Math.max(0, row.next - row.now);
}
