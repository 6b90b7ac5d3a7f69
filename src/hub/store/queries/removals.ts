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
export function removeSubscriptions(
  db: Trx,
  matches: (eb: ExpressionBuilder<HubDatabase, 'subscription'>) => Expression<SqlBool>,
): Promise<RemovedSubscription[]> {
  return db
    .deleteFrom('subscription')
    .where(matches)
    .returning((eb) => [
      'id as subscription',
      eb.selectFrom('topic').select('url').whereRef('topic.id', '=', 'subscription.topic_id').$asScalar().$notNull().as('topic'),
      'requested_topic as requestedTopic',
      'callback',
      'host',
    ])
    .execute();
}
