import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Generated, Kysely, SqliteDialect, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { forKysely } from '../../../../src/hub/store/sqlite/database.ts';
import { makeFolder } from '../../../support/content/content.ts';

interface Notes {
  note: { id: Generated<number>; text: string | null; body: Uint8Array | null };
}

async function openNotes(): Promise<{ db: Kysely<Notes>; file: string }> {
  const file = join(await makeFolder(), 'it.sqlite');
  const db = new Kysely<Notes>({ dialect: new SqliteDialect({ database: forKysely(new DatabaseSync(file)) }) });
  onTestFinished(() => db.destroy());
  await sql`create table note (id integer primary key, text text, body blob)`.execute(db);
  return { db, file };
}

it('writes and reads rows of every type, and tells how many it changed', async () => {
  const { db } = await openNotes();
  const body = Uint8Array.of(0, 1, 255);
  const inserted = await db.insertInto('note').values({ text: 'a', body }).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('note').values({ text: null, body: null }).execute();
  expect(await db.selectFrom('note').selectAll().execute()).toEqual([
    { id: inserted.id, text: 'a', body },
    { id: 2, text: null, body: null },
  ]);
  const { numUpdatedRows } = await db.updateTable('note').set({ text: 'b' }).executeTakeFirstOrThrow();
  expect(numUpdatedRows).toBe(2n);
});

it('streams rows', async () => {
  const { db } = await openNotes();
  for (const text of ['a', 'b', 'c']) await db.insertInto('note').values({ text }).execute();
  const rows = db.selectFrom('note').select('text').orderBy('id').stream();
  expect(await Array.fromAsync(rows, ({ text }) => text)).toEqual(['a', 'b', 'c']);
});

it('begins each transaction as one that writes', async () => {
  const { db, file } = await openNotes();
  const other = new DatabaseSync(file, { timeout: 0 });
  onTestFinished(() => other.close());
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('note').selectAll().execute();
    expect(() => other.exec('begin immediate')).toThrow('database is locked');
  });
  other.exec('begin immediate');
});

it('tells the error that ended a transaction, not the rollback that came too late', async () => {
  const { db } = await openNotes();
  await sql`pragma max_page_count = 3`.execute(db);
  const fill = db.transaction().execute((trx) =>
    trx
      .insertInto('note')
      .values({ body: new Uint8Array(100_000) })
      .execute(),
  );
  await expect(fill).rejects.toThrow('database or disk is full');
  await db.transaction().execute((trx) => trx.insertInto('note').values({ text: 'fits' }).execute());
  expect(await db.selectFrom('note').select('text').execute()).toEqual([{ text: 'fits' }]);
});

it('takes more different statements than it keeps ready', async () => {
  const { db } = await openNotes();
  await db.insertInto('note').values({ text: 'a' }).execute();
  for (let round = 0; round < 2; round++) {
    for (let n = 1; n <= 250; n++) {
      const ids = Array.from({ length: n }, (_, id) => id + 1);
      expect(await db.selectFrom('note').select('id').where('id', 'in', ids).execute()).toHaveLength(1);
    }
  }
});
