import { beforeEach, describe, expect, it } from 'vitest';
import { createOutage, type Finished, type Outage } from '../../../src/hub/deliveries/outage.ts';
import type { HubEvent } from '../../../src/hub/events.ts';
import { deliveryOf } from '../../support/hub/deliveries.ts';

const MINUTE = 60_000;

let now: number;
let outage: Outage;
let events: HubEvent[];
let forgiven: number[][];
let isStoreThere: boolean;

beforeEach(() => {
  now = 1_000_000;
  events = [];
  forgiven = [];
  isStoreThere = true;
  outage = createOutage({
    clock: () => now,
    onEvent: (event) => events.push(event),
    store: {
      async forgiveFailures(subscriptions) {
        if (!isStoreThere) throw new Error('the store is gone');
        forgiven.push([...subscriptions]);
      },
    },
  });
});

function failure(subscription: number, isUnreachable = true, failures = 0): Finished {
  const result = { kind: 'failed', subscription, version: 2, note: 'x', counts: true, notBefore: 0 } as const;
  return { delivery: deliveryOf({ subscription, failures }), result, isUnreachable };
}

const counts = (finished: readonly Finished[]) => finished.map(({ result }) => result.kind === 'failed' && result.counts);

function unreachable(...hosts: readonly string[]): void {
  for (const host of hosts) outage.unreachable(host, now);
}

const loseNetwork = () => unreachable('a', 'b', 'c', 'd', 'e');

/** How many hosts the outage has that the next failure to connect shows; 0 where it shows none. */
function hosts(): number {
  events = [];
  outage.discount([failure(1)]);
  return events.reduce((found, event) => (event.kind === 'outage' ? event.hosts : found), 0);
}

describe('an outage of our own network', () => {
  it('is when five hosts cannot be reached within a minute and nothing succeeds; four are none', () => {
    unreachable('a', 'b', 'c', 'd');
    expect(hosts()).toBe(0);
    unreachable('e');
    expect(hosts()).toBe(5);
  });

  it('counts each host once', () => {
    unreachable('a', 'a', 'a', 'a', 'a', 'b', 'c', 'd');
    expect(hosts()).toBe(0);
  });

  it('needs its hosts within one minute', () => {
    unreachable('a');
    now += MINUTE + 1;
    unreachable('b', 'c', 'd', 'e');
    expect(hosts()).toBe(0);
    unreachable('a');
    expect(hosts()).toBe(5);
  });

  it('is none within a minute of a success anywhere, whatever came first', () => {
    outage.succeeded();
    unreachable('a', 'b', 'c', 'd', 'e', 'f');
    expect(hosts()).toBe(0);
    now += MINUTE + 1;
    loseNetwork();
    expect(hosts()).toBe(5);
    outage.succeeded();
    expect(hosts()).toBe(0);
  });

  it('ends by itself when nothing is tried any more', () => {
    loseNetwork();
    now += MINUTE + 1;
    expect(hosts()).toBe(0);
  });

  it('shows only in failures to connect', () => {
    loseNetwork();
    expect(counts(outage.discount([failure(1, false)]))).toEqual([true]);
    expect(events).toEqual([]);
  });
});

describe('hosts that are down while others are reached', () => {
  const DEAD = ['a', 'b', 'c', 'd', 'e'];

  /** A change's deliveries: the dead hosts fail beside a success, and again a minute later, when nothing else is sent. */
  function change({ dead = DEAD, failFirst = false } = {}): void {
    const startedAt = now;
    if (failFirst) unreachable(...dead);
    now += 100;
    outage.succeeded();
    now += 10_000;
    if (!failFirst) for (const host of dead) outage.unreachable(host, startedAt);
    now += MINUTE + 1;
    unreachable(...dead);
  }

  it.each([{ failFirst: false }, { failFirst: true }])('are no sign of an outage from the second change on: %o', (order) => {
    change(order);
    expect(hosts()).toBe(5);
    change(order);
    expect(hosts()).toBe(0);
    expect(outage.unreachable('a', now)).toBe(false);
  });

  it('are not told from others by one change, however often it is tried', () => {
    const startedAt = now;
    now += 60;
    outage.succeeded();
    for (const host of DEAD) outage.unreachable(host, startedAt);
    for (const host of DEAD) outage.unreachable(host, startedAt);
    for (const minutes of [1, 60, 60]) {
      now += minutes * MINUTE + 1;
      unreachable(...DEAD);
      expect(hosts()).toBe(5);
    }
  });

  it('are a sign again once they were reached', () => {
    change();
    for (const host of DEAD) outage.reached(host);
    change();
    expect(hosts()).toBe(5);
  });

  it('are not those that failed long before the success', () => {
    for (const _ of [1, 2, 3]) {
      unreachable(...DEAD);
      now += 3000;
      outage.succeeded();
      now += MINUTE + 1;
    }
    unreachable(...DEAD);
    expect(hosts()).toBe(5);
  });
});

it('tells of an outage once a minute', () => {
  loseNetwork();
  for (let n = 0; n < 3; n++) outage.discount([failure(n)]);
  expect(events).toEqual([{ kind: 'outage', hosts: 5 }]);
  now += MINUTE + 1;
  loseNetwork();
  outage.discount([failure(1)]);
  expect(events).toHaveLength(2);
});

describe('failures', () => {
  it('count where there is no outage', () => {
    expect(counts(outage.discount([failure(1), failure(2, false)]))).toEqual([true, true]);
    expect(events).toEqual([]);
  });

  it('to connect do not count in one, others do', () => {
    loseNetwork();
    expect(counts(outage.discount([failure(1), failure(2, false)]))).toEqual([false, true]);
    expect(events).toEqual([{ kind: 'outage', hosts: 5 }]);
  });

  it('to connect end no subscription within a minute of a success, when it is too early to tell an outage', () => {
    outage.succeeded();
    now += MINUTE;
    unreachable('a', 'b', 'c', 'd');
    expect(counts(outage.discount([failure(1, true, 2)]))).toEqual([true]);
    unreachable('e');
    const finished = [failure(1, true, 1), failure(2, true, 2), failure(3, false, 2)];
    expect(counts(outage.discount(finished))).toEqual([true, false, true]);
    expect(events).toEqual([]);
  });
});

describe('failures that were counted before the outage was known', () => {
  it('are taken back once, each of them, and again where the store could not do it', async () => {
    outage.noteRecorded([failure(1), failure(2, false), failure(3)]);
    outage.noteRecorded([failure(1)]);
    loseNetwork();
    isStoreThere = false;
    outage.noteRecorded(outage.discount([failure(4)]));
    await new Promise(setImmediate);
    isStoreThere = true;
    outage.discount([failure(4)]);
    outage.discount([failure(4)]);
    expect(forgiven).toEqual([[1, 3, 1]]);
  });

  it('can be those of all subscriptions', () => {
    outage.noteRecorded(Array.from({ length: 300_000 }, (_, n) => failure(n)));
    loseNetwork();
    outage.discount([failure(1)]);
    expect(forgiven[0]).toHaveLength(300_000);
  });

  it('stand once a minute has passed', () => {
    outage.noteRecorded([failure(1)]);
    now += MINUTE + 1;
    outage.noteRecorded([failure(2)]);
    loseNetwork();
    outage.discount([failure(3)]);
    expect(forgiven).toEqual([[2]]);
  });

  it('stand once something has succeeded', () => {
    outage.noteRecorded([failure(1)]);
    outage.succeeded();
    now += MINUTE;
    loseNetwork();
    outage.discount([failure(2)]);
    now += 1;
    outage.discount([failure(2)]);
    expect(events).toHaveLength(1);
    expect(forgiven).toEqual([]);
  });
});
