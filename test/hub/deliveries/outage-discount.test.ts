import { beforeEach, expect, it } from 'vitest';
import { createOutageWatch, type OutageWatch } from '../../../src/hub/deliveries/network-outage.ts';
import { createOutageDiscount, type Finished, type OutageDiscount } from '../../../src/hub/deliveries/outage-discount.ts';
import type { HubEvent } from '../../../src/hub/events.ts';
import { deliveryOf } from '../../support/hub/deliveries.ts';

let outage: OutageWatch;
let discount: OutageDiscount;
let events: HubEvent[];
let forgiven: number[][];
let isStoreThere: boolean;

beforeEach(() => {
  outage = createOutageWatch();
  events = [];
  forgiven = [];
  isStoreThere = true;
  discount = createOutageDiscount({
    outage,
    onEvent: (event) => events.push(event),
    store: {
      async forgiveFailures(subscriptions) {
        if (!isStoreThere) throw new Error('the store is gone');
        forgiven.push([...subscriptions]);
      },
    },
  });
});

function failure(subscription: number, isUnreachable = true): Finished {
  const result = { kind: 'failed', subscription, version: 2, note: 'x', counts: true, notBefore: 0 } as const;
  return { delivery: deliveryOf({ subscription }), result, isUnreachable };
}

const counts = (finished: readonly Finished[]) => finished.map(({ result }) => result.kind === 'failed' && result.counts);

function loseNetwork(): void {
  for (const host of ['a', 'b', 'c', 'd', 'e']) outage.unreachable(host);
}

it('failures count where there is no outage', () => {
  expect(counts(discount.discount([failure(1), failure(2, false)]))).toEqual([true, true]);
  expect(events).toEqual([]);
});

it('in an outage only failures to connect do not count', () => {
  loseNetwork();
  expect(counts(discount.discount([failure(1), failure(2, false)]))).toEqual([false, true]);
  expect(events).toEqual([{ kind: 'outage', hosts: 5 }]);
});

it('an outage shows only in failures to connect', () => {
  loseNetwork();
  expect(counts(discount.discount([failure(1, false)]))).toEqual([true]);
  expect(events).toEqual([]);
});

it('what was counted before the outage was known is taken back once, and again where the store could not do it', async () => {
  discount.noteRecorded([failure(1), failure(2, false), failure(1)]);
  loseNetwork();
  isStoreThere = false;
  discount.noteRecorded(discount.discount([failure(3)]));
  await new Promise(setImmediate);
  isStoreThere = true;
  discount.discount([failure(3)]);
  discount.discount([failure(3)]);
  expect(forgiven).toEqual([[1, 1]]);
});
