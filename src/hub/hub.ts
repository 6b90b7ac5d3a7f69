import { setTimeout as sleep } from 'node:timers/promises';
import { createDeliverer } from './deliveries/deliverer.ts';
import { createOutage } from './deliveries/outage.ts';
import { type OnHubEvent, tellDefect } from './events.ts';
import type { AddressGuard } from './outbound/address-guard.ts';
import type { Sender } from './outbound/sender.ts';
import {
  type HubReply,
  limitReply,
  refusal,
  storeReply,
  unknownReply,
  unknownTopic,
  waitingReply,
} from './requests/hub-reply.ts';
import { type PublishRequest, parseHubRequest, type SubscribeRequest } from './requests/hub-request.ts';
import { createHostGate } from './scheduling/host-gate.ts';
import { StoreUnavailableError } from './store/keeper.ts';
import type { TopicOverview } from './store/queries/overview.ts';
import type { Limits } from './store/queries/request-limits.ts';
import type { Acceptance } from './store/queries/requests.ts';
import { createHubStore, type StoreOptions } from './store/store.ts';
import { type Edition, findTopic, type PublishedTopic } from './topic.ts';
import { createTopicWatch } from './topic-watch.ts';
import { createVerifier } from './verifications/verifier.ts';

/** A WebSub hub (W3C Recommendation of 2018-01-23) for the topics of one publisher. */
export interface Hub {
  /** Answers a request of a subscriber or a publisher. `client` is who sent it, for the limit of requests that wait. */
  receive(form: URLSearchParams, client?: string): Promise<HubReply>;
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

/** In seconds. */
interface LeaseBounds {
  readonly shortest: number;
  readonly default: number;
  readonly longest: number;
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

/**
 * The most requests of one client that wait for their verification at once. Callbacks that never answer take as long as the
 * sender allows, and without this limit those of one client would hold up all others for hours.
 */
const WAITING_PER_CLIENT = 100;

const CLAIM_MS = 20_000;
const LOOK_MS = 60_000;

/**
 * Work that has waited for longer since it was claimed, in ms or as a part of its claim's time, is looked at anew before it
 * starts: meanwhile the subscription may have been renewed, or may have ended.
 */
const START_WITHIN_MS = 2000;
const START_WITHIN = 0.4;

/** How long `start` waits for the store, in ms. */
const OPEN_PATIENCE = 1000;

export function createHub(options: HubOptions): Hub {
  const { edition, guard, sender, lease, concurrency: slots, limits, onEvent } = options;
  const { claimMs = CLAIM_MS, lookMs = LOOK_MS, open, retryMs } = options;
  const store = createHubStore({ open, onState, claimMs, retryMs });
  const outage = createOutage({ store, onEvent });
  const gate = createHostGate(PLACES_PER_HOST, () => {
    verifier.start();
    deliverer.start();
  });
  /** Counts for each client how many of its requests wait, as the gate above counts connections for each host. */
  const clients = createHostGate(WAITING_PER_CLIENT, () => {});
  const startWithinMs = Math.min(START_WITHIN_MS, claimMs * START_WITHIN);
  const shared = { store, sender, gate, slots, startWithinMs, onEvent };
  const verifier = createVerifier({
    ...shared,
    onVerified({ callback, host }) {
      outage.succeeded();
      deliverer.recall(callback, host);
      // The topic may have changed since the request, and then a new subscriber is behind it.
      deliverer.wake();
    },
  });
  const deliverer = createDeliverer({
    ...shared,
    outage,
    onRemoved: (removal, note) => verifier.deny(removal, reasonOf(removal.reason, note)),
  });
  const look = createTopicWatch({ store, edition, onEvent, onRecorded: deliverer.wake });
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

  async function publish({ topics: named }: PublishRequest): Promise<HubReply> {
    const { topics } = edition();
    const unknown = named.filter((url) => findTopic(topics, url) === undefined);
    const onSent = () => void look();
    if (unknown.length > 0) return { ...unknownReply(unknown, topics), ...(unknown.length < named.length && { onSent }) };
    const problem = await store.problem();
    if (problem !== undefined) throw new StoreUnavailableError(problem);
    return { status: 202, onSent };
  }

  /** Says beside what else is wrong with a request that its topic is none of this hub. */
  function topicProblem(form: URLSearchParams): string[] {
    const { topics } = edition();
    const [topic, ...more] = form.getAll('hub.topic');
    return topic && more.length === 0 && !findTopic(topics, topic) ? [unknownTopic(topics)] : [];
  }

  async function subscribe(request: SubscribeRequest, client: string | undefined): Promise<HubReply> {
    const { callback } = request;
    const now = edition();
    const topic = findTopic(now.topics, request.topic);
    if (!topic) return refusal(unknownTopic(now.topics));
    const resolution = await guard.resolve(callback.host);
    if (resolution.kind === 'refused') return refusal('hub.callback leads to an address in a network that is not allowed');
    // A subscription starts from what is published now, so the store has to know that first.
    if (!(await store.hasSeen(now))) await look();
    const asked = { ...request, topic: topic.url, requestedTopic: request.topic, callback: callback.url, host: callback.host };
    const isExempt = resolution.kind === 'resolved' && resolution.isExempt;
    const isCounted = client !== undefined && !isExempt;
    if (isCounted && !clients.enter(client)) return waitingReply(clients.places);
    const leave = () => isCounted && clients.leave(client);
    let waits = false;
    try {
      const leaseSeconds = clampLease(request.leaseSeconds, lease);
      const acceptance = await store.acceptRequest({ ...asked, leaseSeconds, isExempt }, limits);
      waits = acceptance.kind === 'accepted';
      return replyTo(acceptance, leave);
    } finally {
      if (!waits) leave();
    }
  }

  /** `onVerified` is called when the verification of an accepted request has ended. */
  function replyTo(acceptance: Acceptance, onVerified: () => void): HubReply {
    switch (acceptance.kind) {
      case 'accepted':
        return { status: 202, onSent: () => verifier.verify(acceptance.request, onVerified) };
      case 'ignored':
        return { status: 202 };
      case 'unknown-topic':
        throw new StoreUnavailableError('the topics are not recorded yet');
      case 'limited':
        return limitReply(acceptance.by, acceptance.retryAfter, limits);
    }
  }

  return {
    async receive(form, client) {
      const parsed = parseHubRequest(form);
      if (!parsed.ok) return refusal([parsed.message, ...topicProblem(form)].join('; '));
      try {
        return await (parsed.value.mode === 'publish' ? publish(parsed.value) : subscribe(parsed.value, client));
      } catch (error) {
        if (error instanceof StoreUnavailableError) return storeReply();
        throw error;
      }
    },
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
    problem: () => store.problem(),
    topicOverviews: () => store.topicOverviews(),
    async keep(name, value) {
      const given = await store.keep(name, value);
      kept.set(name, given);
      return given;
    },
  };
}

/** Brings a lease within the bounds; the default where none was asked for. */
function clampLease(asked: number | undefined, { shortest, default: usual, longest }: LeaseBounds): number {
  return Math.min(Math.max(asked ?? usual, shortest), longest);
}

function reasonOf(reason: 'gone' | 'failed', note: string): string {
  return reason === 'gone' ? 'the callback answered 410 Gone' : `three deliveries in a row failed, the last with: ${note}`;
}
