import { setTimeout as sleep } from 'node:timers/promises';
import { parseCallback } from '../callback.ts';
import type { OnHubEvent } from '../events.ts';
import type { Sender } from '../outbound/sender.ts';
import type { HostGate } from '../scheduling/host-gate.ts';
import { createPool } from '../scheduling/pool.ts';
import { createSignal } from '../scheduling/signal.ts';
import { StoreUnavailableError } from '../store/keeper.ts';
import type { Delivery } from '../store/queries/deliveries.ts';
import type { DeliveryResult, Removal } from '../store/queries/delivery-results.ts';
import type { StoredTopic } from '../store/queries/topics.ts';
import type { HubStore } from '../store/store.ts';
import { deliveryId, deliveryRequest, deliveryResult } from './delivery.ts';
import type { OutageWatch } from './network-outage.ts';

/** Brings every subscription that is behind its topic to the newest version. */
export interface Deliverer {
  /** Something may be due now. */
  wake(): void;
  /** What waits for a callback is looked at anew: its subscription is another one now, or has ended. */
  recall(callback: string, host: string): void;
  /** Starts what there is room for. */
  start(): void;
  /** Delivers until it is stopped. */
  run(): Promise<void>;
  /** Starts nothing more, and resolves when what was under way is recorded. */
  stop(): Promise<void>;
  /** What is still under way is cut off now: that is no failure of a callback. */
  abandon(): void;
}

interface DelivererParts {
  readonly store: HubStore;
  readonly sender: Sender;
  readonly gate: HostGate;
  readonly outage: OutageWatch;
  readonly slots: number;
  readonly placesPerHost: number;
  /** How long after it was claimed a delivery may still start, in ms. */
  readonly startWithinMs: number;
  readonly onEvent: OnHubEvent;
  readonly onRemoved: (removal: Removal, note: string) => void;
}

/** A claimed delivery; `claimedAt` is this process's own clock. */
interface Work extends Delivery {
  readonly claimedAt: number;
}

interface Finished {
  readonly work: Work;
  readonly result: DeliveryResult;
  readonly isUnreachable: boolean;
}

/** Claimed of one host at a time, and how much work of it may be here: so that its connections never wait for the store. */
const CLAIM_PER_HOST = 16;

/** Results are gathered so long, in ms: the store writes them in one transaction. */
const GATHER_MS = 25;

/** The longest sleep, in ms: another instance may have found a change. */
const LONGEST_SLEEP = 1000;

export function createDeliverer({
  store,
  sender,
  gate,
  outage,
  slots,
  placesPerHost,
  startWithinMs,
  onEvent,
  onRemoved,
}: DelivererParts): Deliverer {
  const signal = createSignal();
  const pool = createPool<Work>({ slots, placesPerHost, gate, run: deliver });
  const topics = new Map<string, Promise<StoredTopic | undefined>>();
  /** Failing callbacks may take a quarter of the slots. */
  const failingSlots = Math.max(1, Math.floor(slots / 4));
  /** What is here, by callback and topic, until the store has its end: its claim may end before, as when the clock jumps. */
  const here = new Map<string, Work>();
  /** What callbacks have subscribed to anew while what they unsubscribed from is here: the older would overtake the newer. */
  const behind = new Map<string, Work>();
  let failing = 0;
  const finished: Finished[] = [];
  const untried: Work[] = [];
  /** The last claim found nothing. */
  let isExhausted = false;
  let isStopping = false;
  let isAbandoned = false;

  /** The newest content; a version that came after the claim is sent and recorded in place of the claimed one. */
  async function contentOf({ topic, version }: Delivery): Promise<StoredTopic | undefined> {
    const known = topics.get(topic);
    const found = await known?.catch(() => undefined);
    if (found && found.version >= version) return found;
    // Another delivery may be reading it by now.
    if (topics.get(topic) === known) topics.set(topic, store.topic(topic));
    return topics.get(topic);
  }

  async function deliver(work: Work): Promise<void> {
    try {
      const isLate = performance.now() - work.claimedAt > startWithinMs;
      const topic = isLate || isStopping ? undefined : await contentOf(work);
      const ended = topic && (await post(work, topic));
      if (ended) finished.push(ended);
      else untried.push(work);
    } catch (error) {
      untried.push(work);
      if (!(error instanceof StoreUnavailableError)) onEvent({ kind: 'error', error });
    } finally {
      if (work.failures > 0) failing--;
      // Others that the claim left out for this one's sake may be there.
      if (work.failures > 0 || pool.load(work.host) <= CLAIM_PER_HOST) isExhausted = false;
      signal.raise();
    }
  }

  /** The store has its end. */
  function leave(work: Work): void {
    const place = placeOf(work);
    // It may have been behind another one, and never here.
    if (here.get(place) !== work) return;
    const next = behind.get(place);
    here.delete(place);
    behind.delete(place);
    if (next) untried.push(next);
  }

  function giveBack(work: Work): void {
    if (work.failures > 0) failing--;
    untried.push(work);
  }

  async function post(work: Work, topic: StoredTopic): Promise<Finished | undefined> {
    const callback = parseCallback(work.callback);
    if (!callback.ok) throw new Error(`a callback in the store ${callback.message}`);
    const startedAt = performance.now();
    const delivery = deliveryId(work, topic);
    const reply = await sender.send(deliveryRequest(work, callback.value, topic, delivery));
    if (isAbandoned) return undefined;
    const result = deliveryResult(work, topic.version, reply);
    const isUnreachable = reply.kind === 'failed' && !reply.wasConnected;
    if (isUnreachable) outage.unreachable(work.host);
    if (result.kind === 'acknowledged') outage.succeeded();
    onEvent({
      kind: 'delivery',
      topic: topic.url,
      host: work.host,
      subscription: work.subscription,
      delivery,
      version: topic.version,
      result: result.kind,
      note: result.note,
      failures: result.kind === 'acknowledged' ? 0 : work.failures + 1,
      ms: performance.now() - startedAt,
    });
    return { work, result, isUnreachable };
  }

  /** What has ended, then what comes next; at once, so that the store takes it in one transaction. */
  async function exchange(): Promise<void> {
    const results = discountOutage(finished.splice(0));
    const released = untried.splice(0);
    const wanted = { fresh: 3 * slots - pool.running - pool.startable(), failing: failingSlots - failing };
    const claims = !isStopping && !isExhausted && (wanted.fresh > 0 || wanted.failing > 0);
    try {
      const [, removed, claimed] = await Promise.all([
        released.length > 0 && store.releaseDeliveries(released.map(({ subscription }) => subscription)),
        results.length > 0 ? store.recordResults(results.map(({ result }) => result)) : [],
        claims ? store.claimDeliveries({ ...wanted, perHost: CLAIM_PER_HOST, excludedHosts: fullHosts() }) : [],
      ]);
      noteCounted(results);
      for (const work of [...released, ...results.map((each) => each.work)]) leave(work);
      if (claims) isExhausted = claimed.length === 0;
      take(claimed);
      for (const removal of removed) tell(removal, results);
    } catch (error) {
      finished.push(...results);
      untried.push(...released);
      throw error;
    }
  }

  function fullHosts(): string[] {
    return pool.hosts().filter((host) => pool.load(host) >= CLAIM_PER_HOST);
  }

  function take(claimed: readonly Delivery[]): void {
    const claimedAt = performance.now();
    for (const delivery of claimed) {
      const work = { ...delivery, claimedAt };
      const place = placeOf(work);
      const earlier = here.get(place);
      if (earlier) {
        if (earlier.subscription !== work.subscription) behind.set(place, work);
        continue;
      }
      here.set(place, work);
      if (delivery.failures > 0) failing++;
      pool.add(work);
    }
    pool.start();
  }

  function tell(removal: Removal, results: readonly Finished[]): void {
    const { topic, host, subscription, reason } = removal;
    onEvent({ kind: 'removal', topic, host, subscription, reason });
    const last = results.find(({ result }) => result.subscription === subscription);
    onRemoved(removal, last?.result.note ?? '');
  }

  /** While nothing at all can be reached, that does not count against the callbacks. */
  function discountOutage(ended: readonly Finished[]): readonly Finished[] {
    const hosts = ended.some(({ isUnreachable }) => isUnreachable) ? outage.hosts() : 0;
    if (hosts === 0) return ended;
    onEvent({ kind: 'outage', hosts });
    const counted = outage.takeCounted();
    if (counted.length > 0) store.forgiveFailures(counted).catch(() => outage.counted(counted));
    return ended.map(({ work, result, isUnreachable }) => ({
      work,
      isUnreachable,
      result: isUnreachable && result.kind === 'failed' ? { ...result, counts: false } : result,
    }));
  }

  function noteCounted(results: readonly Finished[]): void {
    const counted = results.filter(({ result, isUnreachable }) => isUnreachable && result.kind === 'failed' && result.counts);
    if (counted.length > 0) outage.counted(counted.map(({ result }) => result.subscription));
  }

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
    recall(callback, host) {
      for (const work of pool.withdraw(host, (each) => each.callback === callback)) giveBack(work);
    },
    start: pool.start,
    async run() {
      while (!isStopping) {
        try {
          await exchange();
          await rest();
        } catch (error) {
          if (!(error instanceof StoreUnavailableError)) onEvent({ kind: 'error', error });
          await signal.wait(LONGEST_SLEEP);
        }
      }
      // Gives back what the last claim brought after `stop` had looked.
      if (untried.length > 0) await exchange().catch(() => {});
    },
    async stop() {
      isStopping = true;
      signal.raise();
      for (const work of pool.drain()) giveBack(work);
      while (pool.running > 0) await sleep(GATHER_MS);
      await exchange();
    },
    abandon() {
      isAbandoned = true;
    },
  };
}

/** A callback gets a topic by one POST at a time. */
function placeOf({ callback, topic }: Delivery): string {
  return `${callback} ${topic}`;
}
