import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Connection } from '../../../src/hub/store/engine.ts';
import { migrate, SCHEMA } from '../../../src/hub/store/migrations.ts';
import { openStore, type StoreAddress } from '../../../src/hub/store/open.ts';
import { runUntilLine } from '../../support/databases/sqlite-process.ts';
import { NEW_STORES, openedStore } from '../../support/hub/stores.ts';

async function open(address: StoreAddress): Promise<Connection> {
  const connection = await openStore(address, () => {});
  onTestFinished(() => connection.close());
  return connection;
}

async function versions({ db }: Connection): Promise<number[]> {
  const { rows } = await sql<{ version: number }>`select version from hub_schema`.execute(db);
  return rows.map(({ version }) => version);
}

function rowsOf({ db }: Connection): Promise<object[][]> {
  const tables = ['topic', 'subscription', 'request'] as const;
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().orderBy('id').execute()));
}

/** A process that opens the store twice when told to, through keepers as servers do, and reports the result. */
async function startOpener(address: StoreAddress): Promise<{ open(): Promise<string> }> {
  const moduleOf = (name: string) => pathToFileURL(join(import.meta.dirname, `../../../src/hub/store/${name}.ts`));
  const { child } = await runUntilLine(
    `const { createKeeper } = await import('${moduleOf('keeper')}');
     const { openStore } = await import('${moduleOf('open')}');
     console.log('ready');
     process.stdin.once('data', async () => {
       const open = () => openStore(${JSON.stringify(address)}, () => {});
       const keepers = [0, 1].map(() => createKeeper({ open, onState: (problem) => console.log(String(problem)) }));
       await Promise.all(keepers.map((keeper) => keeper.opened));
       await Promise.all(keepers.map((keeper) => keeper.close()));
       process.exit();
     });`,
  );
  return {
    async open() {
      let said = '';
      child.stdout?.on('data', (chunk) => {
        said += chunk;
      });
      child.stdin?.write('now\n');
      await once(child, 'close');
      return said;
    },
  };
}

describe.each(NEW_STORES)('on %s', (_, create) => {
  it('run once where processes start at the same moment, and none sees a problem', async () => {
    const address = await create();
    const openers = await Promise.all([startOpener(address), startOpener(address)]);
    expect(await Promise.all(openers.map((opener) => opener.open()))).toEqual([
      'undefined\nundefined\n',
      'undefined\nundefined\n',
    ]);
    expect(await versions(await open(address))).toEqual([SCHEMA]);
  });

  it('from schema 1 to 2 keep every row, and give a place for what is kept', async () => {
    const address = await create();
    const connection = await open(address);
    const store = await openedStore(() => openStore(address, () => {}));
    await store.subscribe({ secret: 'größe' });
    await store.accept({ callback: 'https://waits.example/' });
    await store.close();
    await sql`drop table kept_value`.execute(connection.db);
    await sql`update hub_schema set version = 1`.execute(connection.db);
    const before = await rowsOf(connection);
    expect(before.map((rows) => rows.length)).toEqual([2, 1, 2]);
    await migrate(connection);
    expect(await versions(connection)).toEqual([SCHEMA]);
    expect(await rowsOf(connection)).toEqual(before);
    expect(await connection.db.selectFrom('kept_value').selectAll().execute()).toEqual([]);
  });

  it('leave a newer schema alone, and say what to do', async () => {
    const connection = await open(await create());
    await sql`update hub_schema set version = 99`.execute(connection.db);
    await expect(migrate(connection)).rejects.toThrow(
      `the store has schema 99, made by a newer version of this program, which knows up to ${SCHEMA}; run that version, or use another DATABASE_URL`,
    );
    expect(await versions(connection)).toEqual([99]);
  });
});
