import { BlockList } from 'node:net';
import type { HubOptions } from '../../../src/hub/hub.ts';
import { type AddressGuard, createAddressGuard } from '../../../src/hub/outbound/address-guard.ts';
import type { Connection } from '../../../src/hub/store/engine.ts';

/** The lease and the limits of a hub as operators run it. */
export const USUAL = {
  lease: { shortest: 300, default: 864_000, longest: 2_592_000 },
  limits: { verificationsPerMinute: 10, subscriptionsPerHost: 100, subscriptions: 100_000 },
} as const satisfies Partial<HubOptions>;

/** Allows callbacks on all of loopback. */
export function loopbackGuard(): AddressGuard {
  const allowed = new BlockList();
  allowed.addSubnet('127.0.0.0', 8);
  return createAddressGuard({ allowed });
}

/** More would be too many values for one statement. */
const ROWS_AT_ONCE = 500;

interface Subscribing {
  /** The version that they have; default: the topic's. */
  readonly version?: number;
  /** In ms since 1970; default: now. */
  readonly now?: number;
  readonly secretOf?: (index: number) => string;
}

/** Subscribes callbacks to a topic as if each had been verified, which would take longer than all else. */
export async function insertSubscriptions(
  { db }: Pick<Connection, 'db'>,
  topicUrl: string,
  callbacks: readonly string[],
  { version, now = Date.now(), secretOf }: Subscribing = {},
): Promise<void> {
  const topic = await db.selectFrom('topic').select(['id', 'version']).where('url', '=', topicUrl).executeTakeFirstOrThrow();
  const rows = callbacks.map((callback, index) => ({
    topic_id: topic.id,
    callback,
    host: new URL(callback).hostname,
    requested_topic: topicUrl,
    secret: secretOf ? Buffer.from(secretOf(index)) : null,
    lease_seconds: 864_000,
    expires_at: now + 864_000_000,
    created_at: now,
    verified_request: 0,
    delivered_version: version ?? topic.version,
    failures: 0,
    next_attempt_at: 0,
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db
      .insertInto('subscription')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
}
