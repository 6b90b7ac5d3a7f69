import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../../src/hub/store/open.ts';
import { createHubStore } from '../../../src/hub/store/store.ts';
import { editionOf } from '../../support/hub/hub.ts';
import {
  acknowledged,
  failed,
  NEW_STORES,
  onBothEngines,
  openedStore,
  STORE,
  type TestStore,
  testStore,
  VERIFIED,
} from '../../support/hub/stores.ts';

onBothEngines(({ store, another, subscriptions, subscribeMany }) => {
  describe('two instances', () => {
    /**
     * Makes a function that renews the callbacks in this order, in one transaction with other work requested at the same time.
     */
    async function renewal(from: TestStore, callbacks: readonly string[]): Promise<() => Promise<unknown>> {
      const requests = await Promise.all(callbacks.map((callback) => from.accept({ callback })));
      return () => Promise.all(requests.map(({ id }) => from.finishRequest(id, VERIFIED)));
    }

    it('that change the same rows in opposite orders do not stop each other', async () => {
      const [a, b] = [store, await another()];
      await subscribeMany(24, (n) => `${n}.example`);
      for (let version = 2; version < 8; version++) {
        await a.recordEdition(editionOf(version));
        const mine = await a.claimAll({ fresh: 12, failing: 12 });
        const theirs = await b.claimAll();
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
      const rows = await subscriptions();
      expect(rows.map(({ claim }) => claim)).toEqual(Array(24).fill(null));
    });

    it('leave no failure waiting for the old version, whichever of failure and change comes first', async () => {
      const [a, b] = [store, await another()];
      await subscribeMany(20, (n) => `${n}.example`);
      await a.recordEdition(editionOf(2));
      for (let version = 3; version < 13; version++) {
        const claimed = await a.claimAll();
        expect(claimed).toHaveLength(20);
        const record = () => a.recordResults(claimed.map((delivery) => failed(delivery)));
        await Promise.all(
          version % 2 === 0 ? [record(), b.recordEdition(editionOf(version))] : [b.recordEdition(editionOf(version)), record()],
        );
        await a.forgiveFailures(claimed.map(({ subscription }) => subscription));
      }
    });
  });
});

it.each(NEW_STORES)('a store on %s keeps for the next instance what it was told', async (_, createAddress) => {
  const address = await createAddress();
  const open = () => openStore(address, () => {});
  const first = await openedStore(open);
  await first.subscribe();
  await first.close();
  const second = testStore(createHubStore({ ...STORE, open, onState: () => {} }));
  await second.opened;
  onTestFinished(() => second.close());
  expect(await second.hasSeen(editionOf(1))).toBe(true);
  await second.recordEdition(editionOf(2));
  expect(await second.claimAll()).toHaveLength(1);
});
