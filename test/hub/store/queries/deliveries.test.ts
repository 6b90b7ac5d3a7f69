import { describe, expect, it } from 'vitest';
import { claimDeliveries, type Delivery } from '../../../../src/hub/store/queries/deliveries.ts';
import { recordResults } from '../../../../src/hub/store/queries/delivery-results.ts';
import { ATOM, DATASET, editionOf } from '../../../support/hub/hub.ts';
import { acknowledged, failed, MINUTE, onBothEngines, STORE, type TestStore } from '../../../support/hub/stores.ts';

/** The number of claims of each host. */
function countByHost(deliveries: readonly Delivery[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(deliveries, ({ host }) => host)].map(([host, of]) => [host, of.length]));
}

onBothEngines(({ store, another, connection, subscribeMany, letPass }) => {
  /** Puts `count` subscriptions behind the first topic. */
  async function fallBehind(count = 1, host = (_: number) => 'a.example'): Promise<void> {
    await subscribeMany(count, host);
    await store.recordEdition(editionOf(2));
  }

  describe('a claim', () => {
    it('says all that a delivery needs', async () => {
      await store.subscribe({ secret: 's' });
      await store.recordEdition(editionOf(7));
      expect(await store.claimOne()).toEqual({
        subscription: expect.any(Number),
        topic: ATOM,
        callback: 'https://a.example/cb',
        host: 'a.example',
        secret: 's',
        failures: 0,
        verifiedRequest: expect.any(Number),
        version: 7,
      });
    });

    it('takes what is behind its own topic, and nothing else', async () => {
      await store.subscribe({ topic: ATOM });
      await store.subscribe({ topic: DATASET });
      expect(await store.claimAll()).toEqual([]);
      await store.recordEdition(editionOf(2, 'text 1', 'changed'));
      expect((await store.claimAll()).map(({ topic }) => topic)).toEqual([DATASET]);
    });

    it('holds until it ends by itself', async () => {
      await fallBehind();
      const other = await another();
      const delivery = await store.claimOne();
      await letPass(STORE.claimMs - MINUTE);
      expect([await other.claimAll(), await store.claimAll()]).toEqual([[], []]);
      await letPass(MINUTE);
      expect(await other.claimOne()).toEqual(delivery);
      expect(await store.claimAll()).toEqual([]);
    });

    it('waits after the first failure and longer after the second, each at least as long as is set', async () => {
      await fallBehind();
      for (const [n, wait] of STORE.retryMs.entries()) {
        await store.recordResults([failed(await store.claimOne())]);
        await letPass(wait - MINUTE);
        expect(await store.claimAll()).toEqual([]);
        // Subscribers that failed together are not all tried again at the same time.
        await letPass(MINUTE + wait / 5);
        expect((await connection.db.selectFrom('subscription').select('failures').execute())[0]?.failures).toBe(n + 1);
      }
      expect(await store.claimOne()).toMatchObject({ failures: 2 });
    });

    it('of failing ones leaves fresh ones alone, and the other way round', async () => {
      await fallBehind(10);
      const failing = (await store.claimAll({ fresh: 4 })).map((delivery) => failed(delivery));
      await store.recordResults(failing);
      await store.recordEdition(editionOf(3));
      const mixed = await store.claimAll({ fresh: 2, failing: 3 });
      expect(mixed.map(({ failures }) => failures).toSorted()).toEqual([0, 0, 1, 1, 1]);
      expect((await store.claimAll({ fresh: 0 })).map(({ failures }) => failures)).toEqual([1]);
      expect(await store.claimAll({ fresh: 0 })).toEqual([]);
      expect(await store.claimAll({ fresh: -1, failing: -1 })).toEqual([]);
      expect(await store.claimAll()).toHaveLength(4);
    });

    it('takes at most so many of a host', async () => {
      await fallBehind(12, (n) => (n < 8 ? 'a.example' : 'b.example'));
      expect(countByHost(await store.claimAll({ perHost: 3 }))).toEqual({ 'a.example': 3, 'b.example': 3 });
      expect(countByHost(await store.claimAll({ perHost: 3 }))).toEqual({ 'a.example': 3, 'b.example': 1 });
    });

    it('leaves excluded hosts out', async () => {
      await fallBehind(6, (n) => `${n % 3}.example`);
      expect(countByHost(await store.claimAll({ excludedHosts: ['0.example', '2.example'] }))).toEqual({ '1.example': 2 });
      expect(countByHost(await store.claimAll({ excludedHosts: ['0.example'] }))).toEqual({ '2.example': 2 });
    });

    it('lets the hosts take turns where there is not room for all', async () => {
      await fallBehind(30, (n) => (n < 26 ? 'many.example' : `${n}.example`));
      const some = countByHost(await store.claimAll({ fresh: 8 }));
      expect(some).toEqual({ 'many.example': 4, '26.example': 1, '27.example': 1, '28.example': 1, '29.example': 1 });
    });

    it('reaches a host behind many rows of others that are excluded', async () => {
      await fallBehind(701, (n) => (n < 700 ? 'many.example' : 'last.example'));
      expect(countByHost(await store.claimAll({ excludedHosts: ['many.example'] }))).toEqual({ 'last.example': 1 });
    });

    it('never gives a subscription to two instances, nor to one twice', async () => {
      await fallBehind(500, (n) => `${n % 50}.example`);
      const stores = [store, await another(), await another()];
      const claimed: number[] = [];
      const take = async (from: TestStore): Promise<void> => {
        const deliveries = await from.claimAll({ fresh: 23, perHost: 2 });
        claimed.push(...deliveries.map(({ subscription }) => subscription));
        if (deliveries.length > 0) await take(from);
      };
      // Each store asks twice at the same time.
      await Promise.all([...stores, ...stores].map(take));
      expect(claimed).toHaveLength(500);
      expect(new Set(claimed).size).toBe(500);
    });
  });

  it('claims and the record of successes take three statements, however many topics and deliveries there are', async () => {
    await fallBehind(20);
    const { engine } = connection;
    let asked = 0;
    const counting = connection.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        asked++;
        return result;
      },
    });
    const recorded = await counting.transaction().execute(async (db) => {
      const options = { fresh: 20, failing: 5, perHost: 20, excludedHosts: [] };
      const claimed = await claimDeliveries({ db, engine }, { claim: 'own', claimMs: MINUTE }, options);
      await recordResults({ db, engine }, 'own', STORE.retryMs, claimed.map(acknowledged));
      return claimed.length;
    });
    expect([recorded, asked]).toEqual([20, 3]);
  });

  describe('a released delivery', () => {
    it('is due at once, and has not failed', async () => {
      await fallBehind(3);
      const [first, ...others] = await store.claimAll();
      await store.releaseDeliveries(others.map(({ subscription }) => subscription));
      const other = await another();
      expect(new Set(await other.claimAll())).toEqual(new Set(others));
      expect(others).not.toContainEqual(first);
    });

    it('stays with an instance that has claimed it since', async () => {
      await fallBehind();
      const { subscription } = await store.claimOne();
      await letPass(STORE.claimMs);
      const other = await another();
      await other.claimOne();
      await store.releaseDeliveries([subscription]);
      expect(await store.claimAll()).toEqual([]);
    });
  });

  describe('when the next try is', () => {
    it('is unknown where none waits', async () => {
      await fallBehind();
      expect(await store.nextAttemptIn()).toBeUndefined();
      await store.recordResults([acknowledged(await store.claimOne())]);
      expect(await store.nextAttemptIn()).toBeUndefined();
    });

    it('is the end of the shortest wait or claim', async () => {
      await fallBehind(2);
      const [first, second] = await store.claimAll();
      if (!first || !second) throw new Error('two are due');
      expect(await store.nextAttemptIn()).toBeLessThanOrEqual(STORE.claimMs);
      await store.recordResults([failed(first)]);
      await letPass(MINUTE);
      expect(await store.nextAttemptIn()).toBeLessThanOrEqual(STORE.claimMs - MINUTE);
      await store.recordResults([acknowledged(second)]);
      const wait = await store.nextAttemptIn();
      expect(wait).toBeGreaterThan(STORE.claimMs);
      expect(wait).toBeLessThanOrEqual(1.2 * STORE.retryMs[0] - MINUTE);
    });
  });
});
