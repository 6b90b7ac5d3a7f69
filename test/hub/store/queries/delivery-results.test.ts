import { describe, expect, it } from 'vitest';
import type { Delivery } from '../../../../src/hub/store/queries/deliveries.ts';
import { ATOM, editionOf } from '../../../support/hub/hub.ts';
import { acknowledged, failed, gone, MINUTE, onBothEngines, STORE } from '../../../support/hub/stores.ts';

onBothEngines(({ store, another, connection, subscriptions, subscribeMany, letPass, beginDelivery, failOnce }) => {
  const removal = (delivery: Delivery, reason: 'gone' | 'failed') => ({
    subscription: delivery.subscription,
    topic: ATOM,
    requestedTopic: ATOM,
    callback: 'https://a.example/cb',
    host: 'a.example',
    reason,
    note: reason === 'gone' ? 'status 410' : 'status 500',
  });

  describe('an acknowledged delivery', () => {
    it('brings the subscription to its version, and resets the failures', async () => {
      const delivery = await beginDelivery(2);
      expect(await store.recordResults([acknowledged(delivery)])).toEqual([]);
      expect(await subscriptions()).toMatchObject([
        { delivered_version: 2, failures: 0, claim: null, last_outcome: 'status 204' },
      ]);
      expect(await store.claimAll()).toEqual([]);
      await store.recordEdition(editionOf(3));
      expect(await store.claimOne()).toMatchObject({ version: 3, failures: 0 });
    });

    it('leaves a version due that came meanwhile', async () => {
      const delivery = await beginDelivery();
      await store.recordEdition(editionOf(3));
      await store.recordResults([acknowledged(delivery)]);
      expect(await store.claimOne()).toMatchObject({ version: 3 });
    });

    it('of a version that came after the claim leaves nothing due', async () => {
      const delivery = await beginDelivery();
      await store.recordEdition(editionOf(3));
      await store.recordResults([{ ...acknowledged(delivery), version: 3 }]);
      expect(await store.claimAll()).toEqual([]);
    });
  });

  describe('the third failure in a row', () => {
    it('removes, and the two before do not', async () => {
      const delivery = await beginDelivery(2);
      expect(await store.recordResults([failed(delivery)])).toEqual([removal(delivery, 'failed')]);
      expect(await subscriptions()).toEqual([]);
    });

    it('removes whatever versions the three carried', async () => {
      await beginDelivery();
      await letPass(STORE.claimMs);
      for (const version of [3, 4]) {
        await store.recordResults([failed(await store.claimOne())]);
        await store.recordEdition(editionOf(version));
      }
      const last = await store.claimOne();
      await store.recordEdition(editionOf(5));
      expect(await store.recordResults([failed(last)])).toEqual([removal(last, 'failed')]);
    });

    it('is none after two, a success and two', async () => {
      const delivery = await beginDelivery(2);
      await store.recordResults([acknowledged(delivery)]);
      await store.recordEdition(editionOf(3));
      await failOnce();
      await failOnce();
      expect(await subscriptions()).toMatchObject([{ failures: 2 }]);
    });

    it('does not remove who has renewed meanwhile, and counts as the first then', async () => {
      const delivery = await beginDelivery(2);
      await store.subscribe();
      expect(await store.recordResults([failed(delivery)])).toEqual([]);
      expect(await subscriptions()).toMatchObject([{ failures: 1, claim: null }]);
    });

    it('is recorded for many at once, each by its own count', async () => {
      await subscribeMany(6, (n) => `${n}.example`);
      await store.recordEdition(editionOf(2));
      await connection.db.updateTable('subscription').set({ failures: 2 }).where('host', '>=', '3.example').execute();
      const removed = await store.recordResults((await store.claimAll()).map((delivery) => failed(delivery)));
      expect(removed.map(({ host }) => host).toSorted()).toEqual(['3.example', '4.example', '5.example']);
      expect((await subscriptions()).map(({ failures }) => failures)).toEqual([1, 1, 1]);
    });
  });

  describe('a failure', () => {
    it('keeps the version due, and tells what was answered', async () => {
      const delivery = await beginDelivery();
      await store.recordResults([failed(delivery)]);
      expect(await subscriptions()).toMatchObject([
        { delivered_version: 1, failures: 1, claim: null, last_outcome: 'status 500', last_attempt_at: expect.any(Number) },
      ]);
    });

    it('does not make a version wait that came during the POST', async () => {
      const delivery = await beginDelivery();
      await store.recordEdition(editionOf(3));
      await store.recordResults([failed(delivery)]);
      expect(await store.claimOne()).toMatchObject({ version: 3, failures: 1 });
    });

    it.each([
      ['is kept', 60 * MINUTE, 60 * MINUTE],
      ['shortens no wait', 1000, STORE.retryMs[0]],
      ['is cut to the longest wait', 86_400_000, STORE.retryMs[1]],
    ])('with Retry-After: it %s', async (_, notBefore, wait) => {
      const delivery = await beginDelivery();
      await store.recordResults([failed(delivery, { notBefore })]);
      await letPass(wait - MINUTE);
      expect(await store.claimAll()).toEqual([]);
      await letPass(MINUTE + wait / 5);
      expect(await store.claimOne()).toMatchObject({ failures: 1 });
    });

    it('that does not count waits, and ends nothing', async () => {
      const delivery = await beginDelivery(2);
      expect(await store.recordResults([failed(delivery, { counts: false })])).toEqual([]);
      expect(await store.claimAll()).toEqual([]);
      await letPass(2 * STORE.retryMs[1]);
      const again = await store.claimOne();
      expect(again).toMatchObject({ failures: 2 });
      expect(await store.recordResults([failed(again)])).toHaveLength(1);
    });

    it('can be forgiven, but not below none', async () => {
      const delivery = await beginDelivery(1);
      await store.recordResults([failed(delivery)]);
      await store.forgiveFailures([]);
      for (const failures of [1, 0, 0]) {
        await store.forgiveFailures([delivery.subscription, delivery.subscription + 1]);
        expect(await subscriptions()).toMatchObject([{ failures }]);
      }
    });

    it('can be forgiven to more subscriptions than a statement can name', async () => {
      const delivery = await beginDelivery();
      await store.recordResults([failed(delivery)]);
      await store.forgiveFailures(Array.from({ length: 70_000 }, (_, n) => delivery.subscription + n));
      expect(await subscriptions()).toMatchObject([{ failures: 0 }]);
    });
  });

  describe('410 Gone', () => {
    it('removes at the first time', async () => {
      const delivery = await beginDelivery();
      expect(await store.recordResults([gone(delivery)])).toEqual([removal(delivery, 'gone')]);
      expect(await subscriptions()).toEqual([]);
    });

    it('does not remove who has renewed meanwhile', async () => {
      const delivery = await beginDelivery();
      await store.subscribe({ secret: 'new' });
      expect(await store.recordResults([gone(delivery)])).toEqual([]);
      expect(await subscriptions()).toMatchObject([{ failures: 1, claim: null }]);
    });
  });

  describe('a result counts for nothing', () => {
    const kinds = [
      ['acknowledged', acknowledged],
      ['failed', (delivery: Delivery) => failed(delivery)],
      ['gone', gone],
    ] as const;

    it.each(kinds)('where another instance has the claim now: %s', async (_, result) => {
      const delivery = await beginDelivery(2);
      await letPass(STORE.claimMs);
      const other = await another();
      await other.claimOne();
      const before = await subscriptions();
      expect(await store.recordResults([result(delivery)])).toEqual([]);
      // That it has arrived is true whoever has the claim. Everything else is decided by the other instance.
      const arrived = result === acknowledged ? { delivered_version: delivery.version } : {};
      expect(await subscriptions()).toEqual(before.map((row) => ({ ...row, ...arrived })));
    });

    it.each(kinds)('for a subscription that ended and was made anew meanwhile: %s', async (_, result) => {
      const delivery = await beginDelivery(2);
      await letPass(864_000_000);
      await store.subscribe();
      const before = await subscriptions();
      expect(await store.recordResults([result(delivery)])).toEqual([]);
      expect(await subscriptions()).toEqual(before);
    });

    it.each(kinds)('the second time: %s', async (_, result) => {
      const delivery = await beginDelivery();
      await store.recordResults([result(delivery)]);
      const before = await subscriptions();
      expect(await store.recordResults([failed(delivery), gone(delivery)])).toEqual([]);
      expect(await subscriptions()).toEqual(before);
    });
  });

  it('a claim that has ended and that nobody has taken still lets its result be recorded', async () => {
    const delivery = await beginDelivery();
    await letPass(2 * STORE.claimMs);
    await store.recordResults([acknowledged(delivery)]);
    expect(await store.claimAll()).toEqual([]);
  });
});
