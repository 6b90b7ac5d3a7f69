import { describe, expect, it } from 'vitest';
import { ATOM, DATASET } from '../../../support/hub/hub.ts';
import { MINUTE, NO_LIMITS, onBothEngines, REFUSED, requestOf, STORE, VERIFIED } from '../../../support/hub/stores.ts';

onBothEngines(({ store, another, subscriptions, letPass }) => {
  describe('accepting', () => {
    it('a subscribe hands it out to be verified', async () => {
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
      await store.subscribe({ callback: 'https://d.example/', leaseSeconds: 300 });
      await letPass(301_000);
      await store.subscribe({ callback: 'https://a.example/cb', topic: DATASET });
      await store.subscribe({ callback: 'https://b.example/' });
      await store.accept({ callback: 'https://c.example/' });
      await store.finishRequest((await store.accept({ callback: 'https://e.example/' })).id, REFUSED);
      expect(await store.acceptRequest(requestOf({ mode: 'unsubscribe', ...fields }), NO_LIMITS)).toMatchObject({ kind });
    });
  });

  describe('claims of requests', () => {
    it('are there for those whose instance died: when its claim has ended', async () => {
      const other = await another();
      const request = await store.accept();
      expect(await other.claimRequests(10)).toEqual([]);
      await letPass(STORE.claimMs - MINUTE);
      expect(await other.claimRequests(10)).toEqual([]);
      await letPass(MINUTE);
      expect(await other.claimRequests(10)).toEqual([request]);
      expect(await other.claimRequests(10)).toEqual([]);
      expect(await store.finishRequest(request.id, VERIFIED)).toBe('lost');
      expect(await subscriptions()).toEqual([]);
      expect(await other.finishRequest(request.id, VERIFIED)).toBe('subscribed');
    });

    it('leave finished ones alone, and take as many as asked for, the oldest first', async () => {
      const first = await store.accept({ callback: 'https://a.example/1' });
      await letPass(1000);
      const second = await store.accept({ callback: 'https://a.example/2' });
      await store.subscribe({ callback: 'https://a.example/3' });
      await letPass(STORE.claimMs);
      expect(await store.claimRequests(1)).toEqual([first]);
      expect(await store.claimRequests(5)).toEqual([second]);
    });

    it('can be prolonged by who has them, until another has', async () => {
      const other = await another();
      const { id } = await store.accept();
      await letPass(STORE.claimMs - MINUTE);
      expect(await store.holdRequest(id)).toBe(true);
      await letPass(STORE.claimMs - MINUTE);
      expect(await other.claimRequests(10)).toEqual([]);
      await letPass(MINUTE);
      expect(await other.claimRequests(10)).toMatchObject([{ id }]);
      expect(await store.holdRequest(id)).toBe(false);
      await other.finishRequest(id, VERIFIED);
      expect(await other.holdRequest(id)).toBe(false);
    });

    it('never give the same to two instances', async () => {
      const other = await another();
      await Promise.all(Array.from({ length: 100 }, (_, n) => store.accept({ callback: `https://a.example/${n}` })));
      await letPass(STORE.claimMs);
      const claimed = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? store : other).claimRequests(7)));
      const ids = claimed.flat().map(({ id }) => id);
      expect(ids).toHaveLength(100);
      expect(new Set(ids).size).toBe(100);
    });
  });
});
