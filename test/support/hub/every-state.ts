import { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '../../../src/hub/store/sqlite/sqlite.ts';
import { createHubStore } from '../../../src/hub/store/store.ts';
import { DATASET, editionOf } from './hub.ts';
import { acknowledged, failed, gone, MINUTE, REFUSED, STORE, testStore } from './stores.ts';

/** When the hub left the store, in ms since 1970. */
export const LEFT = Date.UTC(2026, 10, 22, 12);

/** The origin of its subscribers, which `moveCallbacks` replaces by that of a real server. */
const SUBSCRIBERS = 'https://subscriber.example';

export const KEPT = Buffer.from([0, 1, 2, 253, 254, 255]);

/** Makes a store with a subscription and a request in each state, as a killed hub leaves it. */
export async function writeEveryState(file: string): Promise<void> {
  let time = LEFT - 100 * MINUTE;
  const open = (claim: string) => openSqlite(file, () => time, claim);
  const store = testStore(createHubStore({ ...STORE, open, onState: () => {} }));
  await store.opened;
  await store.recordEdition(editionOf(1));
  for (const path of ['current', 'failed', 'gone', 'failed-twice', 'under-way', 'renewing', 'leaving', 'due'])
    await store.subscribe({ ...at(path), secret: path === 'due' ? 'größe' : null });
  await store.subscribe({ ...at('dataset'), topic: DATASET });
  await store.subscribe({ ...at('expiring'), leaseSeconds: 150 * 60 });
  await store.recordEdition(editionOf(2));

  time += MINUTE;
  for (const delivery of await store.claimAll()) {
    const path = new URL(delivery.callback).pathname;
    if (path === '/gone') await store.recordResults([gone(delivery)]);
    else if (path.startsWith('/failed')) await store.recordResults([failed(delivery)]);
    else if (path === '/under-way' || path === '/due') await store.releaseDeliveries([delivery.subscription]);
    else await store.recordResults([acknowledged(delivery)]);
  }
  time = LEFT;
  // The wait after the first failure is over. Nothing else is due.
  for (const delivery of await store.claimAll()) {
    const path = new URL(delivery.callback).pathname;
    if (path === '/failed-twice') await store.recordResults([failed(delivery)]);
    else if (path !== '/under-way') await store.releaseDeliveries([delivery.subscription]);
  }
  const { id } = await store.accept(at('refused'));
  await store.finishRequest(id, REFUSED);
  await store.accept(at('subscribing'));
  await store.accept({ ...at('renewing'), secret: 'another' });
  await store.accept({ ...at('leaving'), mode: 'unsubscribe' });
  await store.keep('key', KEPT);
  await store.close();
}

function at(path: string): { callback: string } {
  return { callback: `${SUBSCRIBERS}/${path}` };
}

/** Replaces the subscribers' origin by that of a server. The names are those of version 1.0.0, before any migration. */
export function moveCallbacks(file: string, origin: string): void {
  const database = new DatabaseSync(file);
  for (const table of ['subscription', 'request'])
    database
      .prepare(`update ${table} set callback = replace(callback, ?, ?), host = ?`)
      .run(SUBSCRIBERS, origin, new URL(origin).hostname);
  database.close();
}
