import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { root } from '../../support/build.ts';
import { makeFolder } from '../../support/content/content.ts';
import { cutConnections, startPostgres } from '../../support/databases/postgres.ts';
import { answerAsAsked, startCallback } from '../../support/hub/callback-server.ts';
import { ALL_DUE, IN_ORDER, startHubServer, WITHOUT_STORE } from '../../support/hub/server.ts';

const postgres = await startPostgres();
let database: string;

afterAll(() => postgres.close());

beforeEach(async () => {
  database = await postgres.createDatabase();
});

async function query(text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

it('gone on start: reads go on, and the hub works when it is there', async () => {
  await postgres.stop();
  const server = await startHubServer(database);
  await server.stands(WITHOUT_STORE);
  expect(server.problems()).toEqual([expect.stringContaining('ECONNREFUSED')]);
  await postgres.start();
  await server.stands(IN_ORDER);
  expect(await server.stop()).toBe(0);
});

it('gone in the middle of deliveries, and back later: each is delivered, what was accepted is there', async () => {
  const callback = await startCallback();
  const server = await startHubServer(database);
  for (let n = 0; n < 8; n++) await server.subscribe(`${callback.origin}/${n}`);
  const held = callback.hold();
  await query(ALL_DUE);
  await expect.poll(() => held.length, { timeout: 10_000 }).toBe(8);
  await postgres.stop('immediate');
  for (const { end } of held) end();
  await server.stands(WITHOUT_STORE);
  await postgres.start();
  await server.stands(IN_ORDER);
  // The answers came when nothing could be recorded.
  const recorded = () => query('select count(*)::int from subscription where claim is null and delivered_version > 0');
  await expect.poll(recorded, { timeout: 10_000 }).toEqual([8]);
  callback.answerWith(answerAsAsked);
  await query(ALL_DUE);
  await expect.poll(() => callback.deliveries().length, { timeout: 10_000 }).toBe(16);
  expect(await server.stop()).toBe(0);
  expect(callback.deliveries()).toHaveLength(16);
});

it('its connections cut again and again: the server lives, and comes back each time', async () => {
  const callback = await startCallback();
  const server = await startHubServer(database);
  for (let round = 0; round < 3; round++) {
    const asked = Array.from({ length: 8 }, (_, n) => server.ask(`${callback.origin}/${round}-${n}`));
    await cutConnections(database);
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect([202, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]));
    await server.stands(IN_ORDER);
    for (const [n, status] of statuses.entries())
      if (status === 202)
        await callback.waitFor(({ method, target }) => method === 'GET' && target.startsWith(`/${round}-${n}?`));
  }
  expect(server.lines.filter(({ msg }) => msg === 'a defect in the hub')).toEqual([]);
  expect(await server.stop()).toBe(0);
});

/** Debian's programs: pg_dump refuses a server that is newer than itself, and the package has none. */
const programs = globSync('/usr/lib/postgresql/*/bin/pg_restore')
  .map((file) => dirname(file))
  .find((folder) => existsSync(join(folder, 'initdb')));

/** Gives a function that runs the line of hub.md with a program, in a folder of its own, which it returns. */
async function documented() {
  const page = readFileSync(join(root, 'docs', 'operators', 'hub.md'), 'utf8');
  const cwd = await makeFolder();
  const PATH = `${programs}:${process.env.PATH}`;
  return (program: string, DATABASE_URL: string) => {
    const line = page.split('\n').find((each) => each.includes(`${program} --`)) ?? '';
    execFileSync('sh', ['-c', line], { cwd, env: { PATH, DATABASE_URL } });
    return cwd;
  };
}

it.skipIf(!programs)('is brought back from a dump under a running server, as hub.md says', async () => {
  const older = await startPostgres(programs);
  try {
    database = await older.createDatabase();
    const run = await documented();
    const callback = await startCallback();
    const server = await startHubServer(database);
    await server.subscribe(`${callback.origin}/kept`);
    const folder = run('pg_dump', database);
    // It holds the subscribers' secrets.
    expect(statSync(join(folder, 'hub.dump')).mode & 0o077).toBe(0);
    await query('delete from subscription');
    await server.subscribe(`${callback.origin}/later`);
    run('pg_restore', database);
    expect(await query('select callback from subscription')).toEqual([`${callback.origin}/kept`]);
    await server.stands(IN_ORDER);
    await server.subscribe(`${callback.origin}/after`);
    await query(ALL_DUE);
    await expect.poll(() => callback.deliveries().length, { timeout: 10_000 }).toBe(2);
    expect(server.problems()).toEqual([]);
    expect(await server.stop()).toBe(0);
  } finally {
    await older.close();
  }
});

it.skipIf(!programs)('is moved to a newer PostgreSQL by the same lines, where its user has another name', async () => {
  const older = await startPostgres(programs);
  try {
    const run = await documented();
    const callback = await startCallback();
    const newer = database;
    database = await older.createDatabase();
    const first = await startHubServer(database);
    await first.subscribe(`${callback.origin}/moved`);
    expect(await first.stop()).toBe(0);
    await query('create role elsewhere');
    for (const table of ['topic', 'subscription', 'request', 'kept_value', 'hub_schema'])
      await query(`alter table ${table} owner to elsewhere`);
    run('pg_dump', database);
    database = newer;
    run('pg_restore', database);
    const second = await startHubServer(database);
    await second.stands(IN_ORDER);
    await query(ALL_DUE);
    await expect.poll(() => callback.deliveries().length, { timeout: 10_000 }).toBe(1);
    expect(await second.stop()).toBe(0);
  } finally {
    await older.close();
  }
});
