import { expect, it } from 'vitest';
import { retriedRecord, retry, retryLines } from '../../../src/hub/operator/retry.ts';
import { editionOf } from '../../support/hub/hub.ts';
import { failed, onBothEngines } from '../../support/hub/stores.ts';

onBothEngines(({ store, connection, letPass }) => {
  /** Subscriptions, of which two wait for their next try and one would if its lease had not ended, and their ids. */
  async function start() {
    await store.subscribe({ callback: 'https://fails.example/' });
    await store.subscribe({ callback: 'https://other.example/' });
    await store.subscribe({ callback: 'https://ended.example/', leaseSeconds: 300 });
    await store.recordEdition(editionOf(2));
    await store.recordResults((await store.claimAll()).map((each) => failed(each)));
    await store.subscribe({ callback: 'https://current.example/' });
    await letPass(301_000);
    const rows = await connection.db.selectFrom('subscription').select(['id', 'host']).execute();
    const [current, ended, fails, other] = rows.toSorted((a, b) => a.host.localeCompare(b.host)).map(({ id }) => id);
    return { current: current ?? 0, ended: ended ?? 0, fails: fails ?? 0, other: other ?? 0 };
  }

  it('makes a waiting try due, and says of the others why it did nothing', async () => {
    const { fails, current, ended, other } = await start();
    expect(await store.claimAll()).toEqual([]);
    const retried = await retry(connection, [current, fails, ended, 999_999_999_999_999, fails]);
    expect(retried).toEqual([
      { id: current, was: 'current' },
      { id: fails, was: 'waiting' },
      { id: ended, was: 'unknown' },
      { id: 999_999_999_999_999, was: 'unknown' },
    ]);
    expect(await retry(connection, [fails])).toEqual([{ id: fails, was: 'due' }]);
    expect(await store.claimOne()).toMatchObject({ subscription: fails, failures: 1 });
    expect(await retry(connection, [fails])).toEqual([{ id: fails, was: 'delivering' }]);
    expect(await retry(connection, undefined)).toEqual([{ id: other, was: 'waiting' }]);
  });

  it('without ids takes all that wait, and no other', async () => {
    const { fails, other } = await start();
    expect(await retry(connection, undefined)).toEqual([
      { id: fails, was: 'waiting' },
      { id: other, was: 'waiting' },
    ]);
    expect(await retry(connection, undefined)).toEqual([]);
  });
});

it('says what was done', () => {
  const retried = [
    { id: 1, was: 'waiting' },
    { id: 2, was: 'current' },
    { id: 3, was: 'unknown' },
  ] as const;
  expect(retryLines(retried)).toEqual([
    '1: is due now',
    '2: is not due: it has the newest version',
    'A running server sends what is due within two seconds.',
  ]);
  expect(retryLines([])).toEqual(['No subscription waits for its next try.']);
  expect(retriedRecord(retried.slice(0, 1))).toEqual({ subscriptions: [{ id: 1, was: 'waiting', is_due_now: true }] });
});
