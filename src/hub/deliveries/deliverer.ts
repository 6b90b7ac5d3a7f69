import { setTimeout as sleep } from 'node:timers/promises';
import { type OnHubEvent, tellDefect } from '../events.ts';
import type { Sender } from '../outbound/sender.ts';
import type { HostGate } from '../scheduling/host-gate.ts';
import { createPool } from '../scheduling/pool.ts';
import { createSignal } from '../scheduling/signal.ts';
import type { Delivery } from '../store/queries/deliveries.ts';
import type { DeliveryResult, Removal } from '../store/queries/delivery-results.ts';
import type { StoredTopic } from '../store/queries/topics.ts';
import type { HubStore } from '../store/store.ts';
import { deliveryId, deliveryRequest, deliveryResult } from './delivery.ts';
import { createNewestContent } from './newest-content.ts';
import type { Finished, Outage } from './outage.ts';

/** Brings every subscription that is behind its topic to the newest version. */
export interface Deliverer {
  /** Says that something may be due now. */
  wake(): void;
  /**
   * Gives up the deliveries that wait for a callback, because its subscription was renewed or has ended. Those that are still due
   * are claimed anew.
   */
  recall(callback: string): void;
  /** Delivers until it is stopped. */
  run(): Promise<void>;
  /** Starts nothing more, and resolves when the results of all deliveries under way are recorded. */
  stop(): Promise<void>;
  /** Says that what is still under way is about to be cut off, which is no failure of a callback. */
  abandon(): void;
}

interface DelivererParts {
  readonly store: HubStore;
  readonly sender: Sender;
  readonly gate: HostGate;
  readonly outage: Outage;
  /** The most deliveries under way at once. */
  readonly slots: number;
  /** How long after it was claimed a delivery may still start, in ms. */
  readonly startWithinMs: number;
  readonly onEvent: OnHubEvent;
  readonly onRemoved: (removal: Removal) => void;
}

/** A claimed delivery, and when it was claimed, in ms by this process's own clock. */
interface Work extends Delivery {
  readonly claimedAt: number;
}

/** A delivery that was sent, under which id, and how long it took. */
interface Sent extends Work {
  readonly id: string;
  readonly ms: number;
}

/**
 * One claim takes at most this many deliveries of one host, and none of a host that has this many in this process. The number
 * is above that of a host's connections, so that these never wait for the store.
 */
const CLAIM_PER_HOST = 16;

/**
 * How many deliveries the deliverer holds for each slot, under way or ready to start. So there is always a next one, and no slot
 * stands idle while results are gathered and the store is asked for more.
 */
const CLAIM_PER_SLOT = 3;

/** By which factor it may hold more where subscribers are quick. Where they are slow, the rest is left to other instances. */
const MOST_HASTE = 2;

/** How long results are gathered, in ms, so that the store writes them in one transaction. */
const GATHER_MS = 25;

/** The longest time without a look for what is due, in ms: another instance may have recorded a change. */
const LONGEST_SLEEP = 1000;

export function createDeliverer(parts: DelivererParts): Deliverer {
  const { store, sender, gate, outage, slots, startWithinMs, onEvent, onRemoved } = parts;
  const signal = createSignal();
  const pool = createPool<Work>({ slots, gate, run: deliver });
  const contentOf = createNewestContent(store);
  /** Callbacks that failed the last time may take a quarter of the slots. */
  const failingSlots = Math.max(1, Math.floor(slots / 4));
  /**
   * The subscriptions that have a delivery here, from its claim until its result is in the store. None gets a second one meanwhile,
   * which could overtake the first. A claim alone does not ensure that: it may end before, as when the clock jumps.
   */
  const served = new Set<number>();
  /** How much of the work in this process is for callbacks that failed the last time. */
  let failing = 0;
  /** Deliveries that have ended and whose results are not recorded yet. */
  const finished: Finished<Sent>[] = [];
  /** Deliveries that were claimed and not sent, and have to be given back to the store. */
  const untried: Work[] = [];
  /** Whether the last claim found nothing that is due. */
  let isExhausted = false;
  let isStopping = false;
  let isAbandoned = false;

  async function deliver(work: Work): Promise<void> {
    try {
      const isLate = performance.now() - work.claimedAt > startWithinMs;
      const topic = isLate || isStopping ? undefined : await contentOf(work);
      const ended = topic && (await post(work, topic));
      if (ended) finished.push(ended);
      else untried.push(work);
    } catch (error) {
      untried.push(work);
      tellDefect(error, onEvent);
    } finally {
      if (work.failures > 0) failing--;
      // More may be due now: the last claim left out failing callbacks, or this host, because too much of them was here.
      if (work.failures > 0 || pool.load(work.host) <= CLAIM_PER_HOST) isExhausted = false;
      signal.raise();
    }
  }

  async function post(work: Work, topic: StoredTopic): Promise<Finished<Sent> | undefined> {
    const startedAt = performance.now();
    const id = deliveryId(work, topic);
    const reply = await sender.send(deliveryRequest(work, topic, id));
    if (isAbandoned) return undefined;
    const result = deliveryResult(work, topic.version, reply);
    const wasConnected = reply.kind !== 'failed' || reply.wasConnected;
    const isUnreachable = !wasConnected && outage.unreachable(work.host, startedAt);
    if (result.kind === 'acknowledged') outage.succeeded();
    if (wasConnected) outage.reached(work.host);
    return { delivery: { ...work, id, ms: performance.now() - startedAt }, result, isUnreachable };
  }

  function tell({ delivery, result }: Finished<Sent>): void {
    const { topic, host, subscription, id, ms } = delivery;
    const { kind, version, note } = result;
    const failures = failuresAfter(delivery, result);
    onEvent({ kind: 'delivery', topic, host, subscription, delivery: id, version, result: kind, note, failures, ms });
  }

  function giveBack(work: Work): void {
    if (work.failures > 0) failing--;
    untried.push(work);
  }

  /** Records what has ended and claims what comes next: all at once, so that the store can do it in one transaction. */
  async function recordAndClaim(): Promise<void> {
    const haste = hasteAfter(finished.length, slots);
    const asked = [release(), record(), claim(haste)] as const;
    const [, , claimed] = await Promise.allSettled(asked);
    // Comes last, because what was released or recorded just now may be claimed again.
    if (claimed.status === 'fulfilled') take(claimed.value);
    // Throws if one failed. If the store was slow, each had a transaction of its own, and the others may be done.
    await Promise.all(asked);
  }

  async function release(): Promise<void> {
    const works = untried.splice(0);
    if (works.length === 0) return;
    await store.releaseDeliveries(works.map(({ subscription }) => subscription)).catch((error) => {
      untried.push(...works);
      throw error;
    });
    forget(works);
  }

  async function record(): Promise<void> {
    const results = outage.discount(finished.splice(0));
    if (results.length === 0) return;
    const removed = await store.recordResults(results.map(({ result }) => result)).catch((error) => {
      finished.push(...results);
      throw error;
    });
    outage.noteRecorded(results);
    forget(results.map(({ delivery }) => delivery));
    // Only now is it known which failures have counted.
    for (const each of results) tell(each);
    for (const removal of removed) {
      const { topic, host, subscription, reason, note } = removal;
      onEvent({ kind: 'removal', topic, host, subscription, reason, note });
      onRemoved(removal);
    }
  }

  async function claim(haste: number): Promise<Delivery[]> {
    const perHost = Math.round(haste * CLAIM_PER_HOST);
    const fresh = Math.round(haste * CLAIM_PER_SLOT * slots) - pool.running - pool.startable();
    const wanted = { fresh, failing: failingSlots - failing };
    if (isStopping || isExhausted || (wanted.fresh <= 0 && wanted.failing <= 0)) return [];
    const excludedHosts = pool.hosts().filter((host) => pool.load(host) >= perHost);
    const claimed = await store.claimDeliveries({ ...wanted, perHost, excludedHosts });
    isExhausted = claimed.length === 0;
    return claimed;
  }

  function take(claimed: readonly Delivery[]): void {
    const claimedAt = performance.now();
    for (const delivery of claimed) {
      if (served.has(delivery.subscription)) continue;
      served.add(delivery.subscription);
      if (delivery.failures > 0) failing++;
      pool.add({ ...delivery, claimedAt });
    }
    pool.start();
  }

  function forget(ended: readonly Work[]): void {
    for (const { subscription } of ended) served.delete(subscription);
  }

  /** Waits until there may be something to record or to claim. */
  async function rest(): Promise<void> {
    const isBusy = pool.running + pool.startable() >= slots;
    if (!isExhausted && !isBusy) return;
    if (finished.length > 0 || untried.length > 0 || !isExhausted) return sleep(GATHER_MS);
    const next = await store.nextAttemptIn();
    await signal.wait(Math.min(next ?? LONGEST_SLEEP, LONGEST_SLEEP));
    isExhausted = false;
  }

  return {
    wake() {
      isExhausted = false;
      signal.raise();
    },
    recall(callback) {
      for (const work of pool.withdraw((each) => each.callback === callback)) giveBack(work);
    },
    async run() {
      while (!isStopping) {
        try {
          await recordAndClaim();
          await rest();
        } catch (error) {
          tellDefect(error, onEvent);
          await signal.wait(LONGEST_SLEEP);
        }
      }
      // A claim may have been under way when `stop` gave back what there was.
      if (untried.length > 0) await recordAndClaim().catch(() => {});
    },
    async stop() {
      isStopping = true;
      signal.raise();
      for (const work of pool.withdraw(() => true)) giveBack(work);
      while (pool.running > 0) await sleep(GATHER_MS);
      await recordAndClaim();
    },
    abandon() {
      isAbandoned = true;
    },
  };
}

/**
 * The factor by which more work is held ready than usual: enough for twice the deliveries that have ended since the last claim. On
 * PostgreSQL, nearly 100 ms can pass between two claims, because each message waits for its turn in a busy event loop.
 */
function hasteAfter(ended: number, slots: number): number {
  return Math.min(MOST_HASTE, Math.max(1, (slots + 2 * ended) / (CLAIM_PER_SLOT * slots)));
}

/** How many POSTs have failed in a row with this one. */
function failuresAfter({ failures }: Delivery, result: DeliveryResult): number {
  if (result.kind === 'acknowledged') return 0;
  return result.kind === 'failed' && !result.counts ? failures : failures + 1;
}
