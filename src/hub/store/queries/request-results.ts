import { type Selectable, sql } from 'kysely';
import { fromNow, type Queries, type Trx } from '../engine.ts';
import type { HubDatabase } from '../schema.ts';

/** How the verification of a request ended. */
export interface Verdict {
  readonly isVerified: boolean;
  /** How many ms ago the verification was sent: the lease begins at that moment. */
  readonly sentMsAgo: number;
  readonly note: string;
}

/**
 * What became of a request. `superseded`: a newer request for the same topic and callback was verified before this one.
 * `lost`: another instance has taken the request over.
 */
export type Finish = 'subscribed' | 'renewed' | 'unsubscribed' | 'refused' | 'superseded' | 'lost';

/**
 * Ends a request. One that was verified takes effect unless a newer one for the same topic and callback already has (WebSub,
 * section 5.1). Newer requests that were refused or still wait do not count: anybody can make them in a callback's name.
 */
export async function finishRequest({ db, engine }: Queries<Trx>, claim: string, id: number, verdict: Verdict): Promise<Finish> {
  const row = await db
    .selectFrom('request')
    .selectAll()
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  if (!row) return 'lost';
  const newer = await db
    .selectFrom('request')
    .select('id')
    .where('topic_id', '=', row.topic_id)
    .where('callback', '=', row.callback)
    .where('id', '>', id)
    .where('is_verified', '=', 1)
    .executeTakeFirst();
  await db
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
  return row.mode === 'subscribe' ? activate({ db, engine }, row, verdict.sentMsAgo) : end(db, row);
}

type RequestRow = Selectable<HubDatabase['request']>;

async function end(db: Trx, { topic_id, callback }: RequestRow): Promise<Finish> {
  await db.deleteFrom('subscription').where('topic_id', '=', topic_id).where('callback', '=', callback).execute();
  return 'unsubscribed';
}

/** Makes a subscription, or renews it: then the lease and the secret are replaced, and the version that was delivered stays. */
async function activate({ db, engine }: Queries<Trx>, row: RequestRow, sentMsAgo: number): Promise<Finish> {
  const { topic_id, callback, host, requested_topic, secret, lease_seconds } = row;
  // A subscription whose lease has ended is over, even if it is still in the table: this is a new one.
  await db
    .deleteFrom('subscription')
    .where('topic_id', '=', topic_id)
    .where('callback', '=', callback)
    .where('expires_at', '<=', engine.now())
    .execute();
  const granted = {
    requested_topic,
    secret,
    lease_seconds,
    expires_at: fromNow(engine, lease_seconds * 1000 - Math.round(sentMsAgo)),
    verified_request: row.id,
    failures: 0,
  };
  const live = await db
    .selectFrom('subscription')
    .select('id')
    .where('topic_id', '=', topic_id)
    .where('callback', '=', callback)
    .executeTakeFirst();
  await db
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
        // A delivery may be under way: its claim stays until it ends.
        next_attempt_at: sql<number>`case when subscription.claim is null then 0 else subscription.next_attempt_at end`,
      }),
    )
    .execute();
  return live ? 'renewed' : 'subscribed';
}
