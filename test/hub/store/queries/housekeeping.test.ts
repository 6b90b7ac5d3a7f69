import { describe, expect, it } from 'vitest';
import type { Connection } from '../../../../src/hub/store/engine.ts';
import { dropClaims } from '../../../../src/hub/store/queries/housekeeping.ts';
import { editionOf } from '../../../support/hub/hub.ts';
import { DAY, failed, MINUTE, onBothEngines, STORE, VERIFIED } from '../../../support/hub/stores.ts';

onBothEngines(({ store, another, connection, subscriptions, letPass, beginDelivery }) => {
  async function requestIds({ db }: Connection): Promise<number[]> {
    return (await db.selectFrom('request').select('id').orderBy('id').execute()).map(({ id }) => id);
  }

  describe('sweeping', () => {
    it('deletes ended leases, and tells how many', async () => {
      await store.subscribe({ callback: 'https://a.example/1', leaseSeconds: 300 });
      await store.subscribe({ callback: 'https://a.example/2', leaseSeconds: 300 });
      await store.subscribe({ callback: 'https://a.example/3', leaseSeconds: 600 });
      expect(await store.sweep()).toBe(0);
      await letPass(300_000);
      expect(await store.sweep()).toBe(2);
      expect(await subscriptions()).toMatchObject([{ callback: 'https://a.example/3' }]);
      expect(await store.sweep()).toBe(0);
    });

    it('deletes requests an hour after they were finished', async () => {
      await store.subscribe();
      await letPass(59 * MINUTE);
      const waiting = await store.accept({ callback: 'https://a.example/waits' });
      await store.sweep();
      expect(await requestIds(connection)).toHaveLength(2);
      await letPass(2 * MINUTE);
      await store.sweep();
      expect(await requestIds(connection)).toEqual([waiting.id]);
      await letPass(DAY);
      await store.sweep();
      expect(await requestIds(connection)).toEqual([waiting.id]);
    });

    it('of many finished requests keeps the newest alone after two minutes: anybody can make them', async () => {
      await store.subscribe();
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
      await letPass(3 * MINUTE);
      await store.sweep();
      const left = await requestIds(connection);
      expect(left).toHaveLength(10_000);
      expect(left).not.toContain(first);
    });

    it('keeps the newest request of a pair while an older one waits', async () => {
      const older = await store.accept();
      await store.subscribe({ secret: 'newest' });
      await letPass(DAY);
      await store.sweep();
      expect(await store.finishRequest(older.id, VERIFIED)).toBe('superseded');
      await letPass(DAY);
      await store.sweep();
      expect(await requestIds(connection)).toEqual([]);
    });

    it('leaves waits and claims alone that are within their bounds', async () => {
      const delivery = await beginDelivery();
      await store.accept({ callback: 'https://b.example/' });
      await store.sweep();
      expect(await store.claimAll()).toEqual([]);
      expect(await store.claimRequests(10)).toEqual([]);
      await store.recordResults([failed(delivery, { notBefore: STORE.retryMs[1] })]);
      const before = await subscriptions();
      await store.sweep();
      expect(await subscriptions()).toEqual(before);
    });
  });

  describe('a clock set back by a day', () => {
    it('keeps no try waiting for the day', async () => {
      const delivery = await beginDelivery();
      await store.recordResults([failed(delivery)]);
      await letPass(-DAY);
      expect(await store.claimAll()).toEqual([]);
      await store.sweep();
      expect(await store.claimOne()).toMatchObject({ failures: 1 });
    });

    it('keeps no claim of a dead instance for the day', async () => {
      const delivery = await beginDelivery();
      const request = await store.accept({ callback: 'https://b.example/' });
      await letPass(-DAY);
      const other = await another();
      await other.sweep();
      expect(await other.claimOne()).toEqual(delivery);
      expect(await other.claimRequests(10)).toEqual([request]);
    });

    it('leaves leases as they are, also where a machine starts years back and its clock is then set right', async () => {
      await store.subscribe();
      const before = await subscriptions();
      await letPass(-1000 * DAY);
      expect(await store.sweep()).toBe(0);
      await letPass(1000 * DAY);
      expect(await store.sweep()).toBe(0);
      expect(await subscriptions()).toEqual(before);
    });
  });

  it('a clock set back by an hour keeps no claim for longer than claims last, and no try for longer than tries wait', async () => {
    for (const path of ['claimed', 'failed']) await store.subscribe({ callback: `https://a.example/${path}` });
    await store.recordEdition(editionOf(2));
    const claimed = await store.claimAll();
    const last = claimed.filter(({ callback }) => callback.endsWith('failed'));
    await store.recordResults(last.map((delivery) => failed(delivery, { notBefore: STORE.retryMs[1] })));
    await letPass(-60 * MINUTE);
    const other = await another();
    expect(await other.claimAll()).toEqual([]);
    await other.sweep();
    expect(await other.claimAll()).toMatchObject([{ failures: 0 }, { failures: 1 }]);
  });

  describe('a clock set forward by a day', () => {
    it('ends the leases that are over by it alone, and the waits', async () => {
      await store.subscribe({ callback: 'https://a.example/1', leaseSeconds: 86_400 });
      await store.subscribe({ callback: 'https://a.example/2', leaseSeconds: 172_800 });
      await store.recordEdition(editionOf(2));
      await store.recordResults((await store.claimAll()).map((delivery) => failed(delivery)));
      await letPass(DAY);
      expect(await store.sweep()).toBe(1);
      expect(await store.claimOne()).toMatchObject({ callback: 'https://a.example/2', failures: 1 });
    });
  });

  it('dropping the claims of the others lets anybody take theirs at once, and keeps the own', async () => {
    const [dead, other] = [await another(), await another()];
    for (const host of ['dead.example', 'failing.example', 'own.example'])
      await store.subscribe({ callback: `https://${host}/` });
    await store.recordEdition(editionOf(2));
    const lost = await dead.claimAll({ excludedHosts: ['own.example'] });
    await dead.recordResults(lost.filter(({ host }) => host === 'failing.example').map((delivery) => failed(delivery)));
    const request = await dead.accept({ callback: 'https://b.example/' });
    await store.claimOne();
    const own = await store.accept({ callback: 'https://c.example/' });
    const { claim } = await connection.db
      .selectFrom('request')
      .select('claim')
      .where('id', '=', own.id)
      .executeTakeFirstOrThrow();
    await connection.db.transaction().execute((trx) => dropClaims(trx, claim ?? ''));
    expect(await other.claimAll()).toEqual(lost.filter(({ host }) => host === 'dead.example'));
    expect(await other.claimRequests(10)).toEqual([request]);
    await dead.recordResults(lost.map((each) => failed(each)));
    expect((await subscriptions()).map((row) => row.failures)).toEqual([0, 1, 0]);
    expect(await store.finishRequest(own.id, VERIFIED)).toBe('subscribed');
  });
});
