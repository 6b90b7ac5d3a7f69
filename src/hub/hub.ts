import { setTimeout as sleep } from 'node:timers/promises';
import { createDeliverer } from './deliveries/deliverer.ts';
import { createOutage } from './deliveries/outage.ts';
import { type OnHubEvent, tellDefect } from './events.ts';
import type { AddressGuard } from './outbound/address-guard.ts';
import type { Sender } from './outbound/sender.ts';
import { createReceive, type LeaseBounds, type Receive } from './requests/receive.ts';
import { createHostGate } from './scheduling/host-gate.ts';
import type { Removal } from './store/queries/delivery-results.ts';
import type { TopicOverview } from './store/queries/overview.ts';
import type { Limits } from './store/queries/request-limits.ts';
import { createHubStore, type StoreOptions } from './store/store.ts';
import type { Edition, PublishedTopic } from './topic.ts';
import { createTopicWatch } from './topic-watch.ts';
import { createVerifier } from './verifications/verifier.ts';

/** A WebSub hub (W3C Recommendation of 2018-01-23) for the topics of one publisher. */
export interface Hub {
  readonly receive: Receive;
  /** Looks at what is published now. It does so by itself on start, on publish and every minute. */
  look(): Promise<void>;
  /** Opens the store and begins to work. Resolves soon, even where the store cannot be opened yet. */
  start(): Promise<void>;
  /**
   * Takes up nothing new. Resolves when all work under way has ended and is recorded, but after `graceMs` at the latest. A
   * caller that still has requests to hand over gives `requestsEnded`, a promise that settles when no more come: the hub waits
   * for that, too.
   */
  stop(graceMs: number, requestsEnded?: Promise<unknown>): Promise<void>;
  /** Why the store cannot be used, or `undefined`. */
  problem(): Promise<string | undefined>;
  topicOverviews(): Promise<TopicOverview[]>;
  /**
   * Keeps a value for the rest of the service as `HubStore.keep` does. Where the store is begun anew later, the value is kept
   * in that one too. Rejects with `StoreUnavailableError` while the store cannot be used.
   */
  keep(name: string, value: Uint8Array): Promise<Uint8Array>;
}

export interface HubOptions {
  /** What is published now. It is asked for on start, on publish and every minute. */
  edition(): Edition<PublishedTopic>;
  readonly open: StoreOptions['open'];
  readonly guard: AddressGuard;
  readonly sender: Sender;
  readonly lease: LeaseBounds;
  /** How long to wait before the second and before the third POST of a delivery that failed, in ms. */
  readonly retryMs: readonly [number, number];
  /** The most deliveries under way at once, and the most verifications. */
  readonly concurrency: number;
  readonly limits: Limits;
  readonly onEvent: OnHubEvent;
  /** When the claims of an instance that died end, in ms. It has to be some seconds above the sender's time-out. */
  readonly claimMs?: number;
  /** How often to look at the topics and to delete ended leases, in ms. */
  readonly lookMs?: number;
}

/** The most connections to one callback host. */
const PLACES_PER_HOST = 8;

const CLAIM_MS = 20_000;
const LOOK_MS = 60_000;

/**
 * How long after its claim work may start, in ms. Later, the store is asked anew: meanwhile the subscription may have been renewed,
 * or may have ended.
 */
const START_WITHIN_MS = 2000;
/** The same as a share of the claim's time; the shorter of both counts. */
const START_WITHIN = 0.4;

/** How long `start` waits for the store, in ms. */
const OPEN_PATIENCE = 1000;

export function createHub(options: HubOptions): Hub {
  const { edition, guard, lease, limits, sender, concurrency: slots, onEvent } = options;
  const { claimMs = CLAIM_MS, lookMs = LOOK_MS, open, retryMs } = options;
  const store = createHubStore({ open, onState, claimMs, retryMs });
  const outage = createOutage({ store, onEvent });
  const gate = createHostGate(PLACES_PER_HOST);
  const startWithinMs = Math.min(START_WITHIN_MS, claimMs * START_WITHIN);
  const shared = { store, sender, gate, slots, startWithinMs, onEvent };
  const verifier = createVerifier({
    ...shared,
    onVerified({ callback }) {
      outage.succeeded();
      deliverer.recall(callback);
      // The topic may have changed since the request, and then a new subscriber is behind it.
      deliverer.wake();
    },
  });
  const deliverer = createDeliverer({
    ...shared,
    outage,
    onRemoved: (removal) => verifier.deny(removal, reasonOf(removal)),
  });
  const look = createTopicWatch({ store, edition, onEvent, onRecorded: deliverer.wake });
  const receive = createReceive({ store, edition, look, guard, lease, limits, verify: verifier.verify });
  /** What `keep` has given, by name. */
  const kept = new Map<string, Uint8Array>();
  const loops: Promise<void>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isStarted = false;

  const report = (error: unknown) => tellDefect(error, onEvent);

  function onState(problem: string | undefined, error?: unknown): void {
    onEvent({ kind: 'store', problem, error });
    if (problem !== undefined) return;
    // The store that is open now may be a new one, which knows nothing yet.
    for (const [name, value] of kept) store.keep(name, value).catch(report);
    if (isStarted) void look();
  }

  async function tick(): Promise<void> {
    await look();
    const ended = await store.sweep().catch(report);
    if (ended) onEvent({ kind: 'expiry', subscriptions: ended });
  }

  return {
    receive,
    look,
    async start() {
      await Promise.race([store.opened, sleep(OPEN_PATIENCE, undefined, { ref: false })]);
      isStarted = true;
      await tick();
      timer = setInterval(tick, lookMs).unref();
      loops.push(verifier.run(), deliverer.run());
    },
    async stop(graceMs, requestsEnded) {
      clearInterval(timer);
      const ended = Promise.allSettled([verifier.stop(), deliverer.stop(), ...loops, requestsEnded]);
      await Promise.race([ended, sleep(graceMs, undefined, { ref: false })]);
      deliverer.abandon();
      sender.close();
      await store.close();
    },
    problem: store.problem,
    topicOverviews: store.topicOverviews,
    async keep(name, value) {
      const given = await store.keep(name, value);
      kept.set(name, given);
      return given;
    },
  };
}

function reasonOf({ reason, note }: Removal): string {
  return reason === 'gone' ? 'the callback answered 410 Gone' : `three deliveries in a row failed, the last with: ${note}`;
}
