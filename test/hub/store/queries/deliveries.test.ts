import { describe, expect, it } from 'vitest';
import type { Connection } from '../../../../src/hub/store/engine.ts';
import { claimDeliveries, type Delivery, retryNow } from '../../../../src/hub/store/queries/deliveries.ts';
import { recordResults } from '../../../../src/hub/store/queries/delivery-results.ts';
import type { HubStore } from '../../../../src/hub/store/store.ts';
import { ATOM, DATASET, editionOf } from '../../../support/hub/hub.ts';
import {
  acknowledged,
  begin,
  claimAll,
  claimOne,
  failed,
  letPass,
  MINUTE,
  onBothEngines,
  STORE,
  subscribe,
  subscribeMany,
} from '../../../support/hub/stores.ts';

/** The number of claims of each host. */
function countByHost(deliveries: readonly Delivery[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(deliveries, ({ host }) => host)].map(([host, of]) => [host, of.length]));
}

onBothEngines((database) => {
  /** A store where `count` subscriptions are behind the first topic. */
  async function beginBehind(count = 1, host = (_: number) => 'a.example'): Promise<{ store: HubStore; connection: Connection }> {
    const begun = await begin(database);
    await subscribeMany(begun.connection, count, host);
    await begun.store.recordEdition(editionOf(2));
    return begun;
  }

  describe('a claim', () => {
    it('says all that a delivery needs', async () => {
      const { store } = await begin(database);
      await subscribe(store, { secret: 's' });
      await store.recordEdition(editionOf(7));
      expect(await claimOne(store)).toEqual({
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
      const store = await database.store();
      await store.recordEdition(editionOf(1, 'a', 'b'));
      await subscribe(store, { topic: ATOM });
      await subscribe(store, { topic: DATASET });
      expect(await claimAll(store)).toEqual([]);
      await store.recordEdition(editionOf(2, 'a', 'c'));
      expect((await claimAll(store)).map(({ topic }) => topic)).toEqual([DATASET]);
    });

    it('holds until it ends by itself', async () => {
      const { store, connection } = await beginBehind();
      const other = await database.store();
      const delivery = await claimOne(store);
      await letPass(connection, STORE.claimMs - MINUTE);
      expect([await claimAll(other), await claimAll(store)]).toEqual([[], []]);
      await letPass(connection, MINUTE);
      expect(await claimOne(other)).toEqual(delivery);
      expect(await claimAll(store)).toEqual([]);
    });

    it('waits after the first failure and longer after the second, each at least as long as is set', async () => {
      const { store, connection } = await beginBehind();
      for (const [n, wait] of STORE.retryMs.entries()) {
        await store.recordResults([failed(await claimOne(store))]);
        await letPass(connection, wait - MINUTE);
        expect(await claimAll(store)).toEqual([]);
        // Subscribers that failed together are not all tried again at the same time.
        await letPass(connection, MINUTE + wait / 5);
        expect((await connection.db.selectFrom('subscription').select('failures').execute())[0]?.failures).toBe(n + 1);
      }
      expect(await claimOne(store)).toMatchObject({ failures: 2 });
    });

    it('of failing ones leaves fresh ones alone, and the other way round', async () => {
      const { store } = await beginBehind(10);
      const failing = (await claimAll(store, { fresh: 4 })).map((delivery) => failed(delivery));
      await store.recordResults(failing);
      await store.recordEdition(editionOf(3));
      const mixed = await claimAll(store, { fresh: 2, failing: 3 });
      expect(mixed.map(({ failures }) => failures).toSorted()).toEqual([0, 0, 1, 1, 1]);
      expect((await claimAll(store, { fresh: 0 })).map(({ failures }) => failures)).toEqual([1]);
      expect(await claimAll(store, { fresh: 0 })).toEqual([]);
      expect(await claimAll(store, { fresh: -1, failing: -1 })).toEqual([]);
      expect(await claimAll(store)).toHaveLength(4);
    });

    it('takes at most so many of a host', async () => {
      const { store } = await beginBehind(12, (n) => (n < 8 ? 'a.example' : 'b.example'));
      expect(countByHost(await claimAll(store, { perHost: 3 }))).toEqual({ 'a.example': 3, 'b.example': 3 });
      expect(countByHost(await claimAll(store, { perHost: 3 }))).toEqual({ 'a.example': 3, 'b.example': 1 });
    });

    it('leaves excluded hosts out', async () => {
      const { store } = await beginBehind(6, (n) => `${n % 3}.example`);
      expect(countByHost(await claimAll(store, { excludedHosts: ['0.example', '2.example'] }))).toEqual({ '1.example': 2 });
      expect(countByHost(await claimAll(store, { excludedHosts: ['0.example'] }))).toEqual({ '2.example': 2 });
    });

    it('lets the hosts take turns where there is not room for all', async () => {
      const { store } = await beginBehind(30, (n) => (n < 26 ? 'many.example' : `${n}.example`));
      const some = countByHost(await claimAll(store, { fresh: 8 }));
      expect(some).toEqual({ 'many.example': 4, '26.example': 1, '27.example': 1, '28.example': 1, '29.example': 1 });
    });

    it('reaches a host behind many rows of others that are excluded', async () => {
      const { store } = await beginBehind(701, (n) => (n < 700 ? 'many.example' : 'last.example'));
      expect(countByHost(await claimAll(store, { excludedHosts: ['many.example'] }))).toEqual({ 'last.example': 1 });
    });

    it('never gives a subscription to two instances, nor to one twice', async () => {
      const { store } = await beginBehind(500, (n) => `${n % 50}.example`);
      const stores = [store, await database.store(), await database.store()];
      const claimed: number[] = [];
      const take = async (from: HubStore): Promise<void> => {
        const deliveries = await claimAll(from, { fresh: 23, perHost: 2 });
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
    const { connection } = await beginBehind(20);
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
      const { store } = await beginBehind(3);
      const [first, ...others] = await claimAll(store);
      await store.releaseDeliveries(others.map(({ subscription }) => subscription));
      const other = await database.store();
      expect(new Set(await claimAll(other))).toEqual(new Set(others));
      expect(others).not.toContainEqual(first);
    });

    it('stays with an instance that has claimed it since', async () => {
      const { store, connection } = await beginBehind();
      const { subscription } = await claimOne(store);
      await letPass(connection, STORE.claimMs);
      const other = await database.store();
      await claimOne(other);
      await store.releaseDeliveries([subscription]);
      expect(await claimAll(store)).toEqual([]);
    });
  });

  it('trying again now makes what waits for its next try due, and nothing else', async () => {
    const { store, connection } = await beginBehind(4, (n) => `${n}.example`);
    await subscribe(store, { callback: 'https://current.example/' });
    const [claimed, ...others] = (await claimAll(store)).toSorted((a, b) => a.host.localeCompare(b.host));
    await store.recordResults(others.map((delivery) => failed(delivery)));
    const [one, another, ended] = others.map(({ subscription }) => subscription);
    await connection.db
      .updateTable('subscription')
      .set({ expires_at: 1 })
      .where('id', '=', ended ?? 0)
      .execute();
    const { engine } = connection;
    const again = (id?: number) => connection.db.transaction().execute((db) => retryNow({ db, engine }, id));
    expect([await again(claimed?.subscription), await again(ended)]).toEqual([[], []]);
    expect(await again(another)).toEqual([another]);
    expect(await claimOne(store)).toMatchObject({ subscription: another, failures: 1 });
    expect([await again(), await again()]).toEqual([[one], []]);
    expect(await claimOne(store)).toMatchObject({ subscription: one, failures: 1 });
  });

  describe('when the next try is', () => {
    it('is unknown where none waits', async () => {
      const { store } = await beginBehind();
      expect(await store.nextAttemptIn()).toBeUndefined();
      await store.recordResults([acknowledged(await claimOne(store))]);
      expect(await store.nextAttemptIn()).toBeUndefined();
    });

    it('is the end of the shortest wait or claim', async () => {
      const { store, connection } = await beginBehind(2);
      const [first, second] = await claimAll(store);
      if (!first || !second) throw new Error('two are due');
      expect(await store.nextAttemptIn()).toBeLessThanOrEqual(STORE.claimMs);
      await store.recordResults([failed(first)]);
      await letPass(connection, MINUTE);
      expect(await store.nextAttemptIn()).toBeLessThanOrEqual(STORE.claimMs - MINUTE);
      await store.recordResults([acknowledged(second)]);
      const wait = await store.nextAttemptIn();
      expect(wait).toBeGreaterThan(STORE.claimMs);
      expect(wait).toBeLessThanOrEqual(1.2 * STORE.retryMs[0] - MINUTE);
    });
  });
});
