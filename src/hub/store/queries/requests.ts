import { sql } from 'kysely';
import type { Claim, Engine, Trx } from '../engine.ts';
import { findLimit, type Limits } from './request-limits.ts';

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

/** Accepts a request for the instance that will verify it, with the topic's version of this moment. */
export async function acceptRequest(
  trx: Trx,
  engine: Engine,
  { claim, claimMs }: Claim,
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

/** Takes over requests whose instance died before it verified them. */
export async function claimRequests(
  trx: Trx,
  engine: Engine,
  { claim, claimMs }: Claim,
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
export async function holdRequest(trx: Trx, engine: Engine, { claim, claimMs }: Claim, id: number): Promise<boolean> {
  const held = await trx
    .updateTable('request')
    .set({ claimed_until: sql<number>`${engine.now()} + ${claimMs}` })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return held.numUpdatedRows > 0n;
}
