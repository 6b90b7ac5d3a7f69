import { sql } from 'kysely';
import type { Db, Queries } from '../engine.ts';

/** A topic, and how many of its subscriptions are up to date. */
export interface TopicOverview {
  readonly topic: string;
  readonly version: number;
  readonly changedAt: number;
  readonly subscriptions: number;
  /** How many subscriptions have not got the newest version yet. */
  readonly due: number;
  /** For how many ms the newest version has been there while subscriptions lack it; 0 where none does. */
  readonly oldestDueMs: number;
}

/** A subscription as the hub's operator sees it: without its secret. */
export interface SubscriptionOverview {
  readonly id: number;
  readonly topic: string;
  /** The topic as the subscriber wrote it. */
  readonly requestedTopic: string;
  readonly callback: string;
  readonly host: string;
  readonly isSigned: boolean;
  readonly createdAt: number;
  readonly leaseSeconds: number;
  readonly expiresAt: number;
  /** The topic's newest version. */
  readonly version: number;
  /** The version that the subscriber has got. */
  readonly deliveredVersion: number;
  /** Whether the subscriber has not got the newest version yet. */
  readonly isDue: boolean;
  /** How many POSTs failed in a row. */
  readonly failures: number;
  /** When the next POST may be sent; `null` where none is due, or one is under way. */
  readonly nextAttemptAt: number | null;
  /** Whether an instance is delivering to it now. A claim that has run out does not count. */
  readonly isClaimed: boolean;
  readonly lastAttemptAt: number | null;
  readonly lastOutcome: string | null;
}

/** A request that a subscriber made lately. */
export interface RequestOverview {
  readonly id: number;
  readonly mode: 'subscribe' | 'unsubscribe';
  readonly topic: string;
  readonly callback: string;
  readonly host: string;
  readonly createdAt: number;
  /** What came of it; `null` while it waits for its verification. */
  readonly outcome: string | null;
}

export async function readTopicOverviews({ db, engine }: Queries): Promise<TopicOverview[]> {
  const topics = await db
    .selectFrom('topic as t')
    .select((eb) => {
      const subscriptions = eb
        .selectFrom('subscription as s')
        .whereRef('s.topic_id', '=', 't.id')
        .where('s.expires_at', '>', engine.now())
        .select((inner) => inner.fn.countAll<number>().as('count'));
      const due = subscriptions.whereRef('s.delivered_version', '<', 't.version');
      return ['t.url', 't.version', 't.changed_at', engine.now().as('now'), subscriptions.as('subscriptions'), due.as('due')];
    })
    .orderBy('t.url')
    .execute();
  return topics.map(({ url, version, changed_at, now, subscriptions, due }) => ({
    topic: url,
    version,
    changedAt: changed_at,
    subscriptions: subscriptions ?? 0,
    due: due ?? 0,
    oldestDueMs: due ? Math.max(0, now - changed_at) : 0,
  }));
}

/** Gives the live subscriptions, or the one of an id. */
export async function readSubscriptions({ db, engine }: Queries, id?: number): Promise<SubscriptionOverview[]> {
  const rows = await db
    .selectFrom('subscription as s')
    .innerJoin('topic as t', 't.id', 's.topic_id')
    .where('s.expires_at', '>', engine.now())
    .$if(id !== undefined, (query) => query.where('s.id', '=', id ?? 0))
    .select([
      's.id',
      't.url as topic',
      's.requested_topic as requestedTopic',
      's.callback',
      's.host',
      's.created_at as createdAt',
      's.lease_seconds as leaseSeconds',
      's.expires_at as expiresAt',
      't.version',
      's.delivered_version as deliveredVersion',
      's.failures',
      's.next_attempt_at as nextAttemptAt',
      's.last_attempt_at as lastAttemptAt',
      's.last_outcome as lastOutcome',
      's.claim',
      sql<number>`case when s.secret is null then 0 else 1 end`.as('signed'),
      engine.now().as('now'),
    ])
    .orderBy('s.id')
    .execute();
  return rows.map(({ claim, signed, now, ...row }) => {
    const isDue = row.deliveredVersion < row.version;
    const isClaimed = claim !== null && row.nextAttemptAt > now;
    const nextAttemptAt = isDue && !isClaimed ? row.nextAttemptAt : null;
    return { ...row, isSigned: signed === 1, isDue, nextAttemptAt, isClaimed };
  });
}

/** Gives the requests that are kept, or those for one callback. */
export function readRequests(db: Db, callback?: string): Promise<RequestOverview[]> {
  return db
    .selectFrom('request as r')
    .innerJoin('topic as t', 't.id', 'r.topic_id')
    .$if(callback !== undefined, (query) => query.where('r.callback', '=', callback ?? ''))
    .select(['r.id', 'r.mode', 't.url as topic', 'r.callback', 'r.host', 'r.created_at as createdAt', 'r.outcome'])
    .orderBy('r.id')
    .execute();
}

/** When the last thing happened that the store knows of, in ms since 1970; `null` where it knows nothing. */
export async function readNewest(db: Db): Promise<number | null> {
  const { rows } = await sql<{ newest: number | null }>`select max(at) as newest from (
    select max(changed_at) as at from topic
    union all select max(created_at) from request
    union all select max(last_attempt_at) from subscription
    union all select max(expires_at - lease_seconds * 1000) from subscription
  ) as times`.execute(db);
  return rows[0]?.newest ?? null;
}
