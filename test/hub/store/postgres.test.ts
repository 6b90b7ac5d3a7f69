import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Connection } from '../../../src/hub/store/engine.ts';
import { createKeeper, StoreUnavailableError } from '../../../src/hub/store/keeper.ts';
import { openPostgres } from '../../../src/hub/store/postgres.ts';
import { cutConnections, type Postgres, startPostgres } from '../../support/databases/postgres.ts';
import { PATIENCE } from '../../support/patience.ts';

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.close());

async function open(url: string, onError: (error: Error) => void = () => {}) {
  const connection = await openPostgres(url, onError);
  onTestFinished(() => connection.close());
  return connection;
}

describe('openPostgres', () => {
  it('takes the time from the database, in ms since 1970', async () => {
    const { db, engine } = await open(await postgres.createDatabase());
    const { rows } = await sql<{ now: number }>`select ${engine.now()} as now`.execute(db);
    expect(Math.abs((rows[0]?.now ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('is one line where nobody listens, the password is wrong or the database is missing', async () => {
    const good = await postgres.createDatabase();
    const changed = (change: Partial<URL>) => Object.assign(new URL(good), change).href;
    const messages = [];
    for (const url of [changed({ port: '1' }), changed({ password: 'wrong' }), changed({ pathname: '/none' })])
      messages.push(await openPostgres(url, () => {}).catch(({ message }) => message));
    expect(messages).toEqual([
      'connect ECONNREFUSED 127.0.0.1:1',
      'password authentication failed for user "postgres"',
      'database "none" does not exist',
    ]);
  });

  it('survives the loss of idle connections, and tells of it', async () => {
    const errors: string[] = [];
    const url = await postgres.createDatabase();
    const { db } = await open(url, ({ message }) => errors.push(message));
    await cutConnections(url);
    await vi.waitFor(() => expect(errors.join()).toContain('terminating connection'), PATIENCE);
    expect(await db.selectFrom('topic').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['between two statements', sql`select 1`],
    ['during a statement', sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(60)`],
  ])('says what ended a connection %s of a transaction', async (_, statement) => {
    const url = await postgres.createDatabase();
    const { db } = await open(url);
    const work = db.transaction().execute(async (trx) => {
      await statement.execute(trx);
      await cutConnections(url);
      await sql`select 2`.execute(trx);
    });
    await expect(work).rejects.toThrow('terminating connection due to administrator command');
  });

  it('leaves no connection within a transaction that did not get the lock', async () => {
    const url = await postgres.createDatabase();
    const [holder, impatient] = [await open(url), await open(`${url}?options=-c%20lock_timeout%3D50`)];
    await holder.db.transaction().execute(async () => {
      await expect(impatient.db.transaction().execute(async () => {})).rejects.toThrow('lock timeout');
    });
    expect(await impatient.db.selectFrom('topic').selectAll().execute()).toEqual([]);
    await impatient.db.transaction().execute((trx) => trx.deleteFrom('topic').execute());
  });
});

it('a transaction sees what was written while it waited for the lock, whatever isolation the database gives by default', async () => {
  const strict = `${await postgres.createDatabase()}?options=-c%20default_transaction_isolation%3Dserializable`;
  const [first, second] = [await open(strict), await open(strict)];
  const write = ({ db }: Pick<Connection, 'db'>) => sql`update hub_schema set version = version`.execute(db);
  let waiting: Promise<unknown> | undefined;
  await first.db.transaction().execute(async (db) => {
    waiting = second.db.transaction().execute((trx) => write({ db: trx }));
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from pg_locks where not granted and locktype = 'advisory'`.execute(db);
      expect(rows).toHaveLength(1);
    }, PATIENCE);
    await write({ db });
  });
  await waiting;
});

describe('a keeper of it', () => {
  it('comes back after a stop, whatever was under way', async () => {
    const url = await postgres.createDatabase();
    const states: (string | undefined)[] = [];
    const keeper = createKeeper({ open: () => openPostgres(url, () => {}), onState: (problem) => states.push(problem) });
    onTestFinished(() => keeper.close());
    await keeper.opened;
    const busy = expect(keeper.write(({ db }) => sql`select pg_sleep(60)`.execute(db))).rejects.toThrow(StoreUnavailableError);
    await vi.waitFor(async () => {
      const { rows } = await keeper.read(({ db }) =>
        sql`select 1 from pg_stat_activity where wait_event = 'PgSleep'`.execute(db),
      );
      expect(rows).toHaveLength(1);
    }, PATIENCE);
    await postgres.stop('immediate');
    await busy;
    expect(await keeper.problem()).toBeDefined();
    await postgres.start();
    await vi.waitFor(async () => expect(await keeper.problem()).toBeUndefined(), PATIENCE);
    expect(await keeper.read(({ db }) => db.selectFrom('topic').selectAll().execute())).toEqual([]);
    expect(states.at(-1)).toBeUndefined();
  });

  it('says so where it may only read, as on a standby', async () => {
    const url = await postgres.createDatabase();
    await (await openPostgres(url, () => {})).close();
    const readOnly = `${url}?options=-c%20default_transaction_read_only%3Don`;
    const keeper = createKeeper({ open: () => openPostgres(readOnly, () => {}), onState: () => {} });
    onTestFinished(() => keeper.close());
    await keeper.opened;
    expect(await keeper.problem()).toMatch(/in a read-only transaction$/);
  });
});
