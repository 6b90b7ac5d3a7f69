import { describe, expect, it, vi } from 'vitest';
import { withStore } from '../../src/hub/operator/open-beside.ts';
import { reset } from '../../src/hub/operator/reset.ts';
import { StoreUnavailableError } from '../../src/hub/store/keeper.ts';
import { openStore, type StoreAddress } from '../../src/hub/store/open.ts';
import { type RunningHub, startHub } from '../support/hub/hub.ts';
import { absentStore } from '../support/hub/store-file.ts';
import { NEW_STORES, newSqlite } from '../support/hub/stores.ts';
import { PATIENCE } from '../support/patience.ts';

/** Starts a hub, and waits until it has opened its store, which may take long on a busy machine. */
async function start(address: StoreAddress): Promise<RunningHub> {
  const hub = await startHub({ lookMs: 50, open: (claim) => openStore(address, () => {}, claim) });
  await hub.event('store', ({ problem }) => problem === undefined);
  return hub;
}

async function keep(hub: RunningHub, value: string): Promise<string> {
  return Buffer.from(await hub.keep('name', Buffer.from(value))).toString();
}

/** The values in a store, read without the hub. */
async function valuesIn(address: StoreAddress): Promise<string[]> {
  const rows = await withStore(address, 'read', ({ db }) => db.selectFrom('kept_value').select('value').execute());
  return rows.map(({ value }) => Buffer.from(value).toString());
}

describe.each(NEW_STORES)('a value kept on %s', (_, create) => {
  it('outlives a reset under a running hub', async () => {
    const address = await create();
    const hub = await start(address);
    await keep(hub, 'one');
    await reset(address, undefined);
    await vi.waitFor(async () => expect(await valuesIn(address)).toEqual(['one']), PATIENCE);
    expect(await keep(await start(address), 'two')).toBe('one');
    expect(hub.events.filter(({ kind }) => kind === 'error')).toEqual([]);
  });
});

it('a hub keeps a value again in a store that was begun anew, as another hub had given it first', async () => {
  const address = await newSqlite();
  const [first, second] = [await start(address), await start(address)];
  expect([await keep(first, 'one'), await keep(second, 'two')]).toEqual(['one', 'one']);
  await first.stop(2000);
  await reset(address, undefined);
  await vi.waitFor(async () => expect(await valuesIn(address)).toEqual(['one']), PATIENCE);
});

it('a value cannot be kept while the store cannot be used, and can be as soon as it is open', async () => {
  const { open, appear } = await absentStore();
  const hub = await startHub({ open });
  await expect(keep(hub, 'one')).rejects.toThrow(new StoreUnavailableError('the disk is gone'));
  appear();
  await hub.event('store', ({ problem }) => problem === undefined);
  expect(await keep(hub, 'two')).toBe('two');
  await hub.stop(2000);
  await expect(keep(hub, 'three')).rejects.toThrow('the store is closed');
});
