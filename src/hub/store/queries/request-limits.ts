import { fromNow, type Queries, type Trx } from '../engine.ts';

/** What keeps strangers from filling the store, and from making the hub send requests to somebody who did not ask. */
export interface Limits {
  /** Requests for one callback host within a minute: each leads to a verification. */
  readonly verificationsPerMinute: number;
  readonly subscriptionsPerHost: number;
  readonly subscriptions: number;
}

const MINUTE = 60_000;

/** When to ask again, in seconds, where only the end of a lease makes room. */
const LATER = 3600;

/**
 * Says which limit a request would exceed, and after how many seconds to ask again; `undefined` where it exceeds none.
 * `isKnown`: the topic and callback have a subscription already, or a request that waits.
 */
export async function findLimit(
  { db, engine }: Queries<Trx>,
  { mode, host, isExempt }: { mode: 'subscribe' | 'unsubscribe'; host: string; isExempt: boolean },
  isKnown: boolean,
  limits: Limits,
): Promise<{ by: keyof Limits; retryAfter: number } | undefined> {
  if (!isExempt) {
    const wait = await waitForVerification({ db, engine }, host, limits.verificationsPerMinute);
    if (wait > 0) return { by: 'verificationsPerMinute', retryAfter: Math.ceil(wait / 1000) };
  }
  if (isKnown || mode === 'unsubscribe') return undefined;
  if (!isExempt && (await countPairs({ db, engine }, host)) >= limits.subscriptionsPerHost)
    return { by: 'subscriptionsPerHost', retryAfter: LATER };
  if ((await countPairs({ db, engine })) >= limits.subscriptions) return { by: 'subscriptions', retryAfter: LATER };
  return undefined;
}

/** In how many ms the host may make another request without exceeding the number that is allowed within a minute; 0 for now. */
async function waitForVerification({ db, engine }: Queries<Trx>, host: string, allowed: number): Promise<number> {
  const oldest = await db
    .selectFrom('request')
    .select(['created_at', engine.now().as('now')])
    .where('host', '=', host)
    .where('created_at', '>', fromNow(engine, -MINUTE))
    // Requests that seem to come from the future were made before the clock was set back.
    .where('created_at', '<=', engine.now())
    .orderBy('created_at', 'desc')
    .offset(allowed - 1)
    .limit(1)
    .executeTakeFirst();
  return oldest ? Math.max(1, oldest.created_at + MINUTE - oldest.now) : 0;
}

/** Counts the live subscriptions and those that wait for their first verification, of one host or in all. */
async function countPairs({ db, engine }: Queries<Trx>, host?: string): Promise<number> {
  const live = await db
    .selectFrom('subscription')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('expires_at', '>', engine.now())
    .$if(host !== undefined, (query) => query.where('host', '=', host ?? ''))
    .executeTakeFirstOrThrow();
  const pairs = db
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
  const pending = await db
    .selectFrom(pairs.as('pair'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return live.count + pending.count;
}
