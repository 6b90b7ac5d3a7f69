import { describe, expect, it } from 'vitest';
import { ATOM, DATASET } from '../../../support/hub/hub.ts';
import {
  accept,
  begin,
  letPass,
  MINUTE,
  NO_LIMITS,
  onBothEngines,
  REFUSED,
  requestOf,
  STORE,
  subscribe,
  subscriptionRows,
  VERIFIED,
} from '../../../support/hub/stores.ts';

onBothEngines((database) => {
  describe('accepting', () => {
    it('a subscribe hands it out to be verified', async () => {
      const { store } = await begin(database);
      const asked = requestOf({ requestedTopic: ATOM.replace('feed', '%66eed'), secret: 's', leaseSeconds: 300 });
      expect(await store.acceptRequest(asked, NO_LIMITS)).toEqual({
        kind: 'accepted',
        request: {
          id: expect.any(Number),
          mode: 'subscribe',
          requestedTopic: asked.requestedTopic,
          callback: 'https://a.example/cb',
          host: 'a.example',
          leaseSeconds: 300,
        },
      });
    });

    it('needs a topic that has been recorded', async () => {
      const { store } = await begin(database);
      const asked = requestOf({ topic: 'https://other.example/feed' });
      expect(await store.acceptRequest(asked, NO_LIMITS)).toEqual({ kind: 'unknown-topic' });
    });

    it.each([
      ['a pair that the store does not know', {}, 'ignored'],
      ['another callback than the subscribed one, by a byte', { callback: 'https://a.example/CB' }, 'ignored'],
      ['another topic than the subscribed one', { callback: 'https://b.example/', topic: DATASET }, 'ignored'],
      ['a subscription', { callback: 'https://b.example/' }, 'accepted'],
      ['a subscribe that is not verified yet', { callback: 'https://c.example/' }, 'accepted'],
      ['a lease that has ended', { callback: 'https://d.example/' }, 'ignored'],
      ['a subscribe that was refused', { callback: 'https://e.example/' }, 'ignored'],
    ])('an unsubscribe of %s', async (_, fields, kind) => {
      const { store, connection } = await begin(database);
      await subscribe(store, { callback: 'https://d.example/', leaseSeconds: 300 });
      await letPass(connection, 301_000);
      await subscribe(store, { callback: 'https://a.example/cb', topic: DATASET });
      await subscribe(store, { callback: 'https://b.example/' });
      await accept(store, { callback: 'https://c.example/' });
      await store.finishRequest((await accept(store, { callback: 'https://e.example/' })).id, REFUSED);
      expect(await store.acceptRequest(requestOf({ mode: 'unsubscribe', ...fields }), NO_LIMITS)).toMatchObject({ kind });
    });
  });

  describe('claims of requests', () => {
    it('are there for those whose instance died: when its claim has ended', async () => {
      const { store, connection } = await begin(database);
      const other = await database.store();
      const request = await accept(store);
      expect(await other.claimRequests(10)).toEqual([]);
      await letPass(connection, STORE.claimMs - MINUTE);
      expect(await other.claimRequests(10)).toEqual([]);
      await letPass(connection, MINUTE);
      expect(await other.claimRequests(10)).toEqual([request]);
      expect(await other.claimRequests(10)).toEqual([]);
      expect(await store.finishRequest(request.id, VERIFIED)).toBe('lost');
      expect(await subscriptionRows(connection)).toEqual([]);
      expect(await other.finishRequest(request.id, VERIFIED)).toBe('subscribed');
    });

    it('leave finished ones alone, and take as many as asked for, the oldest first', async () => {
      const { store, connection } = await begin(database);
      const first = await accept(store, { callback: 'https://a.example/1' });
      await letPass(connection, 1000);
      const second = await accept(store, { callback: 'https://a.example/2' });
      await subscribe(store, { callback: 'https://a.example/3' });
      await letPass(connection, STORE.claimMs);
      expect(await store.claimRequests(1)).toEqual([first]);
      expect(await store.claimRequests(5)).toEqual([second]);
    });

    it('can be prolonged by who has them, until another has', async () => {
      const { store, connection } = await begin(database);
      const other = await database.store();
      const { id } = await accept(store);
      await letPass(connection, STORE.claimMs - MINUTE);
      expect(await store.holdRequest(id)).toBe(true);
      await letPass(connection, STORE.claimMs - MINUTE);
      expect(await other.claimRequests(10)).toEqual([]);
      await letPass(connection, MINUTE);
      expect(await other.claimRequests(10)).toMatchObject([{ id }]);
      expect(await store.holdRequest(id)).toBe(false);
      await other.finishRequest(id, VERIFIED);
      expect(await other.holdRequest(id)).toBe(false);
    });

    it('never give the same to two instances', async () => {
      const { store, connection } = await begin(database);
      const other = await database.store();
      await Promise.all(Array.from({ length: 100 }, (_, n) => accept(store, { callback: `https://a.example/${n}` })));
      await letPass(connection, STORE.claimMs);
      const claimed = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? store : other).claimRequests(7)));
      const ids = claimed.flat().map(({ id }) => id);
      expect(ids).toHaveLength(100);
      expect(new Set(ids).size).toBe(100);
    });
  });
});
