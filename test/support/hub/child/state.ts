import { copyFile, mkdtemp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Connection } from '../../../../src/hub/store/engine.ts';
import { openStore, type StoreAddress } from '../../../../src/hub/store/open.ts';

/** What a hub's store contains, as far as others can see it. */
export interface HubState {
  readonly subscriptions: readonly {
    readonly id: number;
    readonly callback: string;
    readonly topic: string;
    readonly failures: number;
    readonly version: number;
    readonly claim: string | null;
  }[];
  readonly requests: readonly { readonly callback: string; readonly mode: string; readonly outcome: string | null }[];
}

export async function readHubState({ db }: Pick<Connection, 'db'>): Promise<HubState> {
  const subscriptions = await db
    .selectFrom('subscription as s')
    .innerJoin('topic as t', 't.id', 's.topic_id')
    .select(['s.id', 's.callback', 't.url as topic', 's.failures', 's.delivered_version as version', 's.claim'])
    .orderBy('s.id')
    .execute();
  const requests = await db.selectFrom('request').select(['callback', 'mode', 'outcome']).orderBy('id').execute();
  return { subscriptions, requests };
}

/**
 * What a hub that has ended left behind, and whether its file is sound. An SQLite file is copied first, so that the next hub
 * finds it unchanged.
 */
export async function readStateLeftBehind(address: StoreAddress): Promise<{ state: HubState; integrity: string }> {
  const connection = await openStore(address.kind === 'sqlite' ? await copyOf(address.file) : address, () => {});
  try {
    const integrity = address.kind === 'sqlite' ? await checkIntegrity(connection) : await untilAlone(connection);
    return { state: await readHubState(connection), integrity };
  } finally {
    await connection.close();
  }
}

async function copyOf(file: string): Promise<StoreAddress> {
  const copy = join(await mkdtemp(join(dirname(file), 'copy-')), 'hub.sqlite');
  await copyFile(file, copy);
  // There is no such file if the hub has closed its store.
  await copyFile(`${file}-wal`, `${copy}-wal`).catch(() => {});
  return { kind: 'sqlite', file: copy };
}

async function checkIntegrity({ db }: Connection): Promise<string> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.map(({ integrity_check: line }) => line).join(', ');
}

/** Waits until PostgreSQL has noticed that a client was killed; until then it may commit what it has received. */
async function untilAlone({ db }: Connection): Promise<string> {
  const others = sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;
  while (Number((await others.execute(db)).rows[0]?.count) > 0) await sleep(10);
  return 'ok';
}
