import { sql } from 'kysely';
import { fromNow, type Queries, type Trx } from '../engine.ts';

/** How long finished requests are kept for the operator to look at, in ms. */
const FINISHED_KEPT = 3_600_000;

/** Where there are more requests than this, only the newest are kept for `FINISHED_KEPT`: anybody can make requests. */
const MOST_KEPT = 10_000;

/** How long every finished request is kept, in ms: the limit of requests a minute counts them. */
const LEAST_KEPT = 120_000;

/** How far in the future a time in the store may lie, in ms. A time beyond it was written before the clock was set back. */
export interface Horizon {
  readonly claimMs: number;
  /** The longest wait for the next try of a delivery. */
  readonly longestWaitMs: number;
}

/**
 * Deletes subscriptions whose lease has ended and requests that are old enough. Gives how many leases had ended. Times that
 * lie too far in the future, because the clock was set back, are brought within the horizon. Leases are left as they are: a
 * machine may start with an old time and set its clock right soon after, and shortened leases would then be over.
 */
export async function sweep({ db, engine }: Queries<Trx>, { claimMs, longestWaitMs }: Horizon): Promise<number> {
  const ended = await db.deleteFrom('subscription').where('expires_at', '<=', engine.now()).executeTakeFirst();
  await db
    .deleteFrom('request')
    .where((eb) =>
      eb.or([
        eb('finished_at', '<', fromNow(engine, -FINISHED_KEPT)),
        eb('finished_at', '<', fromNow(engine, -LEAST_KEPT)).and(
          'id',
          '<=',
          sql<number>`(select max(id) from request) - ${MOST_KEPT}`,
        ),
      ]),
    )
    // While another request for the same topic and callback waits, this one is needed: it shows that the other is not the newest.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('request as other')
            .select('other.id')
            .whereRef('other.topic_id', '=', 'request.topic_id')
            .whereRef('other.callback', '=', 'request.callback')
            .where('other.outcome', 'is', null),
        ),
      ),
    )
    .execute();
  const latestAttempt = sql<number>`case when claim is null then ${fromNow(engine, longestWaitMs)} else ${fromNow(engine, claimMs)} end`;
  await db.updateTable('subscription').set({ next_attempt_at: 0 }).where('next_attempt_at', '>', latestAttempt).execute();
  await db
    .updateTable('request')
    .set({ claimed_until: 0 })
    .where('outcome', 'is', null)
    .where('claimed_until', '>', fromNow(engine, claimMs))
    .execute();
  return Number(ended.numDeletedRows);
}

/** Ends every claim but those of the instance `own`. To be called when no other instance runs, so that no claim is in use. */
export async function dropClaims(db: Trx, own: string): Promise<void> {
  await db.updateTable('subscription').set({ claim: null, next_attempt_at: 0 }).where('claim', '!=', own).execute();
  await db
    .updateTable('request')
    .set({ claim: null, claimed_until: 0 })
    .where('outcome', 'is', null)
    .where('claim', '!=', own)
    .execute();
}
