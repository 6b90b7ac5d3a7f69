import { randomUUID } from 'node:crypto';
import type { Edition, TopicContent } from '../topic.ts';
import type { Connection } from './engine.ts';
import { createKeeper } from './keeper.ts';
import { type ClaimOptions, claimDeliveries, nextAttemptIn, releaseDeliveries } from './queries/deliveries.ts';
import { type DeliveryResult, forgiveFailures, recordResults } from './queries/delivery-results.ts';
import { sweep } from './queries/housekeeping.ts';
import { keepValue } from './queries/kept-values.ts';
import { readTopicOverviews } from './queries/overview.ts';
import type { Limits } from './queries/request-limits.ts';
import { finishRequest, type Verdict } from './queries/request-results.ts';
import { acceptRequest, claimRequests, holdRequest, type NewRequest } from './queries/requests.ts';
import { ENDED_AT_ONCE, endWaits, hasSeen, readTopic, recordEdition } from './queries/topics.ts';

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
      const { changed, waiting } = await write((trx, { engine }) => recordEdition(trx, engine, edition));
      // In transactions of their own, so that nothing else has to wait for all of them. If the store fails meanwhile, the others are
      // tried when their wait is over.
      for (let start = 0; start < waiting.length; start += ENDED_AT_ONCE)
        await write((trx) => endWaits(trx, waiting.slice(start, start + ENDED_AT_ONCE)));
      return changed;
    },
    topic: (url: string) => read(({ db }) => readTopic(db, url)),
    acceptRequest: (request: NewRequest, limits: Limits) =>
      write((trx, { engine }) => acceptRequest(trx, engine, own, request, limits)),
    claimRequests: (limit: number) => write((trx, { engine }) => claimRequests(trx, engine, own, limit)),
    holdRequest: (id: number) => write((trx, { engine }) => holdRequest(trx, engine, own, id)),
    finishRequest: (id: number, verdict: Verdict) => write((trx, { engine }) => finishRequest(trx, engine, claim, id, verdict)),
    claimDeliveries: (options: ClaimOptions) => write((trx, { engine }) => claimDeliveries(trx, engine, own, options)),
    recordResults: (results: readonly DeliveryResult[]) =>
      write((trx, { engine }) => recordResults(trx, engine, claim, spread(retryMs), results)),
    releaseDeliveries: (subscriptions: readonly number[]) => write((trx) => releaseDeliveries(trx, claim, subscriptions)),
    forgiveFailures: (subscriptions: readonly number[]) => write((trx) => forgiveFailures(trx, subscriptions)),
    nextAttemptIn: () => read(({ db, engine }) => nextAttemptIn(db, engine)),
    sweep: () => write((trx, { engine }) => sweep(trx, engine, horizon)),
    topicOverviews: () => read(({ db, engine }) => readTopicOverviews(db, engine)),
    keep: (name: string, value: Uint8Array) => write((trx) => keepValue(trx, name, value)),
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
