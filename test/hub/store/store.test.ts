import { describe, expect, it, onTestFinished } from 'vitest';
import type { HubStore } from '../../../src/hub/store/store.ts';
import { editionOf } from '../../support/hub/hub.ts';
import {
  accept,
  acknowledged,
  claimAll,
  failed,
  onBothEngines,
  subscribe,
  subscribeMany,
  subscriptionRows,
  VERIFIED,
} from '../../support/hub/stores.ts';

onBothEngines((database) => {
  describe('two instances', () => {
    /**
     * Makes a function that renews the callbacks in this order, in one transaction with other work requested at the same time.
     */
    async function renewal(store: HubStore, callbacks: readonly string[]): Promise<() => Promise<unknown>> {
      const requests = await Promise.all(callbacks.map((callback) => accept(store, { callback })));
      return () => Promise.all(requests.map(({ id }) => store.finishRequest(id, VERIFIED)));
    }

    it('that change the same rows in opposite orders do not stop each other', async () => {
      const [a, b] = [await database.store(), await database.store()];
      await a.recordEdition(editionOf(1));
      await subscribeMany(database.connection, 24, (n) => `${n}.example`);
      for (let version = 2; version < 8; version++) {
        await a.recordEdition(editionOf(version));
        const mine = await claimAll(a, { fresh: 12, failing: 12 });
        const theirs = await claimAll(b);
        const renewTheirs = await renewal(a, theirs.map(({ callback }) => callback).toSorted());
        const renewMine = await renewal(
          b,
          mine
            .map(({ callback }) => callback)
            .toSorted()
            .reverse(),
        );
        await Promise.all([
          a.recordResults(mine.map((delivery) => failed(delivery))),
          renewTheirs(),
          b.recordResults(theirs.map(acknowledged)),
          renewMine(),
        ]);
      }
      const rows = await subscriptionRows(database.connection);
      expect(rows.map(({ claim }) => claim)).toEqual(Array(24).fill(null));
    });

    it('leave no failure waiting for the old version, whichever of failure and change comes first', async () => {
      const [a, b] = [await database.store(), await database.store()];
      await a.recordEdition(editionOf(1));
      await subscribeMany(database.connection, 20, (n) => `${n}.example`);
      await a.recordEdition(editionOf(2));
      for (let version = 3; version < 13; version++) {
        const claimed = await claimAll(a);
        expect(claimed).toHaveLength(20);
        const record = () => a.recordResults(claimed.map((delivery) => failed(delivery)));
        await Promise.all(
          version % 2 === 0 ? [record(), b.recordEdition(editionOf(version))] : [b.recordEdition(editionOf(version)), record()],
        );
        await a.forgiveFailures(claimed.map(({ subscription }) => subscription));
      }
    });
  });

  describe('a store', () => {
    it('keeps for the next instance what it was told', async () => {
      const first = await database.openStore();
      await first.recordEdition(editionOf(1));
      await subscribe(first);
      await first.close();
      const second = await database.openStore();
      onTestFinished(() => second.close());
      expect(await second.hasSeen(editionOf(1))).toBe(true);
      await second.recordEdition(editionOf(2));
      expect(await claimAll(second)).toHaveLength(1);
    });
  });
});
