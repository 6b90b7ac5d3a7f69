import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Trx } from '../engine.ts';
import type { HubDatabase } from '../schema.ts';

/** A subscription that was ended before its lease was over, with what is needed to tell its subscriber. */
export interface RemovedSubscription {
  /** The id of the subscription. */
  readonly subscription: number;
  readonly topic: string;
  readonly requestedTopic: string;
  readonly callback: string;
  readonly host: string;
}

/** Deletes the subscriptions that match, and gives them. */
export async function removeSubscriptions(
  trx: Trx,
  matches: (eb: ExpressionBuilder<HubDatabase, 'subscription'>) => Expression<SqlBool>,
): Promise<RemovedSubscription[]> {
  const removed = await trx
    .deleteFrom('subscription')
    .where(matches)
    .returning((eb) => [
      'id',
      'requested_topic',
      'callback',
      'host',
      eb.selectFrom('topic').select('url').whereRef('topic.id', '=', 'subscription.topic_id').as('topic'),
    ])
    .execute();
  return removed.map(({ id, topic, requested_topic, callback, host }) => ({
    subscription: id,
    topic: topic ?? requested_topic,
    requestedTopic: requested_topic,
    callback,
    host,
  }));
}
