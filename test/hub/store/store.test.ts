import { describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '../../../src/hub/store/keeper.ts';
import { createHubStore } from '../../../src/hub/store/store.ts';
import { ATOM } from '../../support/hub/hub.ts';
import { claimAll, contentOf, failed, onBothEngines, STORE, subscribeMany } from '../../support/hub/stores.ts';

onBothEngines((database) => {
  describe('two instances', () => {
    it('leave no failure waiting for the old version, whichever of failure and change comes first', async () => {
      const [a, b] = [await database.store(), await database.store()];
      await a.recordEdition(contentOf(1));
      await subscribeMany(database.connection, 20, (n) => `${n}.example`);
      await a.recordEdition(contentOf(2));
      for (let version = 3; version < 7; version++) {
        const claimed = await claimAll(a);
        expect(claimed).toHaveLength(20);
        const record = () => a.recordResults(claimed.map((delivery) => failed(delivery)));
        await Promise.all(
          version % 2 === 0 ? [record(), b.recordEdition(contentOf(version))] : [b.recordEdition(contentOf(version)), record()],
        );
        await a.forgiveFailures(claimed.map(({ subscription }) => subscription));
      }
    });
  });
});

it('a store that cannot be opened says why, and refuses work', async () => {
  const states: unknown[] = [];
  const store = createHubStore({
    ...STORE,
    open: () => Promise.reject(new Error('nobody is there')),
    onState: (problem) => states.push(problem),
  });
  await store.opened;
  expect(states).toEqual(['nobody is there']);
  await expect(store.topic(ATOM)).rejects.toThrow('nobody is there');
  await expect(store.recordEdition(contentOf(1))).rejects.toThrow(StoreUnavailableError);
  await store.close();
});
