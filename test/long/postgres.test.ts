import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../support/build.ts';
import { cutConnections, type Postgres, startPostgres } from '../support/databases/postgres.ts';

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.close());

/** A connection that is closed when the test has ended, and the reasons for which it was lost. */
async function connect(address: string): Promise<{ client: Client; losses: string[] }> {
  const client = new Client({ connectionString: address });
  const losses: string[] = [];
  client.on('error', ({ message }) => losses.push(message));
  await client.connect();
  onTestFinished(() => client.end());
  return { client, losses };
}

async function ask(address: string, sql: string): Promise<unknown> {
  const { client } = await connect(address);
  const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
  return rows[0]?.[0];
}

describe('createDatabase', () => {
  test('gives an address that answers', async () => {
    expect(await ask(await postgres.createDatabase(), 'select 1')).toBe(1);
  });

  test('gives a new, empty database each time', async () => {
    const [one, other] = await Promise.all([postgres.createDatabase(), postgres.createDatabase()]);
    await ask(one, 'create table leases (id int)');
    expect(await ask(one, `select to_regclass('leases')::text`)).toBe('leases');
    expect(await ask(other, `select to_regclass('leases')::text`)).toBeNull();
  });

  test('is on a server that syncs, for loopback alone', async () => {
    const names = ['listen_addresses', 'unix_socket_directories', 'fsync', 'full_page_writes', 'max_connections'];
    const settings = names.map((name) => `current_setting('${name}')`);
    const answer = await ask(await postgres.createDatabase(), `select array[${settings}]`);
    expect(answer).toEqual(['127.0.0.1', '', 'on', 'on', '100']);
  });

  test('asks for the password of the address', async () => {
    const address = new URL(await postgres.createDatabase());
    address.password = 'wrong';
    await expect(ask(address.href, 'select 1')).rejects.toThrow('password authentication failed');
  });
});

describe('stop and start', () => {
  test.each(['fast', 'immediate'] as const)('keep what was committed, and the address, over a stop that is %s', async (mode) => {
    const address = await postgres.createDatabase();
    const { client, losses } = await connect(address);
    await client.query('create table leases (id int)');
    await client.query('insert into leases values (7)');
    await client.query('begin');
    await client.query('insert into leases values (8)');
    await postgres.stop(mode);
    await expect(ask(address, 'select 1')).rejects.toThrow('ECONNREFUSED');
    await postgres.start();
    expect(await ask(address, 'select array_agg(id) from leases')).toEqual([7]);
    expect(losses).not.toEqual([]);
  });

  test('a stop is as a crash only when it is immediate', async () => {
    const address = await postgres.createDatabase();
    const log = `select pg_read_file(current_setting('data_directory') || '/../log')`;
    const restarted = async (mode: 'fast' | 'immediate') => {
      const before = String(await ask(address, log));
      await postgres.stop(mode);
      await postgres.start();
      return String(await ask(address, log)).slice(before.length);
    };
    expect(await restarted('fast')).not.toContain('was not properly shut down');
    expect(await restarted('immediate')).toContain('was not properly shut down');
  });

  test('a start says why it failed', async () => {
    await expect(postgres.start()).rejects.toThrow(/PostgreSQL does not start in .*; its log ends with:\n.*already exists/s);
  });
});

describe('cutConnections', () => {
  test('ends idle and busy connections, and lets new ones in', async () => {
    const address = await postgres.createDatabase();
    const idle = await connect(address);
    const busy = await connect(address);
    const sleep = expect(busy.client.query('select pg_sleep(60)')).rejects.toThrow('terminating connection');
    await vi.waitFor(async () => {
      expect(await ask(address, `select count(*)::int from pg_stat_activity where wait_event = 'PgSleep'`)).toBe(1);
    });
    await cutConnections(address);
    await sleep;
    await vi.waitFor(() => expect(idle.losses.join()).toContain('terminating connection'));
    expect(await ask(address, 'select 1')).toBe(1);
  });
});

describe('startPostgres', () => {
  test('starts several at once, apart from each other', async () => {
    const servers = await Promise.all([startPostgres(), startPostgres()]);
    onTestFinished(async () => void (await Promise.all(servers.map((server) => server.close()))));
    const addresses = await Promise.all([postgres, ...servers].map((server) => server.createDatabase()));
    const folders = await Promise.all(addresses.map((address) => ask(address, 'show data_directory')));
    expect(new Set(folders).size).toBe(3);
    expect(new Set(addresses.map((address) => new URL(address).port)).size).toBe(3);
  });
});

describe('close', () => {
  test('stops the server and removes its files, also when called twice', async () => {
    const server = await startPostgres();
    const address = await server.createDatabase();
    const folder = await ask(address, 'show data_directory');
    await server.close();
    await server.close();
    expect(existsSync(String(folder))).toBe(false);
    await expect(ask(address, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  test('removes the files of a server that is stopped', async () => {
    const server = await startPostgres();
    const folder = await ask(await server.createDatabase(), 'show data_directory');
    await server.stop();
    await server.close();
    expect(existsSync(String(folder))).toBe(false);
  });
});

describe('the end of the process that started a server', () => {
  const script = `
    const { startPostgres } = await import(${JSON.stringify(pathToFileURL(join(root, 'test', 'support', 'databases', 'postgres.ts')))});
    const postgres = await startPostgres();
    console.log(await postgres.createDatabase());
  `;

  test.each([
    ['a SIGKILL', 'setInterval(() => {}, 1000)', 'SIGKILL', null],
    ['nothing left to do', 'await new Promise((resolve) => setTimeout(resolve, 500))', undefined, 0],
  ] as const)('ends the server and removes its files: %s', async (_, rest, signal, code) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script + rest], { stdio: ['ignore', 'pipe', 'ignore'] });
    const ended = once(child, 'exit');
    // There is no address if the script cannot run.
    const { value: address = '' } = await createInterface(child.stdout)[Symbol.asyncIterator]().next();
    expect(address).not.toBe('');
    const folder = await ask(address, 'show data_directory');
    if (signal) child.kill(signal);
    expect(await ended).toEqual([code, signal ?? null]);
    await vi.waitFor(() => expect(existsSync(String(folder))).toBe(false), 10_000);
    await expect(ask(address, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });
});
