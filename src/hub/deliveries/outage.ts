import type { OnHubEvent } from '../events.ts';
import type { Delivery } from '../store/queries/deliveries.ts';
import { type DeliveryResult, MOST_FAILURES } from '../store/queries/delivery-results.ts';
import type { HubStore } from '../store/store.ts';

/**
 * If this many hosts could not be reached within `WINDOW`, and nothing succeeded, our own network is taken to be down. Hosts that
 * are down themselves do not count.
 */
const HOSTS = 5;

/** In ms. */
const WINDOW = 60_000;

/**
 * How often a host must have failed while others were reached, to be down itself. Once is not enough: our own network may have gone
 * in the middle of a change's deliveries.
 */
const TIMES_ALONE = 2;

/** How long before a success a host may have failed for that, in ms: a callback that refuses at once fails before another answers. */
const NEAR = 2000;

/** How many such hosts are remembered at most. */
const MOST_ALONE = 100_000;

/** A delivery that has ended, and how. */
export interface Finished<D extends Delivery = Delivery> {
  readonly delivery: D;
  readonly result: DeliveryResult;
  /** Whether it failed before there was a connection, and the host is not known to be down itself. */
  readonly isUnreachable: boolean;
}

/** Tells an outage of our own network from callbacks that are down, and keeps it from counting against the callbacks. */
export interface Outage {
  /** Notes that a delivery or a verification succeeded. */
  succeeded(): void;
  /** Notes that a host took a connection. */
  reached(host: string): void;
  /**
   * Notes that a delivery to a host failed before there was a connection. `startedAt`: when it began, by the same clock. Returns
   * whether our own network may be the reason: the host is not known to be down itself.
   */
  unreachable(host: string, startedAt: number): boolean;
  /**
   * Gives the results as they are to be recorded. In an outage, failures to connect do not count against the callbacks, and
   * those that were recorded as counting within the last minute are taken back. Where there may be an outage, but the last success
   * was too short a time ago to tell, none of them ends a subscription: that could not be taken back.
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
  let toldAt = Number.NEGATIVE_INFINITY;
  const failedAt = new Map<string, number>();
  /** For each host, how often it failed while others were reached: at most once a minute, and since it was last reached itself. */
  const alone = new Map<string, { times: number; at: number }>();
  /** The subscriptions whose failure to connect was counted, and when. One that failed twice is there twice. */
  let counted: { subscription: number; at: number }[] = [];

  /** How many hosts could not be reached while nothing succeeded; 0 where they are too few for an outage. */
  function unreachableHosts(since: number): number {
    for (const [host, at] of failedAt) if (at < since) failedAt.delete(host);
    counted = counted.filter(({ at }) => at >= since);
    return failedAt.size >= HOSTS ? failedAt.size : 0;
  }

  function noteCounted(subscriptions: readonly number[]): void {
    for (const subscription of subscriptions) counted.push({ subscription, at: clock() });
  }

  function noteAlone(host: string, now: number): void {
    const { times, at } = alone.get(host) ?? { times: 0, at: Number.NEGATIVE_INFINITY };
    if (at >= now - WINDOW) return;
    if (alone.size >= MOST_ALONE) alone.clear();
    alone.set(host, { times: times + 1, at: now });
  }

  /** Tells of an outage once a minute: a busy hub notices it many times a second. */
  function tell(hosts: number): void {
    if (toldAt >= clock() - WINDOW) return;
    toldAt = clock();
    onEvent({ kind: 'outage', hosts });
  }

  return {
    succeeded() {
      lastSuccess = clock();
      for (const [host, at] of failedAt) if (at >= lastSuccess - NEAR) noteAlone(host, lastSuccess);
      failedAt.clear();
      counted = [];
    },
    reached(host) {
      alone.delete(host);
    },
    unreachable(host, startedAt) {
      if (startedAt < lastSuccess) noteAlone(host, clock());
      const mayBeOurs = (alone.get(host)?.times ?? 0) < TIMES_ALONE;
      if (mayBeOurs) failedAt.set(host, clock());
      return mayBeOurs;
    },
    discount(finished) {
      const since = clock() - WINDOW;
      const hosts = finished.some(({ isUnreachable }) => isUnreachable) ? unreachableHosts(since) : 0;
      if (hosts === 0) return finished;
      if (lastSuccess >= since) return discounted(finished, ({ delivery }) => delivery.failures >= MOST_FAILURES - 1);
      tell(hosts);
      const subscriptions = counted.map(({ subscription }) => subscription);
      counted = [];
      if (subscriptions.length > 0) store.forgiveFailures(subscriptions).catch(() => noteCounted(subscriptions));
      return discounted(finished, () => true);
    },
    noteRecorded(finished) {
      const failed = finished.filter(({ result, isUnreachable }) => isUnreachable && result.kind === 'failed' && result.counts);
      noteCounted(failed.map(({ result }) => result.subscription));
    },
  };
}

/** Lets those failures to connect that match not count. */
function discounted<D extends Delivery>(
  finished: readonly Finished<D>[],
  matches: (each: Finished<D>) => boolean,
): Finished<D>[] {
  return finished.map((each) =>
    each.isUnreachable && each.result.kind === 'failed' && matches(each)
      ? { ...each, result: { ...each.result, counts: false } }
      : each,
  );
}
