import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Connection, Queries } from '../../../src/hub/store/engine.ts';
import { createKeeper, StoreUnavailableError } from '../../../src/hub/store/keeper.ts';
import { openSqlite } from '../../../src/hub/store/sqlite/sqlite.ts';
import { makeFolder, write } from '../../support/content/content.ts';
import { holdSqlite } from '../../support/databases/sqlite-process.ts';
import { aroundTransactions } from '../../support/hub/transactions.ts';
import { PATIENCE } from '../../support/patience.ts';

/** Faults last longer than the keeper's pause between two tries. */

interface Changes {
  readonly file?: string;
  readonly open?: (connection: Connection) => Promise<Connection>;
  /** How long another process may hold the file, in ms. */
  readonly whileBusy?: number;
}

async function keep(changes: Changes = {}) {
  const file = changes.file ?? join(await makeFolder(), 'hub.sqlite');
  const states: (string | undefined)[] = [];
  let opens = 0;
  const options = {
    async open() {
      opens++;
      const connection = await openSqlite(file, Date.now);
      return changes.open ? changes.open(connection) : connection;
    },
    onState: (problem: string | undefined) => states.push(problem),
  };
  const keeper = createKeeper(options, {
    tryEvery: 250,
    seldomest: 1000,
    whileBusy: changes.whileBusy ?? 1000,
    forAnswer: 500,
  });
  onTestFinished(() => keeper.close());
  await keeper.opened;
  return { ...keeper, file, states, opens: () => opens };
}

const writeSomething = ({ db }: Queries) => sql`update hub_schema set version = version`.execute(db);
const readSomething = ({ db }: Connection) => db.selectFrom('topic').select('id').execute();

describe('a store that can be opened', () => {
  it('is told once, and has no problem', async () => {
    const { states, problem, write, read } = await keep();
    await write(writeSomething);
    expect(await read(readSomething)).toEqual([]);
    expect(await problem()).toBeUndefined();
    expect(states).toEqual([undefined]);
  });

  it('is not blamed for a defect of whoever uses it', async () => {
    const { states, write, problem } = await keep();
    const defect = new TypeError('a defect');
    await expect(write(() => Promise.reject(defect))).rejects.toBe(defect);
    expect(await problem()).toBeUndefined();
    expect(states).toEqual([undefined]);
  });

  it('lets a holder of the file go first, and does not call that a fault', async () => {
    const { file, states, write } = await keep({ whileBusy: PATIENCE.timeout });
    const holder = await holdSqlite(file, 'begin immediate');
    const written = write(writeSomething);
    await sleep(300);
    await holder.end();
    await written;
    expect(states).toEqual([undefined]);
  });

  it('opens patiently where another process holds the file for a moment', async () => {
    const { file, close } = await keep();
    await close();
    const holder = await holdSqlite(file, 'begin immediate');
    const later = keep({ file, whileBusy: PATIENCE.timeout });
    await sleep(300);
    await holder.end();
    expect((await later).states).toEqual([undefined]);
  });
});

describe('a store that another process holds for long', () => {
  it('fails writes in words, answers reads until that is known, and is back by itself', async () => {
    const { file, states, write, read, problem } = await keep();
    const holder = await holdSqlite(file, 'begin immediate');
    const written = write(writeSomething);
    expect(await read(readSomething)).toEqual([]);
    await expect(written).rejects.toThrow(new StoreUnavailableError('another process holds the store'));
    await expect(write(writeSomething)).rejects.toThrow(StoreUnavailableError);
    expect(await problem()).toBe('another process holds the store');
    await holder.end();
    await vi.waitFor(async () => expect(await problem()).toBeUndefined(), PATIENCE);
    await write(writeSomething);
    expect(states).toEqual([undefined, 'another process holds the store', undefined]);
  });
});

describe('a store that cannot be opened', () => {
  it('is opened when it can be', async () => {
    const folder = await makeFolder();
    await write(folder, 'data', 'a file where the folder is to be');
    const keeper = await keep({ file: join(folder, 'data', 'hub.sqlite') });
    await expect(keeper.write(writeSomething)).rejects.toThrow(/data is not a folder$/);
    await expect(keeper.read(readSomething)).rejects.toThrow(StoreUnavailableError);
    expect(await keeper.problem()).toMatch(/data is not a folder$/);
    await rename(join(folder, 'data'), join(folder, 'other'));
    await vi.waitFor(async () => expect(await keeper.problem()).toBeUndefined(), PATIENCE);
    expect(keeper.states).toEqual([expect.stringMatching(/data is not a folder$/), undefined]);
  });

  it('is said once, however often it is tried', async () => {
    const { file, close } = await keep();
    await close();
    await write(dirname(file), 'hub.sqlite', 'garbage '.repeat(1000));
    const { opens, states } = await keep({ file });
    await vi.waitFor(() => expect(opens()).toBe(3), PATIENCE);
    expect(states).toEqual([expect.stringMatching(/is damaged: file is not a database, and set aside as/)]);
  });
});

describe('a connection that fails', () => {
  it('is given up for a new one', async () => {
    const { states, problem, read, opens } = await keep();
    await read(({ db }) => sql`pragma query_only = 1`.execute(db));
    await vi.waitFor(async () => expect(await problem()).toBe('attempt to write a readonly database'), PATIENCE);
    await vi.waitFor(async () => expect(await problem()).toBeUndefined(), PATIENCE);
    expect(opens()).toBe(2);
    expect(states).toEqual([undefined, 'attempt to write a readonly database', undefined]);
  });

  it('is made less and less often where each fails at once, and soon where one has worked for a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { states, read, problem } = await keep();
    /** How long it is until the store is back after a fault, in ms. */
    async function pause(): Promise<number> {
      await expect(read(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
      const failedAt = performance.now();
      while (states.at(-1) !== undefined) {
        await vi.advanceTimersByTimeAsync(50);
        // The file is opened meanwhile, which takes no time by this clock.
        for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
      }
      return performance.now() - failedAt;
    }
    const pauses = [await pause(), await pause(), await pause()];
    await vi.advanceTimersByTimeAsync(5000);
    expect(await problem()).toBeUndefined();
    expect([...pauses, await pause()]).toEqual([500, 1000, 1000, 250]);
  });

  it('says nothing about the one that took its place, when it ends late', async () => {
    const { states, read, problem } = await keep();
    const gate = Promise.withResolvers<never>();
    const late = read(() => gate.promise);
    await expect(read(() => Promise.reject(new Error('cut')))).rejects.toThrow(new StoreUnavailableError('cut'));
    await vi.waitFor(async () => expect(await problem()).toBeUndefined(), PATIENCE);
    gate.reject(new Error('late'));
    await expect(late).rejects.toThrow(StoreUnavailableError);
    expect(await problem()).toBeUndefined();
    expect(states).toEqual([undefined, 'cut', undefined]);
  });

  it('that does not answer is told in time, again and again', async () => {
    const gate = Promise.withResolvers<void>();
    let hangs = false;
    const { problem, states } = await keep({
      open: async (connection) => aroundTransactions(connection, (run) => (hangs ? gate.promise.then(run) : run())),
    });
    hangs = true;
    await vi.waitFor(async () => expect(await problem()).toBe('the store does not answer'), PATIENCE);
    expect(await problem()).toBe('the store does not answer');
    gate.resolve();
    await vi.waitFor(async () => expect(await problem()).toBeUndefined(), PATIENCE);
    expect(states).toEqual([undefined]);
  });
});

describe('close', () => {
  it('ends a write that waits, and says no more', async () => {
    const { file, states, problem, write, close } = await keep();
    const holder = await holdSqlite(file, 'begin immediate');
    const written = expect(write(writeSomething)).rejects.toThrow(StoreUnavailableError);
    await close();
    await written;
    await holder.end();
    await expect(write(writeSomething)).rejects.toThrow('the store is closed');
    expect(await problem()).toBe('the store is closed');
    expect(states).toEqual([undefined]);
  });

  it('is closed once, however often it is asked to', async () => {
    const { close } = await keep();
    await Promise.all([close(), close()]);
  });

  it('closes what is opened later', async () => {
    const file = join(await makeFolder(), 'hub.sqlite');
    const gate = Promise.withResolvers<void>();
    const closed: string[] = [];
    const keeper = createKeeper({
      async open() {
        const connection = await openSqlite(file, Date.now);
        await gate.promise;
        return { ...connection, close: () => connection.close().then(() => void closed.push('closed')) };
      },
      onState: (problem) => closed.push(String(problem)),
    });
    await keeper.close();
    gate.resolve();
    await keeper.opened;
    expect(closed).toEqual(['closed']);
  });
});
