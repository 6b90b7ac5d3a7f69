import { describe, expect, it } from 'vitest';
import type { NewRequest } from '../../../../src/hub/store/queries/requests.ts';
import { ATOM, DATASET, editionOf } from '../../../support/hub/hub.ts';
import {
  accept,
  acknowledged,
  begin,
  beginDelivery,
  claimAll,
  claimOne,
  failed,
  letPass,
  onBothEngines,
  REFUSED,
  subscribe,
  subscriptionRows,
  VERIFIED,
} from '../../../support/hub/stores.ts';

onBothEngines((database) => {
  describe('finishing', () => {
    it('a verified subscribe makes a subscription that is due for nothing', async () => {
      const { store, connection } = await begin(database);
      expect(await store.finishRequest((await accept(store, { secret: 's' })).id, VERIFIED)).toBe('subscribed');
      expect(await subscriptionRows(connection)).toMatchObject([
        {
          callback: 'https://a.example/cb',
          host: 'a.example',
          requested_topic: ATOM,
          delivered_version: 1,
          failures: 0,
          claim: null,
        },
      ]);
      expect(await claimAll(store)).toEqual([]);
    });

    it('is done once', async () => {
      const { store } = await begin(database);
      const { id } = await accept(store);
      await store.finishRequest(id, VERIFIED);
      expect(await store.finishRequest(id, VERIFIED)).toBe('lost');
      expect(await store.finishRequest(id + 1, VERIFIED)).toBe('lost');
    });

    it('forgets the secret of a request, and keeps a note of how it ended', async () => {
      const { store, connection } = await begin(database);
      await subscribe(store, { secret: 'a' });
      await store.finishRequest((await accept(store, { secret: 'b' })).id, REFUSED);
      const rows = await connection.db.selectFrom('request').select(['secret', 'outcome']).orderBy('id').execute();
      expect(rows).toEqual([
        { secret: null, outcome: 'verified' },
        { secret: null, outcome: 'status 404' },
      ]);
    });

    it.each(['s'.repeat(199), 'π é 🔑', 'a\0b'])('keeps every byte of the secret %j', async (secret) => {
      const { store } = await begin(database);
      await subscribe(store, { secret });
      await store.recordEdition(editionOf(2));
      expect(await claimOne(store)).toMatchObject({ secret });
    });

    it.each([0, 2500, 9999.7])('lets the lease begin %d ms ago, with the GET', async (sentMsAgo) => {
      const { store, connection } = await begin(database);
      const { id } = await accept(store, { leaseSeconds: 300 });
      await store.finishRequest(id, { ...VERIFIED, sentMsAgo });
      const [row] = await subscriptionRows(connection);
      const granted = (row?.expires_at ?? 0) - (row?.created_at ?? 0);
      expect(granted).toBeLessThanOrEqual(300_000 - Math.round(sentMsAgo));
      expect(granted).toBeGreaterThan(200_000);
      await letPass(connection, 300_000 - sentMsAgo);
      await store.recordEdition(editionOf(2));
      expect(await claimAll(store)).toEqual([]);
    });

    it.each(['subscribe', 'unsubscribe'] as const)('a refused %s changes nothing', async (mode) => {
      const { store, connection } = await begin(database);
      await subscribe(store, { secret: 'kept' });
      const before = await subscriptionRows(connection);
      expect(await store.finishRequest((await accept(store, { mode, secret: 'new', leaseSeconds: 300 })).id, REFUSED)).toBe(
        'refused',
      );
      expect(await subscriptionRows(connection)).toEqual(before);
    });

    it('a verified unsubscribe ends the subscription of the pair alone', async () => {
      const { store, connection } = await begin(database);
      await subscribe(store);
      await subscribe(store, { topic: DATASET });
      await subscribe(store, { callback: 'https://a.example/other' });
      expect(await store.finishRequest((await accept(store, { mode: 'unsubscribe' })).id, VERIFIED)).toBe('unsubscribed');
      expect((await subscriptionRows(connection)).map((row) => [row.callback, row.requested_topic])).toEqual([
        ['https://a.example/cb', DATASET],
        ['https://a.example/other', ATOM],
      ]);
    });
  });

  describe('a renewal', () => {
    it.each(['new', null])('replaces lease, topic as written and secret: %j', async (secret) => {
      const { store, connection } = await begin(database);
      await subscribe(store, { secret: 'old', leaseSeconds: 300 });
      const requestedTopic = ATOM.replace('feed', '%66eed');
      const { id } = await accept(store, { secret, leaseSeconds: 3000, requestedTopic });
      expect(await store.finishRequest(id, VERIFIED)).toBe('renewed');
      await letPass(connection, 2_000_000);
      await store.recordEdition(editionOf(2));
      expect(await claimOne(store)).toMatchObject({ secret, verifiedRequest: id });
      const kept = await connection.db.selectFrom('subscription').select('requested_topic').execute();
      expect(kept).toEqual([{ requested_topic: requestedTopic }]);
    });

    it('ends the wait after a failure, and forgets the failures', async () => {
      const { store, delivery } = await beginDelivery(database);
      await store.recordResults([failed(delivery)]);
      await subscribe(store);
      expect(await claimOne(store)).toMatchObject({ failures: 0, version: 2 });
    });

    it('leaves a delivery under way its claim', async () => {
      const { store, delivery } = await beginDelivery(database);
      await subscribe(store, { secret: 'new' });
      expect(await claimAll(await database.store())).toEqual([]);
      await store.recordResults([acknowledged(delivery)]);
      expect(await claimAll(store)).toEqual([]);
    });

    it('of an ended lease is a new subscription: it starts from now', async () => {
      const { store, connection } = await begin(database);
      await subscribe(store, { leaseSeconds: 300 });
      await store.recordEdition(editionOf(2));
      await letPass(connection, 301_000);
      expect(await store.finishRequest((await accept(store)).id, VERIFIED)).toBe('subscribed');
      expect(await claimAll(store)).toEqual([]);
      await store.recordEdition(editionOf(3));
      expect(await claimOne(store)).toMatchObject({ version: 3 });
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
        const { store, connection } = await begin(database);
        const callback = `https://a.example/${order.slice(0, 5)}`;
        await subscribe(store, { callback, secret: 'zero' });
        const first = await accept(store, { callback, mode: older, secret: 'one' });
        const second = await accept(store, { callback, mode: newer, secret: 'two' });
        const ids = order === 'older first' ? [first.id, second.id] : [second.id, first.id];
        const ends = [];
        for (const id of ids) ends.push([id, await store.finishRequest(id, VERIFIED)]);
        if (order === 'newer first') expect(Object.fromEntries(ends)[first.id]).toBe('superseded');
        const rows = (await subscriptionRows(connection)).filter((row) => row.callback === callback);
        expect(rows.map((row) => row.verified_request)).toEqual(newer === 'subscribe' ? [second.id] : []);
      }
    });

    it('the older one takes effect where the newest was refused: strangers can ask in its name', async () => {
      const { store, connection } = await begin(database);
      const [first, second] = [await accept(store), await accept(store, { mode: 'unsubscribe' })];
      expect(await store.finishRequest(second.id, REFUSED)).toBe('refused');
      expect(await store.finishRequest(first.id, VERIFIED)).toBe('subscribed');
      expect(await subscriptionRows(connection)).toHaveLength(1);
    });

    it('each has its own effect where they are of different pairs', async () => {
      const { store, connection } = await begin(database);
      const requests = [
        await accept(store),
        await accept(store, { topic: DATASET }),
        await accept(store, { callback: 'https://b.example/' }),
      ];
      for (const { id } of requests.toReversed()) expect(await store.finishRequest(id, VERIFIED)).toBe('subscribed');
      expect(await subscriptionRows(connection)).toHaveLength(3);
    });

    it('the newest takes effect where two instances finish them at once', async () => {
      const stores = [(await begin(database)).store, await database.store()] as const;
      const { connection } = database;
      for (let round = 0; round < 10; round++) {
        const first = await accept(stores[0]);
        const second = await accept(stores[1], { mode: round % 2 === 0 ? 'subscribe' : 'unsubscribe' });
        await Promise.all([stores[0].finishRequest(first.id, VERIFIED), stores[1].finishRequest(second.id, VERIFIED)]);
        const rows = await subscriptionRows(connection);
        expect(rows.map((row) => row.verified_request)).toEqual(round % 2 === 0 ? [second.id] : []);
      }
    });
  });
});
