import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Connection, Queries, Trx } from './engine.ts';
import { createGroupCommit, type GroupCommit } from './group-commit.ts';
import { isBusy, StoreLostError } from './sqlite/errors.ts';

/** Says that the store cannot be used just now, and why. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/** Keeps a database open, and opens it again after a fault. */
export interface Keeper {
  /** Runs a piece of work in a transaction, which it may share with others. */
  write<T>(work: (queries: Queries<Trx>) => Promise<T>): Promise<T>;
  read<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Why the store cannot be used, or `undefined`. Tries to write something, unless it did so within the last second. */
  problem(): Promise<string | undefined>;
  close(): Promise<void>;
}

interface KeeperOptions {
  open(): Promise<Connection>;
  /** Called once whenever the problem changes; `undefined`: there is none any more. */
  onState(problem: string | undefined, error?: unknown): void;
}

interface OpenConnection extends Connection {
  readonly commit: GroupCommit;
}

/** How patient a keeper is, in ms. */
const PATIENCE = {
  /** How often a store with a fault is tried again, and how long one that worked counts as healthy. */
  tryEvery: 1000,
  /** How seldom it is tried at most where it fails again and again as soon as it is open: a full disk may take a small write. */
  seldomest: 10_000,
  /** How long another process may hold the file before that counts as a fault. */
  whileBusy: 2000,
  /** How long `problem` waits for an answer of the store. */
  forAnswer: 2000,
};

/** How long to wait between two tries while another process holds the file, in ms. */
const BUSY_PAUSE = 25;

/** Begins to open the database; until that has succeeded all work fails. `opened` resolves after the first try. */
export function createKeeper({ open, onState }: KeeperOptions, patience = PATIENCE): Keeper & { readonly opened: Promise<void> } {
  let connection: OpenConnection | undefined;
  let problem: string | undefined = 'the store is not open yet';
  let checkedAt = Number.NEGATIVE_INFINITY;
  let openedAt = Number.NEGATIVE_INFINITY;
  /** How long to wait before the next try. */
  let pause = patience.tryEvery;
  /** Whether the last problem was that the file is lost, so that only an operator can bring it back. */
  let isLost = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let probe: Promise<void> | undefined;

  function setProblem(next: string | undefined, error?: unknown): void {
    if (isClosed) return;
    checkedAt = performance.now();
    const isNew = next !== problem;
    if (next === undefined && isNew) openedAt = checkedAt;
    if (problem === undefined && isNew) pause = pauseAfter(checkedAt - openedAt, error);
    problem = next;
    isLost = error instanceof StoreLostError;
    clearTimeout(timer);
    if (next !== undefined) timer = setTimeout(check, pause).unref();
    // This comes last, because whoever is told that the store is back uses it at once.
    if (isNew) onState(next, error);
  }

  function pauseAfter(openMs: number, error: unknown): number {
    const isRelapse = openMs < patience.seldomest && !isBusy(error);
    return isRelapse ? Math.min(2 * pause, patience.seldomest) : patience.tryEvery;
  }

  /**
   * Opens the database where it is not open, and writes something. With `busyMs` 0 a busy file is tried only once: each try holds up
   * the whole process for a moment.
   */
  async function check(busyMs = 0): Promise<void> {
    let used = connection;
    try {
      used ??= await patiently(reopen, busyMs);
      await touch(busyMs);
      if (used === connection) setProblem(undefined);
    } catch (error) {
      await handleFault(error, used);
    }
  }

  async function reopen(): Promise<OpenConnection> {
    const opened = await open();
    if (isClosed) {
      await opened.close();
      throw new StoreUnavailableError(problem);
    }
    connection = { ...opened, commit: createGroupCommit(opened) };
    return connection;
  }

  /** Makes the smallest write. A read would not do: a full disk and a standby server still answer reads. */
  async function touch(busyMs: number): Promise<void> {
    await transact(async ({ db }) => {
      // Two updates, because SQLite writes nothing where a row gets the value that it has.
      await sql`update hub_schema set version = version + 1`.execute(db);
      await sql`update hub_schema set version = version - 1`.execute(db);
    }, busyMs);
  }

  async function handleFault(error: unknown, used: Connection | undefined): Promise<void> {
    // The error may come from a connection that was given up before; it says nothing about the one that is open now.
    if (used !== undefined && used !== connection) return;
    if (isBusy(error)) return setProblem(describe(error), error);
    // The database is opened again: that checks the whole file, and leaves no broken statement behind.
    connection = undefined;
    setProblem(isLost && error instanceof StoreLostError ? problem : describe(error), error);
    await used?.close().catch(() => {});
  }

  async function transact<T>(work: (queries: Queries<Trx>) => Promise<T>, busyMs = patience.whileBusy): Promise<T> {
    const used = connection;
    if (!used) throw new StoreUnavailableError(problem);
    return patiently(() => used.commit((db) => work({ db, engine: used.engine })), busyMs);
  }

  async function guarded<T>(work: (used: Connection) => Promise<T>): Promise<T> {
    const used = connection;
    if (problem !== undefined || !used) throw new StoreUnavailableError(problem);
    try {
      return await work(used);
    } catch (error) {
      if (isDefect(error)) throw error;
      await handleFault(error, used);
      throw new StoreUnavailableError(describe(error), { cause: error });
    }
  }

  return {
    opened: check(patience.whileBusy),
    write: (work) => guarded(() => transact(work)),
    read: guarded,
    async problem() {
      if (problem !== undefined) return problem;
      if (performance.now() - checkedAt > patience.tryEvery)
        probe ??= check(patience.whileBusy).finally(() => {
          probe = undefined;
        });
      if (!probe) return undefined;
      const isSlow = sleep(patience.forAnswer, true, { ref: false });
      return (await Promise.race([probe, isSlow])) ? 'the store does not answer' : problem;
    },
    async close() {
      const used = connection;
      isClosed = true;
      clearTimeout(timer);
      problem = 'the store is closed';
      // It is forgotten first: an error while it is being closed must not close it again.
      connection = undefined;
      await used?.close();
    },
  };
}

/** Tries again while another process holds the file: where that lasts only moments, it is no fault. */
async function patiently<T>(work: () => Promise<T>, busyMs: number): Promise<T> {
  const givenUpAt = performance.now() + busyMs;
  while (true) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > givenUpAt) throw error;
      await sleep(BUSY_PAUSE);
    }
  }
}

/** Whether an error is a mistake in our own code, which says nothing about the store. */
export function isDefect(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError;
}

function describe(error: unknown): string {
  return isBusy(error) ? 'another process holds the store' : messageOf(error);
}

/** What an error of the database or of the system says. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : `no answer (${(error as NodeJS.ErrnoException).code})`;
}
