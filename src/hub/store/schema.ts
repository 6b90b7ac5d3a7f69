import type { Generated } from 'kysely';

/**
 * Puts subscriptions that came one after another, of one host perhaps, far apart: their number times 2^16 over the golden
 * ratio (Knuth, The Art of Computer Programming 3, section 6.4). Sixteen stay together: they share a page, which is written once.
 */
export const MIXED = 'id / 16 * 40503 % 65536';

/** Times are milliseconds since 1970 by the store's clock; `0` in `next_attempt_at` is "at once". */
export interface HubDatabase {
  topic: TopicTable;
  subscription: SubscriptionTable;
  request: RequestTable;
  kept_value: KeptValueTable;
}

interface TopicTable {
  id: Generated<number>;
  url: string;
  /** Of the newest edition that any instance has seen. */
  sequence: number;
  /** The sequence of the edition that brought these bytes. */
  version: number;
  etag: string;
  content_type: string;
  hub_url: string;
  changed_at: number;
  body: Uint8Array;
}

/** A subscription is due when its `delivered_version` is below its topic's version: there is no queue. */
interface SubscriptionTable {
  id: Generated<number>;
  topic_id: number;
  callback: string;
  /** The callback's, in canonical form. */
  host: string;
  /** The topic as the subscriber wrote it. */
  requested_topic: string;
  /** Its bytes: a text cannot hold every character on PostgreSQL. */
  secret: Uint8Array | null;
  lease_seconds: number;
  expires_at: number;
  created_at: number;
  /** The request that it was last verified for: tells a renewed subscription from the one that a delivery was claimed of. */
  verified_request: number;
  delivered_version: number;
  /** POSTs that failed in a row. */
  failures: number;
  /** Not before this; while claimed, when the claim ends by itself. */
  next_attempt_at: number;
  /** The instance that is delivering. */
  claim: string | null;
  last_attempt_at: number | null;
  last_outcome: string | null;
}

/** What subscribers ask for, beside the live subscriptions until it is verified; finished ones stay a while. */
interface RequestTable {
  id: Generated<number>;
  topic_id: number;
  mode: 'subscribe' | 'unsubscribe';
  callback: string;
  host: string;
  requested_topic: string;
  /** Its bytes: a text cannot hold every character on PostgreSQL. */
  secret: Uint8Array | null;
  lease_seconds: number;
  /** The topic's version when the request was accepted. */
  baseline_version: number;
  created_at: number;
  claim: string | null;
  /** When the claim ends by itself. */
  claimed_until: number;
  finished_at: number | null;
  /** `null` while it is pending. */
  outcome: string | null;
  /** 1: its callback has confirmed it. */
  is_verified: Generated<number>;
}

/** What an installation makes once and keeps, whatever it is. */
interface KeptValueTable {
  name: string;
  value: Uint8Array;
}
