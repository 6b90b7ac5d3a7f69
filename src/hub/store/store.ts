import { randomUUID } from 'node:crypto';
import type { Edition, TopicContent } from '../topic.ts';
import { type Connection, inParts } from './engine.ts';
import { createKeeper } from './keeper.ts';
import { type ClaimOptions, claimDeliveries, nextAttemptIn, releaseDeliveries } from './queries/deliveries.ts';
import { type DeliveryResult, forgiveFailures, recordResults } from './queries/delivery-results.ts';
import { sweep } from './queries/housekeeping.ts';
import { keepValue } from './queries/kept-values.ts';
import { readTopicOverviews } from './queries/overview.ts';
import type { Limits } from './queries/request-limits.ts';
import { finishRequest, type Verdict } from './queries/request-results.ts';
import { acceptRequest, claimRequests, holdRequest, type NewRequest } from './queries/requests.ts';
import { endWaits, hasSeen, readTopic, recordEdition } from './queries/topics.ts';

/** What the hub must not forget. */
export type HubStore = ReturnType<typeof createHubStore>;

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

/**
 * Makes the store of one instance, which claims rows under a name of its own. Several instances of the hub, each in a process of
 * its own, may share one store. It has a method for each operation, and the query behind it says what that does. Every method
 * rejects with `StoreUnavailableError` while the store cannot be used.
 */
export function createHubStore({ open, onState, claimMs, retryMs }: StoreOptions) {
  const claim = randomUUID();
  const { read, write, problem, opened, close } = createKeeper({ open: () => open(claim), onState });
  const own = { claim, claimMs };
  const horizon = {
    claimMs,
    longestWaitMs: Math.ceil(LONGEST_FACTOR * Math.max(...retryMs)),
  };
  return {
    hasSeen: (edition: Edition) => read(({ db }) => hasSeen(db, edition)),
    /** Gives the topics whose bytes the edition changed. */
    async recordEdition(edition: Edition<TopicContent>) {
      const { changed, waiting } = await write((queries) => recordEdition(queries, edition));
      // In transactions of their own, so that nothing else has to wait for all of them. If the store fails meanwhile, the others are
      // tried when their wait is over.
      for (const part of inParts(waiting)) await write(({ db }) => endWaits(db, part));
      return changed;
    },
    topic: (url: string) => read(({ db }) => readTopic(db, url)),
    acceptRequest: (request: NewRequest, limits: Limits) => write((queries) => acceptRequest(queries, own, request, limits)),
    claimRequests: (limit: number) => write((queries) => claimRequests(queries, own, limit)),
    holdRequest: (id: number) => write((queries) => holdRequest(queries, own, id)),
    finishRequest: (id: number, verdict: Verdict) => write((queries) => finishRequest(queries, claim, id, verdict)),
    claimDeliveries: (options: ClaimOptions) => write((queries) => claimDeliveries(queries, own, options)),
    recordResults: (results: readonly DeliveryResult[]) =>
      write((queries) => recordResults(queries, claim, spread(retryMs), results)),
    releaseDeliveries: (subscriptions: readonly number[]) => write(({ db }) => releaseDeliveries(db, claim, subscriptions)),
    forgiveFailures: (subscriptions: readonly number[]) => write(({ db }) => forgiveFailures(db, subscriptions)),
    nextAttemptIn: () => read(nextAttemptIn),
    sweep: () => write((queries) => sweep(queries, horizon)),
    topicOverviews: () => read(readTopicOverviews),
    keep: (name: string, value: Uint8Array) => write(({ db }) => keepValue(db, name, value)),
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
