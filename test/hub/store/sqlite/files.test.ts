import { existsSync, readdirSync, statSync } from 'node:fs';
import { copyFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { assertPlace, createPrivateFile, setAside, watchPlace } from '../../../../src/hub/store/sqlite/files.ts';
import { makeFolder, write } from '../../../support/content/content.ts';
import { holdSqlite } from '../../../support/databases/sqlite-process.ts';

/** An open database with one row and a log, and the function that watches it. */
async function openDatabase() {
  const folder = await makeFolder();
  const file = join(folder, 'it.sqlite');
  const database = new DatabaseSync(file);
  onTestFinished(() => database.close());
  database.exec('pragma journal_mode = wal; create table note (text); pragma wal_checkpoint');
  const assertInPlace = watchPlace(database, file);
  database.exec("insert into note values ('kept')");
  assertInPlace();
  return { folder, file, database, assertInPlace };
}

function notes(file: string): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare('select text from note').all();
  } finally {
    database.close();
  }
}

const KEPT = [{ text: 'kept' }];

function messageOf(run: () => void): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('nothing was thrown');
}

describe('watchPlace', () => {
  it('is content while only its own process and others write', async () => {
    const { file, database, assertInPlace } = await openDatabase();
    const other = new DatabaseSync(file);
    for (let n = 0; n < 300; n++) (n % 2 ? database : other).exec(`insert into note values ('${'x'.repeat(5000)}')`);
    assertInPlace();
    other.close();
    assertInPlace();
  });

  it.each(['deleted', 'truncated'])('keeps what a file held that was %s under it', async (how) => {
    const { file, assertInPlace } = await openDatabase();
    await (how === 'deleted' ? rm(file) : truncate(file, 0));
    const message = messageOf(assertInPlace);
    expect(message).toContain(how === 'deleted' ? 'was removed; ' : 'was truncated; ');
    const aside =
      /what it held is in (.*): npm run hub -- reset --yes --from \1 \(or node dist\/server\/hub\.mjs reset --yes --from \1\)$/.exec(
        message,
      )?.[1] ?? '';
    expect(notes(aside)).toEqual(KEPT);
    expect(statSync(aside).mode & 0o777).toBe(0o600);
  });

  it('says that a folder is gone, and leaves no debris', async () => {
    const { folder, file, assertInPlace } = await openDatabase();
    await rm(folder, { recursive: true });
    expect(messageOf(assertInPlace)).toBe(`${file} was removed`);
    expect(existsSync(folder)).toBe(false);
  });

  it('keeps what a file held that another took the place of, and the old log away from the new file', async () => {
    const { folder, file, assertInPlace } = await openDatabase();
    await write(folder, 'other', '');
    await rename(join(folder, 'other'), file);
    const message = messageOf(assertInPlace);
    expect(notes(/was replaced; what it held is in (.*)$/.exec(message)?.[1] ?? '')).toEqual(KEPT);
    expect(existsSync(`${file}-wal`) || existsSync(`${file}-shm`)).toBe(false);
  });

  it('makes no copy of a file that was set aside whole, and leaves the new log alone', async () => {
    const { folder, file, assertInPlace } = await openDatabase();
    const aside = setAside(file) ?? '';
    await writeFile(file, '');
    await writeFile(`${file}-wal`, 'new');
    expect(messageOf(assertInPlace)).toBe(`${file} was replaced`);
    expect(readdirSync(folder)).toContain('it.sqlite-wal');
    expect(notes(aside)).toEqual(KEPT);
  });

  it('says that the log was removed; closing writes it into the file', async () => {
    const { file, database, assertInPlace } = await openDatabase();
    await rm(`${file}-wal`);
    expect(messageOf(assertInPlace)).toBe(`${file}-wal was removed or replaced`);
    const copy = `${file}.copy`;
    database.exec('pragma wal_checkpoint');
    await copyFile(file, copy);
    expect(notes(copy)).toEqual(KEPT);
  });
});

describe('setAside', () => {
  it('gives nothing where nothing is', async () => {
    expect(setAside(join(await makeFolder(), 'it'))).toBeUndefined();
  });

  it('gives the name of a log that is there alone', async () => {
    const folder = await makeFolder({ 'it-wal': 'log' });
    expect(setAside(join(folder, 'it'))).toMatch(/\/it\.set-aside-[^/]*-wal$/);
    expect(readdirSync(folder)).toHaveLength(1);
  });
});

describe('createPrivateFile', () => {
  it('leaves a file as it is, and the locks that this process has on it', async () => {
    const file = join(await makeFolder(), 'it.sqlite');
    createPrivateFile(file);
    const database = new DatabaseSync(file);
    onTestFinished(() => database.close());
    database.exec('begin exclusive');
    createPrivateFile(file);
    await expect(holdSqlite(file, 'pragma busy_timeout = 0; begin exclusive')).rejects.toThrow('the process ended with 1');
  });
});

describe('assertPlace', () => {
  it('names what stands in the way, at any height', async () => {
    const folder = await makeFolder({ note: 'a file' });
    assertPlace(join(folder, 'note'));
    assertPlace(join(folder, 'new', 'newer', 'hub.sqlite'));
    expect(() => assertPlace(folder)).toThrow(`${folder} is not a file`);
    for (const below of ['hub.sqlite', 'data/hub.sqlite'])
      expect(() => assertPlace(join(folder, 'note', below))).toThrow(`${join(folder, 'note')} is not a folder`);
  });
});
