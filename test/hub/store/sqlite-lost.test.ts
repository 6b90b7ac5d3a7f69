import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { StoreLostError } from '../../../src/hub/store/sqlite/errors.ts';
import { openSqlite } from '../../../src/hub/store/sqlite/sqlite.ts';
import { addTopic, asideFiles, freshFile, madeFile, openFile, topicUrls } from '../../support/databases/sqlite-file.ts';
import { runSql } from '../../support/hub/store-file.ts';

describe('a store that is lost', () => {
  const DAMAGES: [string, RegExp, (file: string) => Promise<unknown>][] = [
    ['deleted', /is missing; start anew/, (file) => rm(file)],
    ['empty', /is empty, and set aside as/, (file) => truncate(file, 0)],
    ['garbage', /is damaged: file is not a database, and set aside/, (file) => writeFile(file, 'garbage '.repeat(2000))],
    ['half of it', /is damaged: .*, and set aside/s, (file) => truncate(file, Math.floor(statSync(file).size / 2))],
    ['a database without tables', /is not the store of a hub, and set aside/, (file) => replaceWithOther(file)],
    ["another store's log", /-wal is of another file, and set aside/, (file) => addForeignLog(file)],
  ];

  it.each(DAMAGES)('%s: is said in one line, and set aside as it is, until an operator acts', async (_, message, damage) => {
    const file = await madeFile();
    const backup = `${file}.backup`;
    await copyFile(file, backup);
    await damage(file);
    const found = existsSync(file) ? readFileSync(file) : undefined;
    const error: Error = await openSqlite(relative('.', file), Date.now).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(StoreLostError);
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain('\n');
    expect(error.message).toContain(file);
    if (found) expect(readFileSync(join(dirname(file), asideFiles(file)[0] ?? '')).equals(found)).toBe(true);
    expect(existsSync(file) || existsSync(`${file}-wal`)).toBe(false);
    await expect(openSqlite(file, Date.now)).rejects.toThrow(
      /is missing; start anew or with a backup: npm run hub -- reset \(or node dist\/server\/hub\.mjs reset\)$/,
    );
    expect(existsSync(file)).toBe(false);
    await copyFile(backup, file);
    expect(await topicUrls(file)).toEqual(['https://reviews.example.com/feed.xml']);
  });

  async function replaceWithOther(file: string): Promise<void> {
    await rm(file);
    runSql(file, 'pragma user_version = 1');
  }

  async function addForeignLog(file: string): Promise<void> {
    const other = await freshFile();
    await openFile(other);
    await copyFile(`${other}-wal`, `${file}-wal`);
  }

  it('is not begun anew where all its files were removed under the process that used it', async () => {
    const file = await freshFile();
    const { db, assertInPlace, close } = await openSqlite(file, Date.now);
    await addTopic(db, 'https://reviews.example.com/feed.xml');
    for (const ending of ['', '-wal', '-shm', '-owner']) await rm(file + ending);
    expect(assertInPlace).toThrow(/was removed; what it held is in /);
    await close();
    await expect(openSqlite(file, Date.now)).rejects.toThrow(/is missing; start anew/);
    await copyFile(join(dirname(file), asideFiles(file)[0] ?? ''), file);
    expect(await topicUrls(file)).toEqual(['https://reviews.example.com/feed.xml']);
  });

  it('is not begun anew where its file alone came here, and came damaged', async () => {
    const copied = await freshFile();
    await mkdir(dirname(copied));
    await writeFile(copied, readFileSync(await madeFile()).subarray(0, 10_000));
    await expect(openSqlite(copied, Date.now)).rejects.toThrow(/is damaged: .*, and set aside/s);
    await expect(openSqlite(copied, Date.now)).rejects.toThrow(/is missing; start anew/);
  });

  it('is no database of something else: that stays where it is', async () => {
    const file = await madeFile();
    await rm(file);
    runSql(file, 'pragma journal_mode = wal; create table notes (text)');
    const before = [readFileSync(file), readdirSync(dirname(file))];
    const error = await openSqlite(file, Date.now).catch((thrown) => thrown);
    expect(error.message).toBe(`${file} is a database of something else; use another DATABASE_URL`);
    expect(error).not.toBeInstanceOf(StoreLostError);
    expect([readFileSync(file), readdirSync(dirname(file))]).toEqual(before);
  });

  it('is found out by any page of random bytes', async () => {
    const file = await madeFile();
    const good = readFileSync(file);
    const pages = good.length / 4096;
    await fc.assert(
      fc.asyncProperty(fc.nat(pages - 1), fc.uint8Array({ minLength: 4096, maxLength: 4096 }), async (page, bytes) => {
        const damaged = Buffer.from(good);
        damaged.set(bytes, page * 4096);
        await writeFile(file, damaged);
        await expect(openSqlite(file, Date.now)).rejects.toThrow(StoreLostError);
      }),
      { numRuns: 3 * pages },
    );
  });

  it('leaves no log behind that would spoil the backup that takes its place', async () => {
    const file = await freshFile();
    const { db } = await openFile(file);
    await addTopic(db, 'https://reviews.example.com/feed.xml');
    // A killed process leaves this behind. Then the file is deleted, but not its log.
    const killed = await freshFile();
    await mkdir(dirname(killed));
    for (const ending of ['-wal', '-shm', '-owner']) await copyFile(file + ending, killed + ending);
    await expect(openSqlite(killed, Date.now)).rejects.toThrow(/is missing, and its log is set aside as .*-wal; start anew/);
    await copyFile(await madeFile('https://reviews.example.com/reviews.json'), killed);
    expect(await topicUrls(killed)).toEqual(['https://reviews.example.com/reviews.json']);
  });
});

describe('a store whose process was killed', () => {
  it('is whole though its log had come into the file in part only', async () => {
    const file = await freshFile();
    const { db } = await openFile(file);
    await addTopic(db, 'https://reviews.example.com/feed.xml');
    const killed = await freshFile();
    await mkdir(dirname(killed));
    for (const ending of ['-wal', '-owner']) await copyFile(file + ending, killed + ending);
    await sql`pragma wal_checkpoint`.execute(db);
    // Its first page refers to pages that are missing.
    await writeFile(killed, readFileSync(file).subarray(0, 4096));
    expect(await topicUrls(killed)).toEqual(['https://reviews.example.com/feed.xml']);
    expect(asideFiles(killed)).toEqual([]);
  });
});
