import { describe, expect, it } from 'vitest';
import type { Connection } from '../../../../src/hub/store/engine.ts';
import { readRequests, readSubscriptions, readTopicOverviews } from '../../../../src/hub/store/queries/overview.ts';
import { ATOM, DATASET, editionOf } from '../../../support/hub/hub.ts';
import { acknowledged, failed, MINUTE, onBothEngines, REFUSED, STORE } from '../../../support/hub/stores.ts';

onBothEngines(({ store, connection, letPass }) => {
  describe('the overview of topics', () => {
    it('counts the subscriptions of each, and those that are behind, and since when', async () => {
      for (const path of [1, 2, 3]) await store.subscribe({ callback: `https://a.example/${path}` });
      await store.subscribe({ topic: DATASET });
      await store.recordEdition(editionOf(2, 'changed', 'text 1'));
      const [first] = await store.claimAll();
      await store.recordResults(first ? [acknowledged(first)] : []);
      await letPass(5 * MINUTE);
      const [atom, dataset] = await readTopicOverviews(connection);
      expect(atom).toMatchObject({ topic: ATOM, version: 2, subscriptions: 3, due: 2 });
      expect(atom?.oldestDueMs).toBeGreaterThanOrEqual(5 * MINUTE);
      expect(atom?.oldestDueMs).toBeLessThan(6 * MINUTE);
      expect(dataset).toMatchObject({ topic: DATASET, version: 1, subscriptions: 1, due: 0, oldestDueMs: 0 });
      expect(await store.topicOverviews()).toMatchObject([{ due: 2 }, { due: 0 }]);
    });

    it('leaves out ended leases, before they are swept too', async () => {
      await store.subscribe({ leaseSeconds: 300 });
      await store.recordEdition(editionOf(2));
      await letPass(300_000);
      expect(await store.topicOverviews()).toMatchObject([{ subscriptions: 0, due: 0, oldestDueMs: 0 }, {}]);
    });
  });

  describe('the overview of subscriptions', () => {
    async function one(connection: Connection, id?: number) {
      const [subscription, ...more] = await readSubscriptions(connection, id);
      if (!subscription || more.length > 0) throw new Error('there is one subscription');
      return subscription;
    }

    it('tells all of one but its secret', async () => {
      await store.subscribe({ secret: 'hidden', leaseSeconds: 300 });
      const subscription = await one(connection);
      expect(subscription).toMatchObject({
        topic: ATOM,
        callback: 'https://a.example/cb',
        host: 'a.example',
        isSigned: true,
        isDue: false,
        failures: 0,
        nextAttemptAt: null,
        isClaimed: false,
        lastAttemptAt: null,
        lastOutcome: null,
      });
      expect(subscription.expiresAt - subscription.createdAt).toBeGreaterThan(4 * MINUTE);
      expect(subscription.expiresAt - subscription.createdAt).toBeLessThanOrEqual(5 * MINUTE);
      expect(JSON.stringify(subscription)).not.toContain('hidden');
    });

    it('tells whether it is due, under way or waiting', async () => {
      await store.subscribe();
      await store.recordEdition(editionOf(2));
      expect(await one(connection)).toMatchObject({ isSigned: false, isDue: true, isClaimed: false, nextAttemptAt: 0 });
      const delivery = await store.claimOne();
      expect(await one(connection)).toMatchObject({ isDue: true, isClaimed: true, nextAttemptAt: null });
      await store.recordResults([failed(delivery)]);
      const waiting = await one(connection);
      expect(waiting).toMatchObject({ isDue: true, isClaimed: false, failures: 1, lastOutcome: 'status 500' });
      expect((waiting.nextAttemptAt ?? 0) - (waiting.lastAttemptAt ?? 0)).toBeGreaterThan(STORE.retryMs[0] - MINUTE);
    });

    it('is of one by its number, and of none whose lease has ended', async () => {
      await store.subscribe({ callback: 'https://a.example/1' });
      await store.subscribe({ callback: 'https://a.example/2', leaseSeconds: 300 });
      const [first, second] = await readSubscriptions(connection);
      expect(await one(connection, second?.id)).toEqual(second);
      await letPass(300_000);
      expect(await readSubscriptions(connection, second?.id)).toEqual([]);
      expect(await one(connection)).toMatchObject({ id: first?.id });
    });
  });

  it('the overview of requests tells what came of them, in order, of all or of one callback', async () => {
    const [refused, waiting] = [await store.accept(), await store.accept({ callback: 'https://b.example/', topic: DATASET })];
    await store.finishRequest(refused.id, REFUSED);
    expect(await readRequests(connection.db)).toMatchObject([
      { id: refused.id, mode: 'subscribe', topic: ATOM, callback: 'https://a.example/cb', outcome: 'status 404' },
      { id: waiting.id, topic: DATASET, host: 'b.example', createdAt: expect.any(Number), outcome: null },
    ]);
    expect(await readRequests(connection.db, 'https://b.example/')).toMatchObject([{ id: waiting.id }]);
  });
});
