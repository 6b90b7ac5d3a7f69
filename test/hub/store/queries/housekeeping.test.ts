import { describe, expect, it } from 'vitest';
import type { Connection } from '../../../../src/hub/store/engine.ts';
import { dropClaims } from '../../../../src/hub/store/queries/housekeeping.ts';
import { editionOf } from '../../../support/hub/hub.ts';
import {
  accept,
  begin,
  beginDelivery,
  claimAll,
  claimOne,
  DAY,
  failed,
  letPass,
  MINUTE,
  onBothEngines,
  STORE,
  subscribe,
  subscriptionRows,
  VERIFIED,
} from '../../../support/hub/stores.ts';

onBothEngines((database) => {
  async function requestIds({ db }: Connection): Promise<number[]> {
    return (await db.selectFrom('request').select('id').orderBy('id').execute()).map(({ id }) => id);
  }

  describe('sweeping', () => {
    it('deletes ended leases, and tells how many', async () => {
      const { store, connection } = await begin(database);
      await subscribe(store, { callback: 'https://a.example/1', leaseSeconds: 300 });
      await subscribe(store, { callback: 'https://a.example/2', leaseSeconds: 300 });
      await subscribe(store, { callback: 'https://a.example/3', leaseSeconds: 600 });
      expect(await store.sweep()).toBe(0);
      await letPass(connection, 300_000);
      expect(await store.sweep()).toBe(2);
      expect(await subscriptionRows(connection)).toMatchObject([{ callback: 'https://a.example/3' }]);
      expect(await store.sweep()).toBe(0);
    });

    it('deletes requests an hour after they were finished', async () => {
      const { store, connection } = await begin(database);
      await subscribe(store);
      await letPass(connection, 59 * MINUTE);
      const waiting = await accept(store, { callback: 'https://a.example/waits' });
      await store.sweep();
      expect(await requestIds(connection)).toHaveLength(2);
      await letPass(connection, 2 * MINUTE);
      await store.sweep();
      expect(await requestIds(connection)).toEqual([waiting.id]);
      await letPass(connection, DAY);
      await store.sweep();
      expect(await requestIds(connection)).toEqual([waiting.id]);
    });

    it('of many finished requests keeps the newest alone after two minutes: anybody can make them', async () => {
      const { store, connection } = await begin(database);
      await subscribe(store);
      const [first] = await requestIds(connection);
      const { id: _, ...row } = await connection.db.selectFrom('request').selectAll().executeTakeFirstOrThrow();
      const columns = Object.keys(row) as (keyof typeof row)[];
      // Each statement doubles their number.
      for (let count = 1; count <= 10_000; count *= 2) {
        const copies = connection.db.selectFrom('request').select(columns);
        await connection.db.insertInto('request').columns(columns).expression(copies).execute();
      }
      const all = await requestIds(connection);
      await store.sweep();
      expect(await requestIds(connection)).toEqual(all);
      await letPass(connection, 3 * MINUTE);
      await store.sweep();
      const left = await requestIds(connection);
      expect(left).toHaveLength(10_000);
      expect(left).not.toContain(first);
    });

    it('keeps the newest request of a pair while an older one waits', async () => {
      const { store, connection } = await begin(database);
      const older = await accept(store);
      await subscribe(store, { secret: 'newest' });
      await letPass(connection, DAY);
      await store.sweep();
      expect(await store.finishRequest(older.id, VERIFIED)).toBe('superseded');
      await letPass(connection, DAY);
      await store.sweep();
      expect(await requestIds(connection)).toEqual([]);
    });

    it('leaves waits and claims alone that are within their bounds', async () => {
      const { store, connection, delivery } = await beginDelivery(database);
      await accept(store, { callback: 'https://b.example/' });
      await store.sweep();
      expect(await claimAll(store)).toEqual([]);
      expect(await store.claimRequests(10)).toEqual([]);
      await store.recordResults([failed(delivery, { notBefore: STORE.retryMs[1] })]);
      const before = await subscriptionRows(connection);
      await store.sweep();
      expect(await subscriptionRows(connection)).toEqual(before);
    });
  });

  describe('a clock set back by a day', () => {
    it('keeps no try waiting for the day', async () => {
      const { store, connection, delivery } = await beginDelivery(database);
      await store.recordResults([failed(delivery)]);
      await letPass(connection, -DAY);
      expect(await claimAll(store)).toEqual([]);
      await store.sweep();
      expect(await claimOne(store)).toMatchObject({ failures: 1 });
    });

    it('keeps no claim of a dead instance for the day', async () => {
      const { store, connection, delivery } = await beginDelivery(database);
      const request = await accept(store, { callback: 'https://b.example/' });
      await letPass(connection, -DAY);
      const other = await database.store();
      await other.sweep();
      expect(await claimOne(other)).toEqual(delivery);
      expect(await other.claimRequests(10)).toEqual([request]);
    });

    it('leaves leases as they are, also where a machine starts years back and its clock is then set right', async () => {
      const { store, connection } = await begin(database);
      await subscribe(store);
      const before = await subscriptionRows(connection);
      await letPass(connection, -1000 * DAY);
      expect(await store.sweep()).toBe(0);
      await letPass(connection, 1000 * DAY);
      expect(await store.sweep()).toBe(0);
      expect(await subscriptionRows(connection)).toEqual(before);
    });
  });

  it('a clock set back by an hour keeps no claim for longer than claims last, and no try for longer than tries wait', async () => {
    const { store, connection } = await begin(database);
    for (const path of ['claimed', 'failed']) await subscribe(store, { callback: `https://a.example/${path}` });
    await store.recordEdition(editionOf(2));
    const claimed = await claimAll(store);
    const last = claimed.filter(({ callback }) => callback.endsWith('failed'));
    await store.recordResults(last.map((delivery) => failed(delivery, { notBefore: STORE.retryMs[1] })));
    await letPass(connection, -60 * MINUTE);
    const other = await database.store();
    expect(await claimAll(other)).toEqual([]);
    await other.sweep();
    expect(await claimAll(other)).toMatchObject([{ failures: 0 }, { failures: 1 }]);
  });

  describe('a clock set forward by a day', () => {
    it('ends the leases that are over by it alone, and the waits', async () => {
      const { store, connection } = await begin(database);
      await subscribe(store, { callback: 'https://a.example/1', leaseSeconds: 86_400 });
      await subscribe(store, { callback: 'https://a.example/2', leaseSeconds: 172_800 });
      await store.recordEdition(editionOf(2));
      await store.recordResults((await claimAll(store)).map((delivery) => failed(delivery)));
      await letPass(connection, DAY);
      expect(await store.sweep()).toBe(1);
      expect(await claimOne(store)).toMatchObject({ callback: 'https://a.example/2', failures: 1 });
    });
  });

  it('dropping the claims of the others lets anybody take theirs at once, and keeps the own', async () => {
    const { store, connection } = await begin(database);
    const [dead, other] = [await database.store(), await database.store()];
    for (const host of ['dead.example', 'failing.example', 'own.example'])
      await subscribe(store, { callback: `https://${host}/` });
    await store.recordEdition(editionOf(2));
    const lost = await claimAll(dead, { excludedHosts: ['own.example'] });
    await dead.recordResults(lost.filter(({ host }) => host === 'failing.example').map((delivery) => failed(delivery)));
    const request = await accept(dead, { callback: 'https://b.example/' });
    await claimOne(store);
    const own = await accept(store, { callback: 'https://c.example/' });
    const { claim } = await connection.db
      .selectFrom('request')
      .select('claim')
      .where('id', '=', own.id)
      .executeTakeFirstOrThrow();
    await connection.db.transaction().execute((trx) => dropClaims(trx, claim ?? ''));
    expect(await claimAll(other)).toEqual(lost.filter(({ host }) => host === 'dead.example'));
    expect(await other.claimRequests(10)).toEqual([request]);
    await dead.recordResults(lost.map((each) => failed(each)));
    expect((await subscriptionRows(connection)).map((row) => row.failures)).toEqual([0, 1, 0]);
    expect(await store.finishRequest(own.id, VERIFIED)).toBe('subscribed');
  });
});
