import { sql } from 'kysely';
import type { Engine, Trx } from '../engine.ts';

/** How long a finished request can be looked at, in ms; the limit of verifications a minute needs the last of these. */
const FINISHED_KEPT = 3_600_000;
const LEAST_KEPT = 120_000;

/** Of more requests than these only the newest are kept so long: anybody can make them. */
const MOST_KEPT = 10_000;

export interface Horizon {
  /** The longest that anything may lie in the future, in ms. */
  readonly claimMs: number;
  readonly longestWaitMs: number;
  readonly longestLeaseMs: number;
}

/** Deletes what has ended, and brings near what only a clock that was set back puts far away; gives the number of ended leases. */
export async function sweep(trx: Trx, engine: Engine, { claimMs, longestWaitMs, longestLeaseMs }: Horizon): Promise<number> {
  const now = engine.now();
  const ended = await trx.deleteFrom('subscription').where('expires_at', '<=', now).executeTakeFirst();
  await trx
    .deleteFrom('request')
    .where((eb) =>
      eb.or([
        eb('finished_at', '<', sql<number>`${now} - ${FINISHED_KEPT}`),
        eb('finished_at', '<', sql<number>`${now} - ${LEAST_KEPT}`).and(
          'id',
          '<=',
          sql<number>`(select max(id) from request) - ${MOST_KEPT}`,
        ),
      ]),
    )
    // While an older request of the pair waits, this one tells that it is not the newest.
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
  const soon = sql<number>`${now} + ${Math.max(claimMs, longestWaitMs)}`;
  await trx.updateTable('subscription').set({ next_attempt_at: 0 }).where('next_attempt_at', '>', soon).execute();
  const leaseEnd = sql<number>`${now} + ${longestLeaseMs}`;
  await trx.updateTable('subscription').set({ expires_at: leaseEnd }).where('expires_at', '>', leaseEnd).execute();
  await trx
    .updateTable('request')
    .set({ claimed_until: 0 })
    .where('outcome', 'is', null)
    .where('claimed_until', '>', sql<number>`${now} + ${claimMs}`)
    .execute();
  return Number(ended.numDeletedRows);
}

/** Ends the claims of all others: they are gone. */
export async function dropClaims(trx: Trx, own: string): Promise<void> {
  await trx.updateTable('subscription').set({ claim: null, next_attempt_at: 0 }).where('claim', '!=', own).execute();
  await trx
    .updateTable('request')
    .set({ claim: null, claimed_until: 0 })
    .where('outcome', 'is', null)
    .where('claim', '!=', own)
    .execute();
}
