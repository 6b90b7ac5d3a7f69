import { type Selectable, sql } from 'kysely';
import type { Engine, Trx } from './engine.ts';
import type { HubDatabase } from './schema.ts';

/** What a subscriber asks for; all checks but those that the store alone can do have passed. */
export interface NewRequest {
  readonly mode: 'subscribe' | 'unsubscribe';
  /** The topic's URL in canonical form, and as the subscriber wrote it. */
  readonly topic: string;
  readonly requestedTopic: string;
  readonly callback: string;
  readonly host: string;
  readonly secret: string | null;
  readonly leaseSeconds: number;
  /** Whether the limits for one host do not count: its networks are the operator's own. */
  readonly isExempt: boolean;
}

export interface Limits {
  /** For one callback host, within a minute. */
  readonly verificationsPerMinute: number;
  readonly subscriptionsPerHost: number;
  readonly subscriptions: number;
}

/** `ignored`: it is to end a subscription that is not there. `retryAfter` is in seconds. */
export type Acceptance =
  | { readonly kind: 'accepted'; readonly request: PendingRequest }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'unknown-topic' }
  | { readonly kind: 'limited'; readonly by: keyof Limits; readonly retryAfter: number };

/** A request that waits for its verification. */
export interface PendingRequest {
  readonly id: number;
  readonly mode: 'subscribe' | 'unsubscribe';
  readonly requestedTopic: string;
  readonly callback: string;
  readonly host: string;
  readonly leaseSeconds: number;
}

/** How the verification of a request ended; `sentMsAgo` is since its GET was sent: the lease counts from there. */
export interface Verdict {
  readonly isVerified: boolean;
  readonly sentMsAgo: number;
  readonly note: string;
}

/** `superseded`: a newer request for the pair has been verified before this one. `lost`: another instance has it. */
export type Finish = 'subscribed' | 'renewed' | 'unsubscribed' | 'refused' | 'superseded' | 'lost';

const MINUTE = 60_000;

/** When to come again for what the end of some lease has to make room for, in seconds. */
const LATER = 3600;

/** Accepts a request for the instance that will verify it, with the topic's version of this moment. */
export async function acceptRequest(
  trx: Trx,
  engine: Engine,
  { claim, claimMs }: { claim: string; claimMs: number },
  request: NewRequest,
  limits: Limits,
): Promise<Acceptance> {
  const topic = await trx.selectFrom('topic').select(['id', 'version']).where('url', '=', request.topic).executeTakeFirst();
  if (!topic) return { kind: 'unknown-topic' };
  const isKnown = await isKnownPair(trx, engine, topic.id, request.callback);
  const isIgnored = request.mode === 'unsubscribe' && !isKnown;
  const limited = await findLimit(trx, engine, request, isKnown, limits);
  if (limited) return { kind: 'limited', ...limited };
  const { mode, requestedTopic, callback, host, secret, leaseSeconds } = request;
  const { id } = await trx
    .insertInto('request')
    .values({
      topic_id: topic.id,
      mode,
      callback,
      host,
      requested_topic: requestedTopic,
      secret: secret === null || isIgnored ? null : Buffer.from(secret),
      lease_seconds: leaseSeconds,
      baseline_version: topic.version,
      created_at: engine.now(),
      claim,
      claimed_until: sql<number>`${engine.now()} + ${claimMs}`,
      // Counted all the same: else a limit would tell who is subscribed.
      ...(isIgnored && { finished_at: engine.now(), outcome: 'nothing to end' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (isIgnored) return { kind: 'ignored' };
  return { kind: 'accepted', request: { id, mode, requestedTopic, callback, host, leaseSeconds } };
}

/** Whether there is a subscription, or one that waits for its verification. */
async function isKnownPair(trx: Trx, engine: Engine, topicId: number, callback: string): Promise<boolean> {
  const live = await trx
    .selectFrom('subscription')
    .select('id')
    .where('topic_id', '=', topicId)
    .where('callback', '=', callback)
    .where('expires_at', '>', engine.now())
    .executeTakeFirst();
  if (live) return true;
  const pending = await trx
    .selectFrom('request')
    .select('id')
    .where('topic_id', '=', topicId)
    .where('callback', '=', callback)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return pending !== undefined;
}

async function findLimit(
  trx: Trx,
  engine: Engine,
  { mode, host, isExempt }: NewRequest,
  isKnown: boolean,
  limits: Limits,
): Promise<{ by: keyof Limits; retryAfter: number } | undefined> {
  if (!isExempt) {
    const wait = await waitForVerification(trx, engine, host, limits.verificationsPerMinute);
    if (wait > 0) return { by: 'verificationsPerMinute', retryAfter: Math.ceil(wait / 1000) };
  }
  if (isKnown || mode === 'unsubscribe') return undefined;
  if (!isExempt && (await countPairs(trx, engine, host)) >= limits.subscriptionsPerHost)
    return { by: 'subscriptionsPerHost', retryAfter: LATER };
  if ((await countPairs(trx, engine)) >= limits.subscriptions) return { by: 'subscriptions', retryAfter: LATER };
  return undefined;
}

/** In how many ms another request of the host would be one of the allowed number within a minute; 0: now. */
async function waitForVerification(trx: Trx, engine: Engine, host: string, allowed: number): Promise<number> {
  const oldest = await trx
    .selectFrom('request')
    .select(['created_at', engine.now().as('now')])
    .where('host', '=', host)
    .where('created_at', '>', sql<number>`${engine.now()} - ${MINUTE}`)
    // Later ones are of before the clock was set back.
    .where('created_at', '<=', engine.now())
    .orderBy('created_at', 'desc')
    .offset(allowed - 1)
    .limit(1)
    .executeTakeFirst();
  return oldest ? Math.max(1, oldest.created_at + MINUTE - Number(oldest.now)) : 0;
}

/** Subscriptions and those that wait for their verification, of one host or in all. */
async function countPairs(trx: Trx, engine: Engine, host?: string): Promise<number> {
  const live = await trx
    .selectFrom('subscription')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('expires_at', '>', engine.now())
    .$if(host !== undefined, (query) => query.where('host', '=', host ?? ''))
    .executeTakeFirstOrThrow();
  const pairs = trx
    .selectFrom('request')
    .select(['topic_id', 'callback'])
    .distinct()
    .where('outcome', 'is', null)
    .where('mode', '=', 'subscribe')
    .$if(host !== undefined, (query) => query.where('host', '=', host ?? ''))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscription')
            .select('id')
            .whereRef('subscription.topic_id', '=', 'request.topic_id')
            .whereRef('subscription.callback', '=', 'request.callback')
            .where('expires_at', '>', engine.now()),
        ),
      ),
    );
  const pending = await trx
    .selectFrom(pairs.as('pair'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(live.count) + Number(pending.count);
}

/** Takes over requests whose instance died before it verified them. */
export async function claimRequests(
  trx: Trx,
  engine: Engine,
  { claim, claimMs }: { claim: string; claimMs: number },
  limit: number,
): Promise<PendingRequest[]> {
  const waiting = trx
    .selectFrom('request')
    .select('id')
    .where('outcome', 'is', null)
    .where('claimed_until', '<=', engine.now())
    .orderBy('claimed_until')
    .limit(limit);
  const rows = await waiting.execute();
  if (rows.length === 0) return [];
  const claimed = await trx
    .updateTable('request')
    .set({ claim, claimed_until: sql<number>`${engine.now()} + ${claimMs}` })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .returning(['id', 'mode', 'requested_topic as requestedTopic', 'callback', 'host', 'lease_seconds as leaseSeconds'])
    .execute();
  return claimed.sort((a, b) => a.id - b.id);
}

/** Prolongs the claim of a request; `false`: another instance has taken it over. */
export async function holdRequest(
  trx: Trx,
  engine: Engine,
  { claim, claimMs }: { claim: string; claimMs: number },
  id: number,
): Promise<boolean> {
  const held = await trx
    .updateTable('request')
    .set({ claimed_until: sql<number>`${engine.now()} + ${claimMs}` })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return held.numUpdatedRows > 0n;
}

/**
 * Ends a request; a verified one takes effect if no newer one of its pair has (WebSub, section 5.1). One that is refused or
 * still waits does not count: anybody can ask in a callback's name.
 */
export async function finishRequest(trx: Trx, engine: Engine, claim: string, id: number, verdict: Verdict): Promise<Finish> {
  const row = await trx
    .selectFrom('request')
    .selectAll()
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  if (!row) return 'lost';
  const newer = await trx
    .selectFrom('request')
    .select('id')
    .where('topic_id', '=', row.topic_id)
    .where('callback', '=', row.callback)
    .where('id', '>', id)
    .where('is_verified', '=', 1)
    .executeTakeFirst();
  await trx
    .updateTable('request')
    .set({
      outcome: newer && verdict.isVerified ? 'superseded' : verdict.note,
      is_verified: verdict.isVerified ? 1 : 0,
      finished_at: engine.now(),
      secret: null,
    })
    .where('id', '=', id)
    .execute();
  if (!verdict.isVerified) return 'refused';
  if (newer) return 'superseded';
  return row.mode === 'subscribe' ? activate(trx, engine, row, verdict.sentMsAgo) : end(trx, row);
}

type RequestRow = Selectable<HubDatabase['request']>;

async function end(trx: Trx, { topic_id, callback }: RequestRow): Promise<Finish> {
  await trx.deleteFrom('subscription').where('topic_id', '=', topic_id).where('callback', '=', callback).execute();
  return 'unsubscribed';
}

/** A renewal replaces what the subscription was granted and keeps what it has got. */
async function activate(trx: Trx, engine: Engine, row: RequestRow, sentMsAgo: number): Promise<Finish> {
  const { topic_id, callback, host, requested_topic, secret, lease_seconds } = row;
  // An ended lease is no subscription any more: what it has got does not count.
  await trx
    .deleteFrom('subscription')
    .where('topic_id', '=', topic_id)
    .where('callback', '=', callback)
    .where('expires_at', '<=', engine.now())
    .execute();
  const granted = {
    requested_topic,
    secret,
    lease_seconds,
    expires_at: sql<number>`${engine.now()} + ${lease_seconds * 1000 - Math.round(sentMsAgo)}`,
    verified_request: row.id,
    failures: 0,
  };
  const live = await trx
    .selectFrom('subscription')
    .select('id')
    .where('topic_id', '=', topic_id)
    .where('callback', '=', callback)
    .executeTakeFirst();
  await trx
    .insertInto('subscription')
    .values({
      ...granted,
      topic_id,
      callback,
      host,
      created_at: engine.now(),
      delivered_version: row.baseline_version,
      next_attempt_at: 0,
    })
    .onConflict((conflict) =>
      conflict.columns(['topic_id', 'callback']).doUpdateSet({
        ...granted,
        // The claim of a delivery under way stays.
        next_attempt_at: sql<number>`case when subscription.claim is null then 0 else subscription.next_attempt_at end`,
      }),
    )
    .execute();
  return live ? 'renewed' : 'subscribed';
}
