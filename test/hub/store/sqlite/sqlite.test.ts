import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Connection, StoreError } from '../../../../src/hub/store/engine.ts';
import { StoreLostError } from '../../../../src/hub/store/sqlite/errors.ts';
import { openSqlite, replaceSqlite } from '../../../../src/hub/store/sqlite/sqlite.ts';
import { makeFolder } from '../../../support/content/content.ts';
import { addTopic, freshFile, madeFile, openFile, topicUrls } from '../../../support/databases/sqlite-file.ts';
import { holdSqlite } from '../../../support/databases/sqlite-process.ts';
import { PATIENCE } from '../../../support/patience.ts';

async function pragma({ db }: Connection, name: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
  return Object.values(rows[0] ?? {})[0];
}

describe('a new store', () => {
  it('writes every commit through to the disk, and waits for others', async () => {
    const connection = await openFile(await freshFile());
    expect(await pragma(connection, 'journal_mode')).toBe('wal');
    expect(await pragma(connection, 'synchronous')).toBe(2);
    expect(await pragma(connection, 'foreign_keys')).toBe(1);
    expect(await pragma(connection, 'busy_timeout')).toBeGreaterThan(0);
  });

  it('holds nothing any more of what was taken back', async () => {
    const file = await freshFile();
    const connection = await openSqlite(file, Date.now);
    await addTopic(connection.db, 'https://reviews.example.com/reviews.json');
    for (const body of ['Ann Lee '.repeat(9000), 'nothing'])
      await connection.db
        .updateTable('topic')
        .set({ body: Buffer.from(body) })
        .execute();
    await connection.close();
    expect(readFileSync(file).includes('Ann Lee')).toBe(false);
  });

  it('is for its owner alone, with all that lies beside it', async () => {
    const file = await freshFile();
    await openFile(file);
    const modes = readdirSync(dirname(file)).map((name) => [name, statSync(join(dirname(file), name)).mode & 0o777]);
    const names = ['hub.sqlite', 'hub.sqlite-owner', 'hub.sqlite-shm', 'hub.sqlite-wal'];
    expect(modes).toEqual(names.map((name) => [name, 0o600]));
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  });

  // In a process of its own, because the mistake would be a loop that nothing but SIGKILL ends.
  it.runIf(process.platform === 'linux')('is refused where a file system takes no folders', () => {
    const module = new URL('../../../../src/hub/store/sqlite/sqlite.ts', import.meta.url).href;
    const script = `const { openSqlite } = await import('${module}');
      await openSqlite('/proc/none/hub.sqlite', Date.now).catch(({ message }) => console.log(message));`;
    const options = { timeout: PATIENCE.timeout, killSignal: 'SIGKILL', encoding: 'utf8' } as const;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], options);
    expect(stdout).toMatch(/^\/proc\/none\/hub\.sqlite cannot be used: ENOENT/);
  });

  it('is where a link leads, its log too', async () => {
    const file = await madeFile();
    const link = join(await makeFolder(), 'link.sqlite');
    await symlink(file, link);
    const { db, assertInPlace } = await openFile(link);
    await addTopic(db, 'https://reviews.example.com/reviews.json');
    assertInPlace();
    expect(existsSync(`${file}-wal`)).toBe(true);
  });
});

describe('the claims of instances that have died', () => {
  /** A store with one request, claimed by `old`. */
  async function claimedFile(): Promise<string> {
    const file = await madeFile();
    const database = new DatabaseSync(file);
    database.exec(`insert into request
      (topic_id, mode, callback, host, requested_topic, lease_seconds, baseline_version, created_at, claim, claimed_until)
      values (1, 'subscribe', 'https://a.example/', 'a.example', 'https://r.example/', 300, 1, 0, 'old', 9e12)`);
    database.close();
    return file;
  }

  async function claimAfterOpening(file: string, claim: string): Promise<string | null | undefined> {
    const { db, close } = await openSqlite(file, Date.now, claim);
    const row = await db.selectFrom('request').select('claim').executeTakeFirst();
    await close();
    return row?.claim;
  }

  it('end, but not those of whoever opens it again after a fault', async () => {
    const file = await claimedFile();
    expect(await claimAfterOpening(file, 'old')).toBe('old');
    expect(await claimAfterOpening(file, 'new')).toBeNull();
  });

  it('stay while another process uses the file: they may be of the living', async () => {
    const file = await claimedFile();
    const other = await holdSqlite(`${file}-owner`, 'begin; select 1 from sqlite_schema');
    expect(await claimAfterOpening(file, 'new')).toBe('old');
    await other.end();
    expect(await claimAfterOpening(file, 'new')).toBeNull();
  });
});

describe('a place where no store can be', () => {
  it.each([
    ['a folder in its place', /hub\.sqlite is not a file$/, (file: string) => mkdir(file, { recursive: true })],
    ['a file in place of its folder', /data is not a folder$/, (file: string) => writeFile(dirname(file), '')],
    ['a link to nowhere', /cannot be used: ENOENT/, linkToNowhere],
  ])('%s: is one line that names it, and stays as it is', async (_, message, prepare) => {
    const file = await freshFile();
    await prepare(file);
    const before = await stat(file).catch(({ code }) => code);
    const error = await openSqlite(file, Date.now).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(StoreError);
    expect(error).not.toBeInstanceOf(StoreLostError);
    expect(error.message).toMatch(message);
    expect(error.message).toContain(dirname(file));
    expect(error.message).not.toContain('\n');
    expect((await stat(file).catch(({ code }) => code)).ino).toBe(before.ino);
  });

  async function linkToNowhere(file: string): Promise<void> {
    await mkdir(dirname(file));
    await symlink(join(dirname(file), 'no', 'folder'), file);
  }
});

describe('replaceSqlite', () => {
  it('brings a backup back, with what its log holds', async () => {
    const backup = await freshFile();
    const { db } = await openFile(backup);
    await addTopic(db, 'https://reviews.example.com/feed.xml');
    const file = await madeFile('https://reviews.example.com/reviews.json');
    await rm(file);
    await expect(openSqlite(file, Date.now)).rejects.toThrow(StoreLostError);
    await replaceSqlite(file, backup);
    expect(await topicUrls(file)).toEqual(['https://reviews.example.com/feed.xml']);
  });
});
