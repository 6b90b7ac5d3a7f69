import { type Claim, fromNow, type Queries, type Trx } from '../engine.ts';
import { findLimit, type Limits } from './request-limits.ts';

/** What a subscriber asks for. It has passed all checks but those that need the store. */
export interface NewRequest {
  readonly mode: 'subscribe' | 'unsubscribe';
  /** The topic's URL as its publisher announces it. */
  readonly topic: string;
  /** The topic's URL as the subscriber wrote it. */
  readonly requestedTopic: string;
  readonly callback: string;
  readonly host: string;
  readonly secret: string | null;
  readonly leaseSeconds: number;
  /** Whether the limits for one host do not apply, because the host is in a network that the operator has allowed. */
  readonly isExempt: boolean;
}

/**
 * What the store says to a request. `ignored`: it asks to end a subscription that does not exist. `retryAfter` is in seconds.
 */
export type Acceptance =
  | { readonly kind: 'accepted'; readonly request: PendingRequest }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'unknown-topic' }
  | { readonly kind: 'limited'; readonly by: keyof Limits; readonly retryAfter: number };

/** A request that waits for its verification. */
export interface PendingRequest extends Pick<NewRequest, 'mode' | 'requestedTopic' | 'callback' | 'host' | 'leaseSeconds'> {
  readonly id: number;
}

/** Stores a request, claimed by the instance that will verify it, with the topic's version of this moment. */
export async function acceptRequest(
  { db, engine }: Queries<Trx>,
  { claim, claimMs }: Claim,
  request: NewRequest,
  limits: Limits,
): Promise<Acceptance> {
  const topic = await db.selectFrom('topic').select(['id', 'version']).where('url', '=', request.topic).executeTakeFirst();
  if (!topic) return { kind: 'unknown-topic' };
  const isKnown = await isKnownPair({ db, engine }, topic.id, request.callback);
  const isIgnored = request.mode === 'unsubscribe' && !isKnown;
  const limited = await findLimit({ db, engine }, request, isKnown, limits);
  if (limited) return { kind: 'limited', ...limited };
  const { mode, requestedTopic, callback, host, secret, leaseSeconds } = request;
  const { id } = await db
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
      claimed_until: fromNow(engine, claimMs),
      // An ignored request is stored too, so that it counts for the limits: otherwise they would reveal who is subscribed.
      ...(isIgnored && { finished_at: engine.now(), outcome: 'nothing to end' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (isIgnored) return { kind: 'ignored' };
  return { kind: 'accepted', request: { id, mode, requestedTopic, callback, host, leaseSeconds } };
}

/** Whether a topic and callback have a live subscription, or a request that waits for its verification. */
async function isKnownPair({ db, engine }: Queries<Trx>, topicId: number, callback: string): Promise<boolean> {
  const live = await db
    .selectFrom('subscription')
    .select('id')
    .where('topic_id', '=', topicId)
    .where('callback', '=', callback)
    .where('expires_at', '>', engine.now())
    .executeTakeFirst();
  if (live) return true;
  const pending = await db
    .selectFrom('request')
    .select('id')
    .where('topic_id', '=', topicId)
    .where('callback', '=', callback)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return pending !== undefined;
}

/** Claims requests whose claim has run out: the instance that had them ended before it verified them. */
export async function claimRequests(
  { db, engine }: Queries<Trx>,
  { claim, claimMs }: Claim,
  limit: number,
): Promise<PendingRequest[]> {
  const abandoned = db
    .selectFrom('request')
    .select('id')
    .where('outcome', 'is', null)
    .where('claimed_until', '<=', engine.now())
    .orderBy('claimed_until')
    .limit(limit);
  const claimed = await db
    .updateTable('request')
    .set({ claim, claimed_until: fromNow(engine, claimMs) })
    .where('id', 'in', abandoned)
    .returning(['id', 'mode', 'requested_topic as requestedTopic', 'callback', 'host', 'lease_seconds as leaseSeconds'])
    .execute();
  return claimed.sort((a, b) => a.id - b.id);
}

/** Prolongs the claim of a request. `false`: another instance has taken the request over. */
export async function holdRequest({ db, engine }: Queries<Trx>, { claim, claimMs }: Claim, id: number): Promise<boolean> {
  const held = await db
    .updateTable('request')
    .set({ claimed_until: fromNow(engine, claimMs) })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return held.numUpdatedRows > 0n;
}
