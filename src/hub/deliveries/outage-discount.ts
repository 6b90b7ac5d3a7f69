import type { OnHubEvent } from '../events.ts';
import type { Delivery } from '../store/queries/deliveries.ts';
import type { DeliveryResult } from '../store/queries/delivery-results.ts';
import type { HubStore } from '../store/store.ts';
import type { OutageWatch } from './network-outage.ts';

/** A delivery that has ended, and how. */
export interface Finished<D extends Delivery = Delivery> {
  readonly delivery: D;
  readonly result: DeliveryResult;
  /** Whether it failed before there was a connection. */
  readonly isUnreachable: boolean;
}

/** Keeps an outage of our own network from counting against the callbacks. */
export interface OutageDiscount {
  /**
   * Gives the results as they are to be recorded. In an outage, failures to connect do not count against the callbacks, and
   * those that were recorded as counting shortly before are taken back.
   */
  discount<D extends Delivery>(finished: readonly Finished<D>[]): readonly Finished<D>[];
  /** Remembers which recorded failures would have to be taken back if there turns out to be an outage. */
  noteRecorded(finished: readonly Finished[]): void;
}

interface DiscountParts {
  readonly outage: OutageWatch;
  readonly store: Pick<HubStore, 'forgiveFailures'>;
  readonly onEvent: OnHubEvent;
}

export function createOutageDiscount({ outage, store, onEvent }: DiscountParts): OutageDiscount {
  return {
    discount(finished) {
      const hosts = finished.some(({ isUnreachable }) => isUnreachable) ? outage.hosts() : 0;
      if (hosts === 0) return finished;
      onEvent({ kind: 'outage', hosts });
      const subscriptions = outage.takeCounted();
      if (subscriptions.length > 0) store.forgiveFailures(subscriptions).catch(() => outage.noteCounted(subscriptions));
      return finished.map((each) =>
        each.isUnreachable && each.result.kind === 'failed' ? { ...each, result: { ...each.result, counts: false } } : each,
      );
    },
    noteRecorded(finished) {
      const counted = finished.filter(({ result, isUnreachable }) => isUnreachable && result.kind === 'failed' && result.counts);
      if (counted.length > 0) outage.noteCounted(counted.map(({ result }) => result.subscription));
    },
  };
}
