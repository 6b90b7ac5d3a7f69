import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CallbackServer, startCallback } from '../support/hub/callback-server.ts';
import { ATOM, editionOf, startHub } from '../support/hub/hub.ts';
import {
  deliveriesOf,
  holdRequests,
  isPost,
  openableStore,
  publishAndWaitForChange,
  serveAnother,
  subscribe,
  verified,
  withStatuses,
} from '../support/hub/websub.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let callback: CallbackServer;
let url: string;

beforeEach(async () => {
  callback = await startCallback();
  url = `${callback.origin}/cb`;
});

describe('the clock', () => {
  it('forward by a day: what waited is tried, what is under way is not sent a second time', async () => {
    const store = await openableStore();
    const hub = await startHub({ open: store.open, retryMs: [HOUR, HOUR], timeoutMs: 5000 });
    callback.answerWith(withStatuses(500));
    await subscribe(hub, url);
    await hub.publish(editionOf(2));
    await store.recorded(({ failures }) => failures === 1);
    const held = holdRequests(callback, isPost);
    store.move(DAY);
    await callback.waitFor(() => held.length === 1);
    store.move(DAY);
    // It looks for what is due at least every second.
    await sleep(1300);
    held[0]?.response.writeHead(204).end();
    await store.recorded(({ failures, delivered_version, claim }) => failures === 0 && delivered_version === 2 && claim === null);
    expect(held.length).toBe(1);
  });

  it('back by a day: what waited does not wait a day more', async () => {
    const store = await openableStore();
    const hub = await startHub({ open: store.open, retryMs: [HOUR, HOUR], lookMs: 50 });
    callback.answerWith(withStatuses(500, 204));
    await subscribe(hub, url);
    await hub.publish(editionOf(2));
    await store.recorded(({ failures }) => failures === 1);
    store.move(-DAY);
    await hub.event('delivery', ({ result }) => result === 'acknowledged');
  });

  it('back by a day: no lease ends later than the longest one from now', async () => {
    const store = await openableStore();
    const lease = { shortest: 300, default: 300, longest: 3600 };
    const hub = await startHub({ open: store.open, lookMs: 50, lease });
    await subscribe(hub, url);
    store.move(-DAY);
    await store.recorded(({ expires_at }) => expires_at <= store.now() + HOUR);
  });

  it('forward beyond a lease: it is over', async () => {
    const store = await openableStore();
    const hub = await startHub({ open: store.open, lookMs: 50 });
    await subscribe(hub, url, { 'hub.lease_seconds': '300' });
    store.move(DAY);
    expect(await hub.event('expiry')).toMatchObject({ subscriptions: 1 });
    await serveAnother(hub, 2);
    expect(deliveriesOf(callback)).toEqual([]);
  });
});

describe('a lease that has ended', () => {
  it('gets nothing, also before it is deleted', async () => {
    const store = await openableStore();
    const hub = await startHub({ open: store.open });
    await subscribe(hub, url, { 'hub.lease_seconds': '300' });
    store.move(300_001);
    await serveAnother(hub, 2);
    expect(deliveriesOf(callback)).toEqual([]);
    expect((await store.subscriptions()).length).toBe(2);
  });

  it('gets nothing in the middle of the wait after a failure', async () => {
    const store = await openableStore();
    const hub = await startHub({ open: store.open, retryMs: [HOUR, HOUR], lookMs: 50 });
    callback.answerWith(withStatuses(500));
    await subscribe(hub, url, { 'hub.lease_seconds': '300' });
    await hub.publish(editionOf(2));
    await store.recorded(({ failures }) => failures === 1);
    store.move(2 * HOUR);
    await hub.event('expiry');
    await serveAnother(hub, 3);
    expect(deliveriesOf(callback).length).toBe(1);
  });

  it('and is renewed is a new subscription: what it missed does not come', async () => {
    const store = await openableStore();
    const hub = await startHub({ open: store.open });
    await subscribe(hub, url, { 'hub.lease_seconds': '300' });
    store.move(300_001);
    await publishAndWaitForChange(hub, 2);
    expect(await verified(hub, { 'hub.mode': 'subscribe', 'hub.topic': ATOM, 'hub.callback': url })).toMatchObject({
      result: 'subscribed',
    });
    await serveAnother(hub, 3);
    const first = await callback.waitFor(isPost);
    expect(first.body.toString()).toContain('text 3');
  });
});
