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
import { ENDED_AT_ONCE, endWaits, hasSeen, readTopic, recordEdition, type StoredTopic } from './queries/topics.ts';

/**
 * What the hub must not forget: a method for each operation. Several instances of the hub, each in a process of its own, may
 * share one store. Every method rejects with `StoreUnavailableError` while the store cannot be used.
 */
export interface HubStore {
  /** Whether an edition (what is published at one moment) or a later one has been recorded. */
  hasSeen(edition: Edition): Promise<boolean>;
  /** Records an edition, unless a later one has been recorded. Gives the topics whose bytes it changed. */
  recordEdition(edition: Edition<TopicContent>): Promise<string[]>;
  topic(url: string): Promise<StoredTopic | undefined>;
  /** Stores a request, which this instance then has to verify. */
  acceptRequest(request: NewRequest, limits: Limits): Promise<Acceptance>;
  /** Claims requests of instances that ended before they verified them. */
  claimRequests(limit: number): Promise<PendingRequest[]>;
  /** Prolongs the claim of a request. `false`: another instance has taken the request over. */
  holdRequest(id: number): Promise<boolean>;
  /** Ends a request by how its verification ended, and puts it into effect if it was confirmed. */
  finishRequest(id: number, verdict: Verdict): Promise<Finish>;
  /** Claims subscriptions that have not got the newest version. */
  claimDeliveries(options: ClaimOptions): Promise<Delivery[]>;
  /** Records how deliveries ended. Gives the subscriptions that this ended. */
  recordResults(results: readonly DeliveryResult[]): Promise<Removal[]>;
  /** Gives up the claims of subscriptions to which nothing was sent. */
  releaseDeliveries(subscriptions: readonly number[]): Promise<void>;
  /** Takes back failures that were counted although our own network had failed. */
  forgiveFailures(subscriptions: readonly number[]): Promise<void>;
  /** In how many ms the next subscription that has to wait may be tried; `undefined` where none has to wait. */
  nextAttemptIn(): Promise<number | undefined>;
  /** Deletes what has ended. Gives how many leases had ended. */
  sweep(): Promise<number>;
  topicOverviews(): Promise<TopicOverview[]>;
  /**
   * Keeps a value under a name, unless one is kept there already. Gives the value that is kept then, the same to all instances.
   */
  keep(name: string, value: Uint8Array): Promise<Uint8Array>;
  /** Why the store cannot be used, or `undefined`. */
  problem(): Promise<string | undefined>;
  /** Resolves after the first try to open the database, whether it succeeded or not. */
  readonly opened: Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Opens the database. `claim` is the name under which this instance claims rows, the same each time. */
  open(claim: string): Promise<Connection>;
  /** Called whenever the problem with the store changes; `undefined`: it can be used. */
  onState(problem: string | undefined, error?: unknown): void;
  /** After how many ms a claim ends by itself. It has to be longer than a delivery takes, with the record of its result. */
  readonly claimMs: number;
  /** How long to wait before the second and before the third POST of a delivery that failed, in ms. */
  readonly retryMs: readonly [number, number];
}

/** By which factor a wait may be longer than it is set. */
const LONGEST_FACTOR = 1.2;

/** Makes the store of one instance, which claims rows under a name of its own. */
export function createHubStore({ open, onState, claimMs, retryMs }: StoreOptions): HubStore {
  const claim = randomUUID();
  const { read, write, problem, opened, close } = createKeeper({ open: () => open(claim), onState });
  const own = { claim, claimMs };
  const horizon = {
    claimMs,
    longestWaitMs: Math.ceil(LONGEST_FACTOR * Math.max(...retryMs)),
  };
  return {
    hasSeen: (edition) => read(({ db }) => hasSeen(db, edition)),
    async recordEdition(edition) {
      const { changed, waiting } = await write((trx, { engine }) => recordEdition(trx, engine, edition));
      // In transactions of their own, so that nothing else has to wait for all of them. If the store fails meanwhile, the others are
      // tried when their wait is over.
      for (let start = 0; start < waiting.length; start += ENDED_AT_ONCE)
        await write((trx) => endWaits(trx, waiting.slice(start, start + ENDED_AT_ONCE)));
      return changed;
    },
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

/** Prolongs the waits at random, so that subscribers that failed together are not all tried again together. */
function spread([second, third]: readonly [number, number]): [number, number] {
  const factor = 1 + Math.random() * (LONGEST_FACTOR - 1);
  return [second * factor, third * factor];
}
