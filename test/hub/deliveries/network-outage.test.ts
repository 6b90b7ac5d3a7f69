import { beforeEach, describe, expect, it } from 'vitest';
import { createOutageWatch, type OutageWatch } from '../../../src/hub/deliveries/network-outage.ts';

const MINUTE = 60_000;

let now: number;
let watch: OutageWatch;

beforeEach(() => {
  now = 1_000_000;
  watch = createOutageWatch(() => now);
});

function unreachable(...hosts: readonly string[]): void {
  for (const host of hosts) watch.unreachable(host);
}

describe('an outage of our own network', () => {
  it('is when five hosts cannot be reached within a minute and nothing succeeds; four are none', () => {
    unreachable('a', 'b', 'c', 'd');
    expect(watch.hosts()).toBe(0);
    unreachable('e');
    expect(watch.hosts()).toBe(5);
  });

  it('counts each host once', () => {
    unreachable('a', 'a', 'a', 'a', 'a', 'b', 'c', 'd');
    expect(watch.hosts()).toBe(0);
  });

  it('needs its hosts within one minute', () => {
    unreachable('a');
    now += MINUTE + 1;
    unreachable('b', 'c', 'd', 'e');
    expect(watch.hosts()).toBe(0);
    unreachable('a');
    expect(watch.hosts()).toBe(5);
  });

  it('is none within a minute of a success anywhere, whatever came first', () => {
    watch.succeeded();
    unreachable('a', 'b', 'c', 'd', 'e', 'f');
    expect(watch.hosts()).toBe(0);
    now += MINUTE + 1;
    unreachable('a', 'b', 'c', 'd', 'e');
    expect(watch.hosts()).toBe(5);
    watch.succeeded();
    expect(watch.hosts()).toBe(0);
  });

  it('ends by itself when nothing is tried any more', () => {
    unreachable('a', 'b', 'c', 'd', 'e');
    now += MINUTE + 1;
    expect(watch.hosts()).toBe(0);
  });
});

describe('failures that were counted before the outage was known', () => {
  it('are given once, one entry for each failure', () => {
    watch.noteCounted([1, 2]);
    watch.noteCounted([1]);
    expect(watch.takeCounted()).toEqual([1, 2, 1]);
    expect(watch.takeCounted()).toEqual([]);
  });

  it('can be those of all subscriptions', () => {
    watch.noteCounted(Array.from({ length: 300_000 }, (_, n) => n));
    expect(watch.takeCounted()).toHaveLength(300_000);
  });

  it('stand once a minute has passed or something has succeeded', () => {
    watch.noteCounted([1]);
    now += MINUTE + 1;
    watch.noteCounted([2]);
    expect(watch.takeCounted()).toEqual([2]);
    watch.noteCounted([3]);
    watch.succeeded();
    expect(watch.takeCounted()).toEqual([]);
  });
});
