import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import type { Connection, Engine } from './engine.ts';
import { migrate } from './migrations.ts';
import type { HubDatabase } from './schema.ts';

/** The most connections of one instance. */
const MOST_CONNECTIONS = 10;

/** How long it may take to connect, in ms. */
const CONNECT_TIMEOUT = 3000;

/** How long a statement may take, in ms. */
const STATEMENT_TIMEOUT = 10_000;

/** How long closing may take, in ms. */
const CLOSE_TIMEOUT = 2000;

/** How long a transaction may stand still before the database ends it, in ms: the other instances wait for it. */
const IDLE_TIMEOUT = 5000;

/** The number of the lock that every instance takes to write. It could be any number, but must be the same for all. */
const WRITE_LOCK = 7_236_115_002;

const postgresEngine: Engine = {
  // The time at which the statement began: because it is the same for the whole statement, an index can be searched for it.
  now: () => sql`(extract(epoch from statement_timestamp()) * 1000)::bigint`,
  idColumn: sql`bigint generated always as identity primary key`,
  blobColumn: sql`bytea`,
};

/**
 * Opens a database, which many instances may share, and brings its tables up to date. `onError` is told of idle connections that
 * break.
 */
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

/** Opens a database as `openPostgres` does, but leaves its tables as they are. */
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
  const db = new Kysely<HubDatabase>({ dialect: new PostgresDialect({ pool: lockingPool(pool) }) });
  return {
    db,
    engine: postgresEngine,
    assertInPlace() {},
    // Closing waits for answers of the database, and a dead network brings none.
    close: () => Promise.race([db.destroy(), sleep(CLOSE_TIMEOUT, undefined, { ref: false })]),
  };
}

/**
 * Gives Kysely a pool whose transactions hold the lock for writing from their beginning, as those on SQLite do. What fails a
 * transaction is what failed in it first: on a connection that has ended, even the rollback fails, and does not say why.
 */
function lockingPool(pool: pg.Pool): PostgresPool {
  const broken = new WeakMap<object, Error>();
  // Without a listener, a connection that breaks during a transaction would end the process.
  pool.on('connect', (client) => client.on('error', (error) => broken.has(client) || broken.set(client, error)));
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let failure: unknown;
      async function query(text: string, values: unknown[]): Promise<unknown> {
        try {
          return await (text === 'begin' ? begin(client) : client.query(text, values));
        } catch (error) {
          failure ??= error instanceof pg.DatabaseError ? error : (broken.get(client) ?? error);
          throw failure;
        }
      }
      return { query: query as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) };
    },
  };
}

/**
 * Begins a transaction and takes the lock in one message: on a busy server every answer takes milliseconds to be noticed. At a
 * stricter isolation, which a database may have by default, it would see the rows as they were before it waited for the lock.
 */
async function begin(client: pg.PoolClient): Promise<unknown> {
  try {
    return await client.query(`begin isolation level read committed; select pg_advisory_xact_lock(${WRITE_LOCK})`);
  } catch (error) {
    // The transaction has begun although the lock could not be had, and Kysely does not know.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** PostgreSQL's number for the type `bigint`. */
const INT8 = 20;

/** Reads `bigint` as a number: here these are ids and times, all below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (...parameters: Parameters<typeof pg.types.getTypeParser>) =>
  parameters[0] === INT8 ? Number : pg.types.getTypeParser(...parameters);
