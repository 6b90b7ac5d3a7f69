import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { useCallback } from '../support/hub/callback-server.ts';
import { editionOf, startHub } from '../support/hub/hub.ts';
import {
  deliveriesOf,
  holdRequests,
  isPost,
  openableStore,
  serveAnother,
  subscribe,
  withStatuses,
} from '../support/hub/websub.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const callback = useCallback();

describe('the clock', () => {
  it('forward by a day: what waited is tried, what is under way is not sent a second time', async () => {
    const store = await openableStore();
    const hub = await startHub({ open: store.open, retryMs: [HOUR, HOUR], timeoutMs: 5000 });
    callback.answerWith(withStatuses(500));
    await subscribe(hub, callback.url);
    await hub.publish(editionOf(2));
    await store.recorded(({ failures }) => failures === 1);
    const held = holdRequests(callback, isPost);
    store.move(DAY);
    await callback.waitFor(() => held.length === 1);
    store.move(DAY);
    // The hub checks at least every second what is due.
    await sleep(1300);
    held[0]?.response.writeHead(204).end();
    await store.recorded(({ failures, delivered_version, claim }) => failures === 0 && delivered_version === 2 && claim === null);
    expect(held.length).toBe(1);
  });

  it('forward beyond a lease: it is over', async () => {
    const store = await openableStore();
    const hub = await startHub({ open: store.open, lookMs: 50 });
    await subscribe(hub, callback.url, { 'hub.lease_seconds': '300' });
    store.move(DAY);
    expect(await hub.event('expiry')).toMatchObject({ subscriptions: 1 });
    await serveAnother(hub, 2);
    expect(deliveriesOf(callback)).toEqual([]);
  });
});
