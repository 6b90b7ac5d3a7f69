import type { OnHubEvent } from '../events.ts';
import type { Delivery } from '../store/queries/deliveries.ts';
import type { DeliveryResult } from '../store/queries/delivery-results.ts';
import type { HubStore } from '../store/store.ts';

/**
 * If this many hosts could not be reached within `WINDOW`, and nothing succeeded, our own network is taken to be down. Hosts that
 * are known to be down themselves do not count.
 */
const HOSTS = 5;

/** In ms. */
const WINDOW = 60_000;

/** How long before a success elsewhere a host may have failed, in ms, to be taken to be down itself. */
const NEAR = 2000;

/** How many hosts that are down are remembered at most. */
const MOST_DOWN = 100_000;

/** A delivery that has ended, and how. */
export interface Finished<D extends Delivery = Delivery> {
  readonly delivery: D;
  readonly result: DeliveryResult;
  /** Whether it failed before there was a connection. */
  readonly isUnreachable: boolean;
}

/** Tells an outage of our own network from callbacks that are down, and keeps it from counting against the callbacks. */
export interface Outage {
  /** Notes that a delivery or a verification succeeded. */
  succeeded(): void;
  /** Notes that a host took a connection. */
  reached(host: string): void;
  /** Notes that a delivery to a host failed before there was a connection. `startedAt`: when it began, by the same clock. */
  unreachable(host: string, startedAt: number): void;
  /**
   * Gives the results as they are to be recorded. In an outage, failures to connect do not count against the callbacks, and
   * those that were recorded as counting within the last minute are taken back.
   */
  discount<D extends Delivery>(finished: readonly Finished<D>[]): readonly Finished<D>[];
  /** Remembers which recorded failures would have to be taken back if there turns out to be an outage. */
  noteRecorded(finished: readonly Finished[]): void;
}

interface OutageParts {
  readonly store: Pick<HubStore, 'forgiveFailures'>;
  readonly onEvent: OnHubEvent;
  /** Gives milliseconds. */
  readonly clock?: () => number;
}

export function createOutage({ store, onEvent, clock = () => performance.now() }: OutageParts): Outage {
  let lastSuccess = Number.NEGATIVE_INFINITY;
  /** The last success at which our own network was not just coming back. */
  let provenAt = Number.NEGATIVE_INFINITY;
  let toldAt = Number.NEGATIVE_INFINITY;
  const failedAt = new Map<string, number>();
  /**
   * Hosts that failed while others were reached. Their next tries, when there may be nothing else to send, say nothing about our own
   * network.
   */
  const down = new Set<string>();
  /** The subscriptions whose failure to connect was counted, and when. One that failed twice is there twice. */
  let counted: { subscription: number; at: number }[] = [];

  /** How many hosts could not be reached while nothing succeeded; 0 where there is no outage. */
  function unreachableHosts(): number {
    const since = clock() - WINDOW;
    for (const [host, at] of failedAt) if (at < since) failedAt.delete(host);
    counted = counted.filter(({ at }) => at >= since);
    return failedAt.size >= HOSTS && lastSuccess < since ? failedAt.size : 0;
  }

  function noteCounted(subscriptions: readonly number[]): void {
    for (const subscription of subscriptions) counted.push({ subscription, at: clock() });
  }

  function addDown(host: string): void {
    if (down.size >= MOST_DOWN) down.clear();
    down.add(host);
  }

  /** Tells of an outage once a minute: a busy hub notices it many times a second. */
  function tell(hosts: number): void {
    if (toldAt >= clock() - WINDOW) return;
    toldAt = clock();
    onEvent({ kind: 'outage', hosts });
  }

  return {
    succeeded() {
      const now = clock();
      const isProof = lastSuccess >= now - WINDOW || ![...failedAt.values()].some((at) => at < now - NEAR);
      lastSuccess = now;
      counted = [];
      if (!isProof) return;
      provenAt = now;
      for (const [host, at] of failedAt) if (at >= now - NEAR) addDown(host);
      failedAt.clear();
    },
    reached(host) {
      down.delete(host);
    },
    unreachable(host, startedAt) {
      if (startedAt < provenAt) addDown(host);
      if (!down.has(host)) failedAt.set(host, clock());
    },
    discount(finished) {
      const hosts = finished.some(({ isUnreachable }) => isUnreachable) ? unreachableHosts() : 0;
      if (hosts === 0) return finished;
      tell(hosts);
      const subscriptions = counted.map(({ subscription }) => subscription);
      counted = [];
      if (subscriptions.length > 0) store.forgiveFailures(subscriptions).catch(() => noteCounted(subscriptions));
      return finished.map((each) =>
        each.isUnreachable && each.result.kind === 'failed' ? { ...each, result: { ...each.result, counts: false } } : each,
      );
    },
    noteRecorded(finished) {
      const failed = finished.filter(({ result, isUnreachable }) => isUnreachable && result.kind === 'failed' && result.counts);
      noteCounted(failed.map(({ result }) => result.subscription));
    },
  };
}
