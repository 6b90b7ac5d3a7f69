import { randomUUID } from 'node:crypto';
import type { Edition, TopicContent } from '../topic.ts';
import type { Connection } from './engine.ts';
import { createKeeper } from './keeper.ts';
import { type ClaimOptions, claimDeliveries, type Delivery, nextAttemptIn, releaseDeliveries } from './queries/deliveries.ts';
import { type DeliveryResult, forgiveFailures, type Removal, recordResults } from './queries/delivery-results.ts';
import { sweep } from './queries/housekeeping.ts';
import { keepValue } from './queries/kept-values.ts';
import { readTopicOverviews, type TopicOverview } from './queries/overview.ts';
import type { Limits } from './queries/request-limits.ts';
import { type Finish, finishRequest, type Verdict } from './queries/request-results.ts';
import {
  type Acceptance,
  acceptRequest,
  claimRequests,
  holdRequest,
  type NewRequest,
  type PendingRequest,
} from './queries/requests.ts';
import { hasSeen, readTopic, recordEdition, type StoredTopic } from './queries/topics.ts';

/** What the hub must not forget, one method for each operation; all reject with `StoreUnavailableError` while it cannot be used. */
export interface HubStore {
  /** Whether an edition, or a later one, has been recorded. */
  hasSeen(edition: Edition): Promise<boolean>;
  /** Takes an edition for the newest, where it is, and gives the topics that it changed. */
  recordEdition(edition: Edition<TopicContent>): Promise<string[]>;
  topic(url: string): Promise<StoredTopic | undefined>;
  /** Takes a request to verify it in this instance. */
  acceptRequest(request: NewRequest, limits: Limits): Promise<Acceptance>;
  /** Takes over requests whose instance died. */
  claimRequests(limit: number): Promise<PendingRequest[]>;
  /** Prolongs the claim of a request; `false`: another instance has taken it over. */
  holdRequest(id: number): Promise<boolean>;
  finishRequest(id: number, verdict: Verdict): Promise<Finish>;
  claimDeliveries(options: ClaimOptions): Promise<Delivery[]>;
  recordResults(results: readonly DeliveryResult[]): Promise<Removal[]>;
  releaseDeliveries(subscriptions: readonly number[]): Promise<void>;
  forgiveFailures(subscriptions: readonly number[]): Promise<void>;
  /** In how many ms the next subscription that is behind may be tried; `undefined`: none is behind. */
  nextAttemptIn(): Promise<number | undefined>;
  /** Deletes what has ended; gives the number of ended leases. */
  sweep(): Promise<number>;
  topicOverviews(): Promise<TopicOverview[]>;
  /** Keeps a value under a name where none is kept yet, and gives the one that is kept: the same to all instances. */
  keep(name: string, value: Uint8Array): Promise<Uint8Array>;
  /** Why the store cannot be used, or `undefined`. */
  problem(): Promise<string | undefined>;
  /** Resolves after the first try to open it, whether it succeeded or not. */
  readonly opened: Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** `claim` is the name that this instance claims by, the same each time. */
  open(claim: string): Promise<Connection>;
  onState(problem: string | undefined, error?: unknown): void;
  /** When a claim ends by itself, in ms; above what a delivery and its record may take. */
  readonly claimMs: number;
  /** The waits before the second and before the third POST, in ms. */
  readonly retryMs: readonly [number, number];
  readonly longestLeaseSeconds: number;
}

/** The store of one instance: what it claims is its own. */
export function createHubStore({ open, onState, claimMs, retryMs, longestLeaseSeconds }: StoreOptions): HubStore {
  const claim = randomUUID();
  const { read, write, problem, opened, close } = createKeeper({ open: () => open(claim), onState });
  const own = { claim, claimMs };
  const horizon = { claimMs, longestWaitMs: 2 * Math.max(...retryMs), longestLeaseMs: longestLeaseSeconds * 1000 };
  return {
    hasSeen: (edition) => read(({ db }) => hasSeen(db, edition)),
    recordEdition: (edition) => write((trx, { engine }) => recordEdition(trx, engine, edition)),
    topic: (url) => read(({ db }) => readTopic(db, url)),
    acceptRequest: (request, limits) => write((trx, { engine }) => acceptRequest(trx, engine, own, request, limits)),
    claimRequests: (limit) => write((trx, { engine }) => claimRequests(trx, engine, own, limit)),
    holdRequest: (id) => write((trx, { engine }) => holdRequest(trx, engine, own, id)),
    finishRequest: (id, verdict) => write((trx, { engine }) => finishRequest(trx, engine, claim, id, verdict)),
    claimDeliveries: (options) => write((trx, { engine }) => claimDeliveries(trx, engine, own, options)),
    recordResults: (results) => write((trx, { engine }) => recordResults(trx, engine, claim, spread(retryMs), results)),
    releaseDeliveries: (subscriptions) => write((trx) => releaseDeliveries(trx, claim, subscriptions)),
    forgiveFailures: (subscriptions) => write((trx) => forgiveFailures(trx, subscriptions)),
    nextAttemptIn: () => read(({ db, engine }) => nextAttemptIn(db, engine)),
    sweep: () => write((trx, { engine }) => sweep(trx, engine, horizon)),
    topicOverviews: () => read(({ db, engine }) => readTopicOverviews(db, engine)),
    keep: (name, value) => write((trx) => keepValue(trx, name, value)),
    problem,
    opened,
    close,
  };
}

/** Subscribers that failed together do not all come back together; never before the wait is over. */
function spread([second, third]: readonly [number, number]): [number, number] {
  const factor = 1 + Math.random() / 5;
  return [second * factor, third * factor];
}
