import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Selectable } from 'kysely';
import { expect, vi } from 'vitest';
import type { HubOptions } from '../../../src/hub/hub.ts';
import { type Connection, StoreError } from '../../../src/hub/store/engine.ts';
import type { HubDatabase } from '../../../src/hub/store/schema.ts';
import { openSqlite } from '../../../src/hub/store/sqlite/sqlite.ts';
import { makeFolder } from '../content/content.ts';
import { PATIENCE } from '../patience.ts';

type SubscriptionRow = Omit<Selectable<HubDatabase['subscription']>, 'secret'> & { readonly secret: string | null };

/** The file of a store that a test can look into, and whose clock it can move. */
export interface StoreFile {
  readonly file: string;
  readonly open: HubOptions['open'];
  /** Moves the clock by so many ms. */
  move(ms: number): void;
  /** The store's time, in ms since 1970. */
  now(): number;
  /** The connection of the hub that opened it last. */
  connection(): Connection;
  subscriptions(): Promise<SubscriptionRow[]>;
  /** Gives another instance the pending verification of a callback. */
  takeOver(callback: string): Promise<void>;
  /** Waits until all subscriptions match. */
  recorded(matches: (row: SubscriptionRow) => boolean): Promise<void>;
}

/** Names a file in a folder of the test's own unless another is given. */
export async function createStoreFile(folder?: string): Promise<StoreFile> {
  const file = join(folder ?? (await makeFolder()), 'hub.sqlite');
  let offset = 0;
  let connection: Connection | undefined;
  const now = () => Date.now() + offset;
  return {
    file,
    async open(claim) {
      connection = await openSqlite(file, now, claim);
      return connection;
    },
    move(ms) {
      offset += ms;
    },
    now,
    connection: opened,
    subscriptions,
    async takeOver(callback) {
      const claim = { claim: 'another instance', claimed_until: now() + 3_600_000 };
      await opened().db.updateTable('request').set(claim).where('callback', '=', callback).execute();
    },
    async recorded(matches) {
      await vi.waitFor(async () => expect((await subscriptions()).filter((row) => !matches(row))).toEqual([]), PATIENCE);
    },
  };

  function opened(): Connection {
    if (!connection) throw new Error('no hub has opened the store yet');
    return connection;
  }

  async function subscriptions(): Promise<SubscriptionRow[]> {
    const rows = await opened().db.selectFrom('subscription').selectAll().orderBy('id').execute();
    return rows.map((row) => ({ ...row, secret: row.secret && Buffer.from(row.secret).toString() }));
  }
}

/** Runs SQL on a file, also while servers use it. */
export function runSql(file: string, sql: string): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec(sql);
  } finally {
    database.close();
  }
}

/** A store that cannot be opened until `appear` is called; default: a new one. */
export async function absentStore(store?: HubOptions['open']): Promise<{ open: HubOptions['open']; appear(): void }> {
  const openStore = store ?? (await createStoreFile()).open;
  let isThere = false;
  return {
    async open(claim) {
      if (!isThere) throw new StoreError('the disk is gone');
      return openStore(claim);
    },
    appear() {
      isThere = true;
    },
  };
}
