import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useCallback } from '../support/hub/callback-server.ts';
import { editionOf, startHub } from '../support/hub/hub.ts';
import {
  confirm,
  countSubscriptions,
  deliveriesOf,
  holdRequests,
  isPost,
  nextEvent,
  onDelivery,
  openableStore,
  serveAnother,
  subscribe,
  subscribeForm,
  unsubscribeForm,
  verified,
  withStatuses,
} from '../support/hub/websub.ts';

const callback = useCallback();

describe('a renewal', () => {
  it('replaces the secret and the lease; without a secret the signing ends', async () => {
    const store = await openableStore();
    const hub = await startHub({ open: store.open });
    await subscribe(hub, callback.url, { 'hub.secret': 'one', 'hub.lease_seconds': '300' });
    await subscribe(hub, callback.url, { 'hub.secret': 'two', 'hub.lease_seconds': '400' });
    expect(await store.subscriptions()).toMatchObject([{ secret: 'two', lease_seconds: 400 }]);
    await subscribe(hub, callback.url);
    expect(await store.subscriptions()).toMatchObject([{ secret: null, lease_seconds: 864_000 }]);
    await hub.publish(editionOf(2));
    const delivery = await callback.waitFor(({ method }) => method === 'POST');
    expect(delivery.headers).not.toHaveProperty('x-hub-signature');
  });

  it('that is refused changes nothing, nor does a refused unsubscribe', async () => {
    const store = await openableStore();
    const hub = await startHub({ open: store.open });
    await subscribe(hub, callback.url, { 'hub.secret': 'one', 'hub.lease_seconds': '300' });
    const before = await store.subscriptions();
    callback.answerWith((_received, response) => response.writeHead(404).end());
    for (const form of [subscribeForm(callback.url, { 'hub.secret': 'two' }), unsubscribeForm(callback.url)])
      expect(await verified(hub, form)).toMatchObject({ result: 'refused' });
    expect(await store.subscriptions()).toEqual(before);
  });

  it('is of the exact bytes of a callback: another spelling is another subscription', async () => {
    const hub = await startHub();
    for (const target of ['/cb', '/%63b', '/cb?', '/cb/']) await subscribe(hub, `${callback.origin}${target}`);
    expect(await countSubscriptions(hub)).toBe(4);
  });
});

describe('of two requests for one pair that are under way at once, the newest takes effect', () => {
  const forms = {
    one: () => subscribeForm(callback.url, { 'hub.secret': 'one' }),
    two: () => subscribeForm(callback.url, { 'hub.secret': 'two' }),
    none: () => unsubscribeForm(callback.url),
  };
  const orders = [
    [0, 1],
    [1, 0],
  ] as const;
  const pairs = [
    ['one', 'two'],
    ['one', 'none'],
    ['none', 'two'],
  ] as const;
  const cases = pairs.flatMap((pair) => orders.flatMap((order) => [false, true].map((isLive) => ({ pair, order, isLive }))));

  it.each(cases)('$pair, answered in the order $order, live before: $isLive', async ({ pair, order, isLive }) => {
    const store = await openableStore();
    const hub = await startHub({ open: store.open });
    if (isLive) await subscribe(hub, callback.url, { 'hub.secret': 'zero' });
    const held = holdRequests(callback);
    let expected = isLive ? 1 : 0;
    for (const name of pair) {
      // The hub asks nobody about an unsubscribe of a subscription that does not exist.
      if (name !== 'none' || isLive || held.length > 0) expected++;
      await hub.post(forms[name]());
      if (expected > 0) await callback.waitFor(() => callback.received.length === expected);
    }
    for (const index of held.length === 2 ? order : [0]) {
      const ended = nextEvent(hub, 'verification');
      const each = held[index];
      if (each) confirm(each.received, each.response);
      await ended;
    }
    const secret = pair[1] === 'none' ? [] : [{ secret: 'two' }];
    expect((await store.subscriptions()).map((row) => ({ secret: row.secret }))).toEqual(secret);
  });
});

describe('during a delivery', () => {
  it('a renewal changes neither it nor its outcome, and the next one is signed by the new secret', async () => {
    const hub = await startHub();
    await subscribe(hub, callback.url, { 'hub.secret': 'old' });
    const held = holdRequests(callback, isPost);
    await hub.publish(editionOf(2));
    await callback.waitFor(() => held.length === 1);
    await subscribe(hub, callback.url, { 'hub.secret': 'new' });
    const ended = nextEvent(hub, 'delivery');
    held[0]?.response.writeHead(204).end();
    expect(await ended).toMatchObject({ result: 'acknowledged' });
    await hub.publish(editionOf(3));
    await callback.waitFor(() => held.length === 2);
    held[1]?.response.writeHead(204).end();
    const signatures = deliveriesOf(callback).map(({ body, headers }) =>
      ['old', 'new'].find((secret) =>
        headers['x-hub-signature']?.includes(createHmac('sha256', secret).update(body).digest('hex')),
      ),
    );
    expect(signatures).toEqual(['old', 'new']);
  });

  it.each([
    ['third failure in a row', 500],
    ['410', 410],
  ])('a renewal keeps the subscription from its %s', async (_outcome, status) => {
    const hub = await startHub({ retryMs: [10, 10] });
    callback.answerWith(withStatuses(500));
    await subscribe(hub, callback.url);
    const held = holdRequests(callback, (request) => isPost(request) && deliveriesOf(callback).length === 3);
    callback.answerWith(
      onDelivery((received, response) => {
        if (deliveriesOf(callback).length === 3) held.push({ received, response });
        else response.writeHead(deliveriesOf(callback).length > 3 ? 204 : 500).end();
      }),
    );
    await hub.publish(editionOf(2));
    await callback.waitFor(() => held.length === 1);
    await subscribe(hub, callback.url);
    held[0]?.response.writeHead(status).end();
    await hub.event('delivery', ({ result }) => result === 'acknowledged');
    expect(hub.events.filter(({ kind }) => kind === 'removal')).toEqual([]);
    expect(deliveriesOf(callback).length).toBe(4);
  });

  describe('another one that waits for its turn', () => {
    /**
     * Starts a hub with one slot, which a delivery to one of two callbacks occupies. Returns the address of the other callback.
     */
    async function setUp() {
      const hub = await startHub({ concurrency: 1 });
      for (const path of ['/1', '/2']) await subscribe(hub, callback.origin + path, { 'hub.secret': 'old' });
      const held = holdRequests(callback, (request) => isPost(request) && deliveriesOf(callback).length === 1);
      await hub.publish(editionOf(2));
      await callback.waitFor(() => held.length === 1);
      const target = held[0]?.received.target === '/1' ? '/2' : '/1';
      return { hub, target, url: callback.origin + target, end: () => held[0]?.response.writeHead(204).end() };
    }

    it('ends with an unsubscribe', async () => {
      const { hub, target, url, end } = await setUp();
      expect(await verified(hub, unsubscribeForm(url))).toMatchObject({ result: 'unsubscribed' });
      end();
      await serveAnother(hub, 3);
      expect(deliveriesOf(callback).filter((request) => request.target === target)).toEqual([]);
    });

    it('is signed by the secret of a renewal', async () => {
      const { hub, target, url, end } = await setUp();
      await subscribe(hub, url, { 'hub.secret': 'new' });
      end();
      const { body, headers } = await callback.waitFor((request) => isPost(request) && request.target === target);
      expect(headers['x-hub-signature']).toBe(`sha256=${createHmac('sha256', 'new').update(body).digest('hex')}`);
    });
  });

  it('an unsubscribe ends everything after it', async () => {
    const hub = await startHub({ retryMs: [10, 10] });
    await subscribe(hub, callback.url);
    const held = holdRequests(callback, isPost);
    await hub.publish(editionOf(2));
    await callback.waitFor(() => held.length === 1);
    expect(await verified(hub, unsubscribeForm(callback.url))).toMatchObject({ result: 'unsubscribed' });
    held[0]?.response.writeHead(500).end();
    await hub.event('delivery');
    await serveAnother(hub, 3);
    expect(held.length).toBe(1);
  });

  it('an unsubscribe and a subscribe: what the new subscription gets comes after it has ended', async () => {
    const hub = await startHub();
    await subscribe(hub, callback.url);
    const held = holdRequests(callback, isPost);
    await hub.publish(editionOf(2));
    await callback.waitFor(() => held.length === 1);
    await verified(hub, unsubscribeForm(callback.url));
    await subscribe(hub, callback.url);
    await serveAnother(hub, 3);
    expect(held.length).toBe(1);
    held[0]?.response.writeHead(204).end();
    await callback.waitFor(() => held.length === 2);
    expect(held[1]?.received.body.toString()).toContain('text 3');
    held[1]?.response.writeHead(204).end();
    expect(await hub.event('delivery', ({ version, host }) => version === 3 && host === '127.0.0.1')).toMatchObject({
      result: 'acknowledged',
    });
  });
});
