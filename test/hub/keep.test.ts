import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
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

describe('a value is kept again', () => {
  it.each(['is empty', 'holds what the lost file held'])(
    'where a file was removed and the one that takes its place %s',
    async (held) => {
      const address = await newSqlite();
      const hub = await start(address);
      await keep(hub, 'one');
      const lost = hub.event('store', ({ problem }) => problem !== undefined);
      rmSync(address.file);
      const [, rescued] = /what it held is in (.*?):/.exec((await lost).problem ?? '') ?? [];
      expect(rescued).toContain('set-aside');
      const opened = hub.nextEvent('store', ({ problem }) => problem === undefined);
      await expect(hub.keep('name', Buffer.from('two'))).rejects.toThrow(StoreUnavailableError);
      await reset(address, held === 'is empty' ? undefined : rescued);
      await opened;
      await vi.waitFor(async () => expect(await valuesIn(address)).toEqual(['one']), PATIENCE);
      await hub.stop(2000);
      expect(await keep(await start(address), 'two')).toBe('one');
    },
  );

  it('where the whole folder was deleted and the store began anew by itself', async () => {
    const address = await newSqlite();
    const hub = await start(address);
    await keep(hub, 'one');
    rmSync(dirname(address.file), { recursive: true });
    await hub.nextEvent('store', ({ problem }) => problem === undefined);
    await vi.waitFor(async () => expect(await valuesIn(address)).toEqual(['one']), PATIENCE);
  });

  it("by all hubs that use the store, the first one's by each", async () => {
    const address = await newSqlite();
    const hubs = [await start(address), await start(address)];
    for (const [n, hub] of hubs.entries()) expect(await keep(hub, `${n}`)).toBe('0');
    const opened = hubs.map((hub) => hub.nextEvent('store', ({ problem }) => problem === undefined));
    await reset(address, undefined);
    await Promise.all(opened);
    await vi.waitFor(async () => expect(await valuesIn(address)).toEqual(['0']), PATIENCE);
  });

  it('but not in the place of one that the new store holds', async () => {
    const [address, other] = [await newSqlite(), await newSqlite()];
    const before = await start(other);
    await keep(before, 'another');
    await before.stop(2000);
    const hub = await start(address);
    await keep(hub, 'one');
    const opened = hub.nextEvent('store', ({ problem }) => problem === undefined);
    await reset(address, other.file);
    await opened;
    expect(await keep(hub, 'two')).toBe('another');
    expect(await valuesIn(address)).toEqual(['another']);
  });
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
