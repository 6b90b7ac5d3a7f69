import { sql } from 'kysely';
import { type Engine, type Queries, StoreError, type Trx } from './engine.ts';
import { MIXED } from './schema.ts';

type Migration = (trx: Trx, engine: Engine) => Promise<void>;

/** The steps from an empty database to the newest tables, in order. A step never changes once it is released. */
const MIGRATIONS: readonly Migration[] = [createTables, createKeptValues];

/** The number of the newest form of the tables. */
export const SCHEMA = MIGRATIONS.length;

/**
 * Brings the tables to the newest form. This is one transaction that keeps other instances from writing, so that only one of
 * them does it. Kysely's own `Migrator` takes no lock on SQLite.
 */
export async function migrate({ db, engine }: Queries): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`create table if not exists hub_schema (version integer not null)`.execute(trx);
    const { rows } = await sql<{ version: number }>`select version from hub_schema`.execute(trx);
    const version = rows[0]?.version ?? 0;
    if (version > SCHEMA)
      throw new StoreError(
        `the store has schema ${version}, made by a newer version of this program, which knows up to ${SCHEMA}; run that version, or use another DATABASE_URL`,
      );
    for (const apply of MIGRATIONS.slice(version)) await apply(trx, engine);
    if (rows.length === 0) await sql`insert into hub_schema (version) values (${sql.lit(SCHEMA)})`.execute(trx);
    else if (version < SCHEMA) await sql`update hub_schema set version = ${sql.lit(SCHEMA)}`.execute(trx);
  });
}

async function createTables(trx: Trx, { idColumn, blobColumn }: Engine): Promise<void> {
  await sql`create table topic (
    id ${idColumn},
    url text not null unique,
    sequence bigint not null,
    version bigint not null,
    etag text not null,
    content_type text not null,
    hub_url text not null,
    changed_at bigint not null,
    body ${blobColumn} not null
  )`.execute(trx);
  await sql`create table subscription (
    id ${idColumn},
    topic_id bigint not null references topic (id),
    callback text not null,
    host text not null,
    requested_topic text not null,
    secret ${blobColumn},
    lease_seconds bigint not null,
    expires_at bigint not null,
    created_at bigint not null,
    verified_request bigint not null,
    delivered_version bigint not null,
    failures integer not null,
    next_attempt_at bigint not null,
    claim text,
    last_attempt_at bigint,
    last_outcome text,
    unique (topic_id, callback)
  )`.execute(trx);
  // This index finds the subscriptions that are due without reading the others. Sorting by `MIXED` moves apart those that were
  // made one after another, perhaps all of one host. The last two columns let the index alone answer what is due, and the
  // overviews too.
  await sql`create index subscription_due on subscription
    (topic_id, failures, delivered_version, next_attempt_at, (${sql.raw(MIXED)}), host, expires_at)`.execute(trx);
  await sql`create index subscription_host on subscription (host)`.execute(trx);
  await sql`create index subscription_expiry on subscription (expires_at)`.execute(trx);
  await sql`create table request (
    id ${idColumn},
    topic_id bigint not null references topic (id),
    mode text not null,
    callback text not null,
    host text not null,
    requested_topic text not null,
    secret ${blobColumn},
    lease_seconds bigint not null,
    baseline_version bigint not null,
    created_at bigint not null,
    claim text,
    claimed_until bigint not null,
    finished_at bigint,
    outcome text,
    is_verified integer not null default 0
  )`.execute(trx);
  await sql`create index request_pair on request (topic_id, callback)`.execute(trx);
  // Without this index SQLite would read all finished requests to find those that wait, and anybody can make many.
  await sql`create index request_waiting on request (topic_id, callback) where outcome is null`.execute(trx);
  await sql`create index request_host on request (host, created_at)`.execute(trx);
  await sql`create index request_pending on request (claimed_until) where outcome is null`.execute(trx);
}

async function createKeptValues(trx: Trx, { blobColumn }: Engine): Promise<void> {
  await sql`create table kept_value (name text not null primary key, value ${blobColumn} not null)`.execute(trx);
}
