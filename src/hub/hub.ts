import { setTimeout as sleep } from 'node:timers/promises';
import { createDeliverer } from './deliveries/deliverer.ts';
import { createOutageWatch } from './deliveries/network-outage.ts';
import type { OnHubEvent } from './events.ts';
import type { AddressGuard } from './outbound/address-guard.ts';
import type { Sender } from './outbound/sender.ts';
import { type HubRequest, parseHubRequest } from './requests/hub-request.ts';
import type { HubReply } from './requests/reply.ts';
import { unknownReply } from './requests/unknown-topics.ts';
import { createHostGate } from './scheduling/host-gate.ts';
import { StoreUnavailableError } from './store/keeper.ts';
import type { TopicOverview } from './store/queries/overview.ts';
import type { Limits } from './store/queries/request-limits.ts';
import type { Acceptance } from './store/queries/requests.ts';
import { createHubStore, type HubStore, type StoreOptions } from './store/store.ts';
import { addressesOf, type Edition, findTopic, type PublishedTopic } from './topic.ts';
import { createVerifier } from './verifications/verifier.ts';

/** A WebSub hub (W3C Recommendation of 2018-01-23) for the topics of one publisher. */
export interface Hub {
  /** Answers a subscriber's or publisher's request. */
  receive(form: URLSearchParams): Promise<HubReply>;
  /** Opens the store and begins to work; resolves soon, also where the store cannot be opened yet. */
  start(): Promise<void>;
  /**
   * Takes nothing up any more and resolves when what is under way has ended and is recorded, and nobody asks any more
   * (`asked`), or after `graceMs`.
   */
  stop(graceMs: number, asked?: Promise<unknown>): Promise<void>;
  /** Why the store cannot be used, or `undefined`. */
  problem(): Promise<string | undefined>;
  topicOverviews(): Promise<TopicOverview[]>;
  /**
   * Keeps what else the installation keeps in this store, as `HubStore.keep` does, also in one that is begun anew later;
   * rejects with `StoreUnavailableError` while it cannot be used.
   */
  keep(name: string, value: Uint8Array): Promise<Uint8Array>;
}

/** In seconds. */
export interface LeaseBounds {
  readonly shortest: number;
  readonly default: number;
  readonly longest: number;
}

export interface HubOptions {
  /** What is published now; asked on start, on publish and every minute. */
  edition(): Edition<PublishedTopic>;
  readonly open: StoreOptions['open'];
  readonly guard: AddressGuard;
  readonly sender: Sender;
  readonly lease: LeaseBounds;
  /** The waits before the second and before the third POST of a failed delivery, in ms. */
  readonly retryMs: readonly [number, number];
  /** Deliveries under way at once, and as many verifications. */
  readonly concurrency: number;
  readonly limits: Limits;
  readonly onEvent: OnHubEvent;
  /** When a claim of an instance that died ends, in ms; above the sender's time-out by some seconds. */
  readonly claimMs?: number;
  /** How often topics are looked at and ended leases deleted, in ms. */
  readonly lookMs?: number;
}

/** Connections to one callback host. */
const PLACES_PER_HOST = 8;

const CLAIM_MS = 20_000;
/** What waits longer than so many ms, or this part of its claim, is looked at anew: it may have been renewed, or ended. */
const START_WITHIN_MS = 2000;
const START_WITHIN = 0.4;
const LOOK_MS = 60_000;

/** How long `start` waits for the store. */
const OPEN_PATIENCE = 1000;

/** When to come again after 503, in seconds. */
const STORE_RETRY_AFTER = 5;

export function createHub(options: HubOptions): Hub {
  const { edition, guard, sender, lease, concurrency: slots, limits, onEvent } = options;
  const { claimMs = CLAIM_MS, lookMs = LOOK_MS, open, retryMs } = options;
  const store: HubStore = createHubStore({ open, onState, claimMs, retryMs, longestLeaseSeconds: lease.longest });
  const outage = createOutageWatch();
  const gate = createHostGate(PLACES_PER_HOST, () => {
    verifier.start();
    deliverer.start();
  });
  const startWithinMs = Math.min(START_WITHIN_MS, claimMs * START_WITHIN);
  const shared = { store, sender, gate, slots, placesPerHost: PLACES_PER_HOST, startWithinMs, onEvent };
  const verifier = createVerifier({
    ...shared,
    onVerified({ callback, host }) {
      outage.succeeded();
      deliverer.recall(callback, host);
      // The topic may have changed meanwhile.
      deliverer.wake();
    },
  });
  const deliverer = createDeliverer({
    ...shared,
    outage,
    onRemoved: (removal, note) => verifier.deny(removal, reasonOf(removal.reason, note)),
  });
  /** What `keep` has given, by name. */
  const kept = new Map<string, Uint8Array>();
  const loops: Promise<void>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let looksAgain = false;
  let isStarted = false;

  /** A store that is lost has been told of; anything else is a defect. */
  function report(error: unknown): void {
    if (!(error instanceof StoreUnavailableError)) onEvent({ kind: 'error', error });
  }

  function onState(problem: string | undefined, error?: unknown): void {
    onEvent({ kind: 'store', problem, error });
    if (problem === undefined) takeUp();
  }

  /** What is open now may be another store, and know nothing. */
  function takeUp(): void {
    for (const [name, value] of kept) store.keep(name, value).catch(report);
    if (isStarted) void look();
  }

  /** Takes notice of what is published now; asked again meanwhile, it looks once more before it resolves. */
  function look(): Promise<void> {
    looksAgain = looking !== undefined;
    looking ??= lookOnce()
      .catch(report)
      .finally(() => {
        looking = undefined;
        return looksAgain ? look() : undefined;
      });
    return looking;
  }

  async function lookOnce(): Promise<void> {
    if (await store.hasSeen(edition())) return;
    const now = edition();
    const topics = await Promise.all(now.topics.map(async (topic) => ({ ...topic, body: await topic.read() })));
    const changed = await store.recordEdition({ ...now, topics });
    if (changed.length > 0) onEvent({ kind: 'changed', topics: changed });
    deliverer.wake();
  }

  async function keep(name: string, value: Uint8Array): Promise<Uint8Array> {
    const given = await store.keep(name, value);
    kept.set(name, given);
    return given;
  }

  async function tick(): Promise<void> {
    await look();
    const ended = await store.sweep().catch(report);
    if (ended) onEvent({ kind: 'expiry', subscriptions: ended });
  }

  async function publish({ topics: named }: Extract<HubRequest, { mode: 'publish' }>): Promise<HubReply> {
    const { topics } = edition();
    const unknown = named.filter((url) => findTopic(topics, url) === undefined);
    const onSent = () => void look();
    if (unknown.length > 0) return { ...unknownReply(unknown, topics), ...(unknown.length < named.length && { onSent }) };
    const problem = await store.problem();
    if (problem !== undefined) throw new StoreUnavailableError(problem);
    return { status: 202, onSent };
  }

  async function subscribe(request: Exclude<HubRequest, { mode: 'publish' }>): Promise<HubReply> {
    const { callback } = request;
    const now = edition();
    const topic = findTopic(now.topics, request.topic);
    if (!topic) return refusal(`hub.topic is no topic of this hub; allowed: ${addressesOf(now.topics)}`);
    const resolution = await guard.resolve(callback.host);
    if (resolution.kind === 'refused') return refusal('hub.callback leads to an address in a network that is not allowed');
    // Its subscription starts from what is published now, so the store has to know that.
    if (!(await store.hasSeen(now))) await look();
    const asked = { ...request, topic: topic.url, requestedTopic: request.topic, callback: callback.url, host: callback.host };
    const isExempt = resolution.kind === 'resolved' && resolution.isExempt;
    const accepted = await store.acceptRequest(
      { ...asked, leaseSeconds: clampLease(request.leaseSeconds, lease), isExempt },
      limits,
    );
    return replyTo(accepted, limits);
  }

  function replyTo(acceptance: Acceptance, allowed: Limits): HubReply {
    switch (acceptance.kind) {
      case 'accepted':
        return { status: 202, onSent: () => verifier.verify(acceptance.request) };
      case 'ignored':
        return { status: 202 };
      case 'unknown-topic':
        throw new StoreUnavailableError('the topics are not recorded yet');
      case 'limited':
        return limitReply(acceptance.by, acceptance.retryAfter, allowed);
    }
  }

  return {
    async receive(form) {
      const parsed = parseHubRequest(form);
      if (!parsed.ok) return refusal(parsed.message);
      try {
        return await (parsed.value.mode === 'publish' ? publish(parsed.value) : subscribe(parsed.value));
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
        return { status: 503, message: "the hub's store cannot be used just now", retryAfter: STORE_RETRY_AFTER };
      }
    },
    async start() {
      await Promise.race([store.opened, sleep(OPEN_PATIENCE, undefined, { ref: false })]);
      isStarted = true;
      await tick();
      timer = setInterval(tick, lookMs).unref();
      loops.push(verifier.run(), deliverer.run());
    },
    async stop(graceMs, asked) {
      clearInterval(timer);
      const ended = Promise.allSettled([verifier.stop(), deliverer.stop(), ...loops, asked]);
      await Promise.race([ended, sleep(graceMs, undefined, { ref: false })]);
      deliverer.abandon();
      sender.close();
      await store.close();
    },
    problem: () => store.problem(),
    topicOverviews: () => store.topicOverviews(),
    keep,
  };
}

function refusal(message: string): HubReply {
  return { status: 400, message };
}

function limitReply(by: keyof Limits, retryAfter: number, limits: Limits): HubReply {
  switch (by) {
    case 'verificationsPerMinute':
      return { status: 429, message: `too many requests for this callback host; ${limits[by]} a minute are allowed`, retryAfter };
    case 'subscriptionsPerHost':
      return { status: 429, message: `too many subscriptions for this callback host; ${limits[by]} are allowed`, retryAfter };
    case 'subscriptions':
      return { status: 503, message: `this hub is full; it holds ${limits[by]} subscriptions`, retryAfter };
  }
}

/** Within the bounds; none asked for: the default. */
function clampLease(asked: number | undefined, { shortest, default: usual, longest }: LeaseBounds): number {
  return Math.min(Math.max(asked ?? usual, shortest), longest);
}

function reasonOf(reason: 'gone' | 'failed', note: string): string {
  return reason === 'gone' ? 'the callback answered 410 Gone' : `three deliveries in a row failed, the last with: ${note}`;
}
