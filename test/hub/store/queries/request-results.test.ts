import { describe, expect, it } from 'vitest';
import type { NewRequest } from '../../../../src/hub/store/queries/requests.ts';
import { ATOM, DATASET, editionOf } from '../../../support/hub/hub.ts';
import { acknowledged, failed, onBothEngines, REFUSED, VERIFIED } from '../../../support/hub/stores.ts';

onBothEngines(({ store, another, connection, subscriptions, letPass, beginDelivery }) => {
  describe('finishing', () => {
    it('a verified subscribe makes a subscription that is due for nothing', async () => {
      expect(await store.finishRequest((await store.accept({ secret: 's' })).id, VERIFIED)).toBe('subscribed');
      expect(await subscriptions()).toMatchObject([
        {
          callback: 'https://a.example/cb',
          host: 'a.example',
          requested_topic: ATOM,
          delivered_version: 1,
          failures: 0,
          claim: null,
        },
      ]);
      expect(await store.claimAll()).toEqual([]);
    });

    it('is done once', async () => {
      const { id } = await store.accept();
      await store.finishRequest(id, VERIFIED);
      expect(await store.finishRequest(id, VERIFIED)).toBe('lost');
      expect(await store.finishRequest(id + 1, VERIFIED)).toBe('lost');
    });

    it('forgets the secret of a request, and keeps a note of how it ended', async () => {
      await store.subscribe({ secret: 'a' });
      await store.finishRequest((await store.accept({ secret: 'b' })).id, REFUSED);
      const rows = await connection.db.selectFrom('request').select(['secret', 'outcome']).orderBy('id').execute();
      expect(rows).toEqual([
        { secret: null, outcome: 'verified' },
        { secret: null, outcome: 'status 404' },
      ]);
    });

    it.each(['s'.repeat(199), 'π é 🔑', 'a\0b'])('keeps every byte of the secret %j', async (secret) => {
      await store.subscribe({ secret });
      await store.recordEdition(editionOf(2));
      expect(await store.claimOne()).toMatchObject({ secret });
    });

    it.each([0, 2500, 9999.7])('lets the lease begin %d ms ago, with the GET', async (sentMsAgo) => {
      const { id } = await store.accept({ leaseSeconds: 300 });
      await store.finishRequest(id, { ...VERIFIED, sentMsAgo });
      const [row] = await subscriptions();
      const granted = (row?.expires_at ?? 0) - (row?.created_at ?? 0);
      expect(granted).toBeLessThanOrEqual(300_000 - Math.round(sentMsAgo));
      expect(granted).toBeGreaterThan(200_000);
      await letPass(300_000 - sentMsAgo);
      await store.recordEdition(editionOf(2));
      expect(await store.claimAll()).toEqual([]);
    });

    it.each(['subscribe', 'unsubscribe'] as const)('a refused %s changes nothing', async (mode) => {
      await store.subscribe({ secret: 'kept' });
      const before = await subscriptions();
      expect(await store.finishRequest((await store.accept({ mode, secret: 'new', leaseSeconds: 300 })).id, REFUSED)).toBe(
        'refused',
      );
      expect(await subscriptions()).toEqual(before);
    });

    it('a verified unsubscribe ends the subscription of the pair alone', async () => {
      await store.subscribe();
      await store.subscribe({ topic: DATASET });
      await store.subscribe({ callback: 'https://a.example/other' });
      expect(await store.finishRequest((await store.accept({ mode: 'unsubscribe' })).id, VERIFIED)).toBe('unsubscribed');
      expect((await subscriptions()).map((row) => [row.callback, row.requested_topic])).toEqual([
        ['https://a.example/cb', DATASET],
        ['https://a.example/other', ATOM],
      ]);
    });
  });

  describe('a renewal', () => {
    it.each(['new', null])('replaces lease, topic as written and secret: %j', async (secret) => {
      await store.subscribe({ secret: 'old', leaseSeconds: 300 });
      const requestedTopic = ATOM.replace('feed', '%66eed');
      const { id } = await store.accept({ secret, leaseSeconds: 3000, requestedTopic });
      expect(await store.finishRequest(id, VERIFIED)).toBe('renewed');
      await letPass(2_000_000);
      await store.recordEdition(editionOf(2));
      expect(await store.claimOne()).toMatchObject({ secret, verifiedRequest: id });
      const kept = await connection.db.selectFrom('subscription').select('requested_topic').execute();
      expect(kept).toEqual([{ requested_topic: requestedTopic }]);
    });

    it('ends the wait after a failure, and forgets the failures', async () => {
      const delivery = await beginDelivery();
      await store.recordResults([failed(delivery)]);
      await store.subscribe();
      expect(await store.claimOne()).toMatchObject({ failures: 0, version: 2 });
    });

    it('leaves a delivery under way its claim', async () => {
      const delivery = await beginDelivery();
      await store.subscribe({ secret: 'new' });
      expect(await (await another()).claimAll()).toEqual([]);
      await store.recordResults([acknowledged(delivery)]);
      expect(await store.claimAll()).toEqual([]);
    });

    it('of an ended lease is a new subscription: it starts from now', async () => {
      await store.subscribe({ leaseSeconds: 300 });
      await store.recordEdition(editionOf(2));
      await letPass(301_000);
      expect(await store.finishRequest((await store.accept()).id, VERIFIED)).toBe('subscribed');
      expect(await store.claimAll()).toEqual([]);
      await store.recordEdition(editionOf(3));
      expect(await store.claimOne()).toMatchObject({ version: 3 });
    });
  });

  describe('of two requests for a pair', () => {
    type Mode = NewRequest['mode'];
    const modes: [Mode, Mode][] = [
      ['subscribe', 'subscribe'],
      ['subscribe', 'unsubscribe'],
      ['unsubscribe', 'subscribe'],
      ['unsubscribe', 'unsubscribe'],
    ];

    it.each(modes)('the newest takes effect, whichever ends first: %s, then %s', async (older, newer) => {
      for (const order of ['older first', 'newer first']) {
        const callback = `https://a.example/${order.slice(0, 5)}`;
        await store.subscribe({ callback, secret: 'zero' });
        const first = await store.accept({ callback, mode: older, secret: 'one' });
        const second = await store.accept({ callback, mode: newer, secret: 'two' });
        const ids = order === 'older first' ? [first.id, second.id] : [second.id, first.id];
        const ends = [];
        for (const id of ids) ends.push([id, await store.finishRequest(id, VERIFIED)]);
        if (order === 'newer first') expect(Object.fromEntries(ends)[first.id]).toBe('superseded');
        const rows = (await subscriptions()).filter((row) => row.callback === callback);
        expect(rows.map((row) => row.verified_request)).toEqual(newer === 'subscribe' ? [second.id] : []);
      }
    });

    it('the older one takes effect where the newest was refused: strangers can ask in its name', async () => {
      const [first, second] = [await store.accept(), await store.accept({ mode: 'unsubscribe' })];
      expect(await store.finishRequest(second.id, REFUSED)).toBe('refused');
      expect(await store.finishRequest(first.id, VERIFIED)).toBe('subscribed');
      expect(await subscriptions()).toHaveLength(1);
    });

    it('each has its own effect where they are of different pairs', async () => {
      const requests = [
        await store.accept(),
        await store.accept({ topic: DATASET }),
        await store.accept({ callback: 'https://b.example/' }),
      ];
      for (const { id } of requests.toReversed()) expect(await store.finishRequest(id, VERIFIED)).toBe('subscribed');
      expect(await subscriptions()).toHaveLength(3);
    });

    it('the newest takes effect where two instances finish them at once', async () => {
      const stores = [store, await another()] as const;
      for (let round = 0; round < 10; round++) {
        const first = await stores[0].accept();
        const second = await stores[1].accept({ mode: round % 2 === 0 ? 'subscribe' : 'unsubscribe' });
        await Promise.all([stores[0].finishRequest(first.id, VERIFIED), stores[1].finishRequest(second.id, VERIFIED)]);
        const rows = await subscriptions();
        expect(rows.map((row) => row.verified_request)).toEqual(round % 2 === 0 ? [second.id] : []);
      }
    });
  });
});
