import { readdirSync, readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { assertNotForeign } from '../../../../src/hub/store/sqlite/identity.ts';
import { makeFolder } from '../../../support/content/content.ts';
import { madeFile } from '../../../support/databases/sqlite-file.ts';
import { runSql } from '../../../support/hub/store-file.ts';

/** A file with a database made by these statements. */
async function made(sql: string): Promise<string> {
  const file = `${await makeFolder()}/it.sqlite`;
  runSql(file, sql);
  return file;
}

describe('assertNotForeign', () => {
  it('lets pass a store, a database without tables, and what is no database', async () => {
    assertNotForeign(await madeFile());
    assertNotForeign(await made('pragma user_version = 1'));
    assertNotForeign(`${await makeFolder({ garbage: 'garbage '.repeat(1000), empty: '' })}/garbage`);
  });

  it('makes nothing beside a closed file, whatever its name', async () => {
    const file = await made('pragma journal_mode = wal; create table notes (text)');
    const odd = `${await makeFolder()}/a b?c#d%41é.sqlite`;
    await copyFile(file, odd);
    expect(() => assertNotForeign(odd)).toThrow(`${odd} is a database of something else`);
    expect(readdirSync(dirname(odd))).toHaveLength(1);
  });

  it('refuses tables of others, also those that are in the log alone, and leaves all as it is', async () => {
    const file = await made('pragma journal_mode = wal');
    const database = new DatabaseSync(file);
    onTestFinished(() => database.close());
    database.exec('create table notes (text)');
    const killed = `${await makeFolder()}/killed.sqlite`;
    for (const ending of ['', '-wal', '-shm']) await copyFile(file + ending, killed + ending);
    const look = () => readdirSync(dirname(killed)).map((name) => [name, readFileSync(`${dirname(killed)}/${name}`).length]);
    const before = look();
    expect(() => assertNotForeign(killed)).toThrow(`${killed} is a database of something else; use another DATABASE_URL`);
    expect(look()).toEqual(before);
  });
});
