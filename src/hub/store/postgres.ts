import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Connection, Engine } from './engine.ts';
import { migrate } from './migrations.ts';
import type { HubDatabase } from './schema.ts';

/** Connections of one instance. */
const MOST_CONNECTIONS = 10;

/** What connecting and each statement may take, in ms. */
const CONNECT_TIMEOUT = 3000;
const STATEMENT_TIMEOUT = 10_000;

/** What closing may take, in ms. */
const CLOSE_TIMEOUT = 2000;

/** When the database ends the transaction of an instance that stands still, in ms: the others wait for it. */
const IDLE_TIMEOUT = 5000;

/** Any number, the same for all instances: names the lock of those that write. */
const WRITE_LOCK = 7_236_115_002;

const postgresEngine: Engine = {
  name: 'postgres',
  // Stable within a statement, so that an index can be searched for it.
  now: () => sql`(extract(epoch from statement_timestamp()) * 1000)::bigint`,
  idColumn: sql`bigint generated always as identity primary key`,
  blobColumn: sql`bytea`,
  async lockWrites(trx) {
    await sql`select pg_advisory_xact_lock(${sql.lit(WRITE_LOCK)})`.execute(trx);
  },
};

/** Opens a database that many instances may share. `onError` is told of idle connections that break. */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Connection> {
  const connection = connectPostgres(url, onError);
  try {
    await migrate(connection);
  } catch (error) {
    await connection.close();
    throw error;
  }
  return connection;
}

/** As `openPostgres`, and leaves the tables as they are. */
export function connectPostgres(url: string, onError: (error: Error) => void): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_TIMEOUT,
    query_timeout: STATEMENT_TIMEOUT + CONNECT_TIMEOUT,
    keepAlive: true,
    application_name: 'websub-hub',
    types: { getTypeParser },
  });
  pool.on('error', onError);
  // One that breaks in the middle of a transaction fails that; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<HubDatabase>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    engine: postgresEngine,
    assertInPlace() {},
    // It waits for answers, of which a dead network brings none.
    close: () => Promise.race([db.destroy(), sleep(CLOSE_TIMEOUT, undefined, { ref: false })]),
  };
}

const INT8 = 20;

/** Whole numbers of 8 bytes are ids and times here, all below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (...parameters: Parameters<typeof pg.types.getTypeParser>) =>
  parameters[0] === INT8 ? Number : pg.types.getTypeParser(...parameters);
