import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { type Queries, StoreError } from '../store/engine.ts';
import type { StoreAddress } from '../store/open.ts';
import { ownerFile } from '../store/sqlite/owner.ts';
import { replaceSqlite } from '../store/sqlite/sqlite.ts';
import { assertThere, explain, storeName, withStore } from './open-beside.ts';
import { OperatorError } from './operator-error.ts';
import { dateText, relativeText } from './time-text.ts';

/** What became of a store. */
export interface Reset {
  readonly store: string;
  /** The new name of the file that was there; `null` where there was none, or the store is not a file. */
  readonly setAside: string | null;
  /** The backup that the store holds now; `null` where it is empty. */
  readonly from: string | null;
  /** The newest time in the backup, in ms since 1970; `null` where there is none. */
  readonly newestAt: number | null;
}

/** Brings a dump back, over the tables that are there, in one transaction. */
const PG_RESTORE = 'pg_restore --clean --if-exists --no-owner --single-transaction -d "$DATABASE_URL"';

/** Starts a store anew, empty or with a backup. A file that was there is renamed. */
export async function reset(address: StoreAddress, backup: string | undefined): Promise<Reset> {
  const store = storeName(address);
  if (address.kind === 'postgres') {
    if (backup !== undefined)
      throw new OperatorError(
        `a store in PostgreSQL is brought back with ${PG_RESTORE} and the file that pg_dump made, not with --from`,
      );
    await withStore(address, 'write', emptyTables);
    return { store, setAside: null, from: null, newestAt: null };
  }
  const from = backup === undefined ? undefined : resolve(backup);
  if (from !== undefined && !existsSync(from)) throw new OperatorError(`there is no backup at ${from}`);
  // Without a store there is nothing to start anew: most likely the address is wrong.
  if (from === undefined && !existsSync(ownerFile(store))) assertThere(store);
  const { aside, newestAt } = await replaceSqlite(store, from).catch((error) => {
    throw error instanceof StoreError ? error : explain(error, store);
  });
  return { store, setAside: aside ?? null, from: from ?? null, newestAt };
}

async function emptyTables({ db }: Queries): Promise<void> {
  await db.transaction().execute((trx) => sql`truncate table request, subscription, topic`.execute(trx));
}

const UNDONE =
  'What happened since is undone: who ended a subscription gets deliveries again, who renewed one has the old secret and lease, and who subscribed has to subscribe again.';

/** What was done, and what comes next. `now`: in ms since 1970. */
export function resetLines({ store, setAside, from, newestAt }: Reset, now = Date.now()): string[] {
  return [
    from === null ? `${store} is empty now.` : `${store} holds what the backup ${from} held.`,
    ...(setAside === null ? [] : [`What was there is in ${setAside}*; delete that when you need it no more: it holds secrets.`]),
    newestAt === null
      ? 'Nobody is subscribed any more, until the subscribers ask again.'
      : `The newest in it is from ${relativeText(newestAt, now)}, ${dateText(newestAt)}. ${UNDONE}`,
    'A running server takes it up by itself within a few seconds.',
  ];
}

/** What `reset --json` gives. */
export function resetRecord({ store, setAside, from }: Reset) {
  return { store, set_aside: setAside, from };
}
