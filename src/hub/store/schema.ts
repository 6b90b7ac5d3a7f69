import type { Generated } from 'kysely';

/**
 * An SQL expression to sort subscriptions by. Subscriptions that were made one after another, perhaps all of one host, stand far
 * apart in this order: the expression multiplies a subscription's id by 2^16 divided by the golden ratio (Knuth, The Art of
 * Computer Programming 3, section 6.4). Each sixteen stay together, because they share a page of the file, which then is
 * written once.
 */
export const MIXED = 'id / 16 * 40503 % 65536';

/** The tables. Times are milliseconds since 1970 by the store's clock; `0` in `next_attempt_at` means "at once". */
export interface HubDatabase {
  topic: TopicTable;
  subscription: SubscriptionTable;
  request: RequestTable;
  kept_value: KeptValueTable;
}

interface TopicTable {
  id: Generated<number>;
  url: string;
  /** The sequence of the newest edition that any instance has seen. An edition is what is published at one moment. */
  sequence: number;
  /** The sequence of the edition in which the topic's bytes changed last. */
  version: number;
  etag: string;
  content_type: string;
  hub_url: string;
  changed_at: number;
  body: Uint8Array;
}

/** There is no queue of deliveries: a subscription is due when its `delivered_version` is below its topic's version. */
interface SubscriptionTable {
  id: Generated<number>;
  topic_id: number;
  callback: string;
  /** The callback's host, in canonical form. */
  host: string;
  /** The topic's URL as the subscriber wrote it. */
  requested_topic: string;
  /** Bytes, because a text on PostgreSQL cannot hold every character. */
  secret: Uint8Array | null;
  lease_seconds: number;
  expires_at: number;
  created_at: number;
  /** The request by which it was subscribed or renewed last. It shows whether it was renewed since a delivery was claimed. */
  verified_request: number;
  delivered_version: number;
  /** How many POSTs failed in a row. */
  failures: number;
  /** When the next POST may be sent. While the subscription is claimed: when the claim ends by itself. */
  next_attempt_at: number;
  /** The instance that is delivering to it. */
  claim: string | null;
  last_attempt_at: number | null;
  last_outcome: string | null;
}

/** What subscribers ask for. A request changes no subscription until it is verified; finished requests are kept for a while. */
interface RequestTable {
  id: Generated<number>;
  topic_id: number;
  mode: 'subscribe' | 'unsubscribe';
  callback: string;
  host: string;
  requested_topic: string;
  /** Bytes, because a text on PostgreSQL cannot hold every character. */
  secret: Uint8Array | null;
  lease_seconds: number;
  /** The topic's version when the request was accepted: a new subscriber has that one. */
  baseline_version: number;
  created_at: number;
  /** The instance that verifies it. */
  claim: string | null;
  /** When the claim ends by itself. */
  claimed_until: number;
  finished_at: number | null;
  /** `null` while the request waits for its verification. */
  outcome: string | null;
  /** 1 where the callback has confirmed the request. */
  is_verified: Generated<number>;
}

/** Values that an installation makes once and keeps, such as a key. */
interface KeptValueTable {
  name: string;
  value: Uint8Array;
}
