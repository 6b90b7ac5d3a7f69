import { expect, it } from 'vitest';
import { retriedRecord, retry, retryLines } from '../../../src/hub/operator/retry.ts';
import { editionOf } from '../../support/hub/hub.ts';
import { begin, claimAll, failed, onBothEngines, subscribe } from '../../support/hub/stores.ts';

onBothEngines((database) => {
  /** Subscriptions, of which `fails` waits for its next try, and their ids by host. */
  async function start() {
    const { store, connection } = await begin(database);
    await subscribe(store, { callback: 'https://fails.example/' });
    await store.recordEdition(editionOf(2));
    await store.recordResults((await claimAll(store)).map((each) => failed(each)));
    await subscribe(store, { callback: 'https://current.example/' });
    const rows = await connection.db.selectFrom('subscription').select(['id', 'host']).execute();
    const idOf = (host: string) => rows.find((row) => row.host === host)?.id ?? 0;
    return { store, connection, fails: idOf('fails.example'), current: idOf('current.example') };
  }

  it('makes a waiting try due, and says of the others why it did nothing', async () => {
    const { store, connection, fails, current } = await start();
    expect(await claimAll(store)).toEqual([]);
    const retried = await retry(connection, [current, fails, 999_999_999_999_999, fails]);
    expect(retried).toEqual([
      { id: current, was: 'current' },
      { id: fails, was: 'waiting' },
      { id: 999_999_999_999_999, was: 'unknown' },
    ]);
    expect(await retry(connection, [fails])).toEqual([{ id: fails, was: 'due' }]);
    expect((await claimAll(store)).map(({ subscription }) => subscription)).toEqual([fails]);
    expect(await retry(connection, [fails])).toEqual([{ id: fails, was: 'delivering' }]);
  });

  it('without ids takes all that wait, and no other', async () => {
    const { connection, fails } = await start();
    expect(await retry(connection, undefined)).toEqual([{ id: fails, was: 'waiting' }]);
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
