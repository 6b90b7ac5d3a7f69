import { describe, expect, it } from 'vitest';
import { isPost, useCallback } from '../support/hub/callback-server.ts';
import { signatureOf } from '../support/hub/history.ts';
import { editionOf, startHub } from '../support/hub/hub.ts';

const callback = useCallback();

describe('a renewal', () => {
  it('is of the exact bytes of a callback: another spelling is another subscription', async () => {
    const hub = await startHub();
    for (const target of ['/cb', '/%63b', '/cb?', '/cb/']) await hub.subscribe(callback.origin + target);
    expect(await hub.countSubscriptions()).toBe(4);
  });
});

describe('during a delivery', () => {
  it('a renewal changes neither it nor its outcome, and the next one is signed by the new secret', async () => {
    const hub = await startHub();
    await hub.subscribe(callback.url, { 'hub.secret': 'old' });
    const held = callback.hold(isPost);
    await hub.publish(editionOf(2));
    await callback.waitFor(() => held.length === 1);
    await hub.subscribe(callback.url, { 'hub.secret': 'new' });
    const ended = hub.nextEvent('delivery');
    held[0]?.end();
    expect(await ended).toMatchObject({ result: 'acknowledged' });
    await hub.publish(editionOf(3));
    await callback.waitFor(() => held.length === 2);
    held[1]?.end();
    for (const [n, { body, headers }] of callback.deliveries().entries())
      expect(headers['x-hub-signature']).toBe(signatureOf(n === 0 ? 'old' : 'new', body));
  });

  describe('another one that waits for its turn', () => {
    /**
     * Starts a hub with one slot, which a delivery to one of two callbacks occupies. Returns the address of the other callback.
     */
    async function setUp() {
      const hub = await startHub({ concurrency: 1 });
      for (const path of ['/1', '/2']) await hub.subscribe(callback.origin + path, { 'hub.secret': 'old' });
      const held = callback.hold((request) => isPost(request) && callback.deliveries().length === 1);
      await hub.publish(editionOf(2));
      await callback.waitFor(() => held.length === 1);
      const target = held[0]?.received.target === '/1' ? '/2' : '/1';
      return { hub, target, url: callback.origin + target, end: () => held[0]?.end() };
    }

    it('ends with an unsubscribe', async () => {
      const { hub, target, url, end } = await setUp();
      expect(await hub.unsubscribe(url)).toMatchObject({ result: 'unsubscribed' });
      end();
      await hub.serveAnother(3);
      expect(callback.deliveries().filter((request) => request.target === target)).toEqual([]);
    });

    it('is signed by the secret of a renewal', async () => {
      const { hub, target, url, end } = await setUp();
      await hub.subscribe(url, { 'hub.secret': 'new' });
      end();
      const { body, headers } = await callback.waitFor((request) => isPost(request) && request.target === target);
      expect(headers['x-hub-signature']).toBe(signatureOf('new', body));
    });
  });
});
