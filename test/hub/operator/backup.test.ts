import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { backUp } from '../../../src/hub/operator/backup.ts';
import { openSqlite } from '../../../src/hub/store/sqlite/sqlite.ts';
import { makeFolder } from '../../support/content/content.ts';
import { openedStore, subscriptionRows } from '../../support/hub/stores.ts';

it('writes what is there at this moment, for the owner alone, while a server works', async () => {
  const folder = await makeFolder();
  const file = join(folder, 'hub.sqlite');
  const store = await openedStore(() => openSqlite(file, Date.now));
  const subscribing = Promise.all(Array.from({ length: 50 }, (_, n) => store.subscribe({ callback: `https://a.example/${n}` })));
  const backup = await backUp({ kind: 'sqlite', file }, join(folder, "it's a backup.sqlite"));
  await subscribing;
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  const copy = await openSqlite(backup, Date.now);
  onTestFinished(() => copy.close());
  expect((await subscriptionRows(copy)).length).toBeLessThanOrEqual(50);
  expect(await copy.db.selectFrom('topic').select('sequence').execute()).toEqual([{ sequence: 1 }, { sequence: 1 }]);
});

it('writes over nothing, and leaves nothing where it fails', async () => {
  const folder = await makeFolder();
  const file = join(folder, 'hub.sqlite');
  await (await openSqlite(file, Date.now)).close();
  writeFileSync(join(folder, 'there'), 'precious');
  const address = { kind: 'sqlite', file } as const;
  await expect(backUp(address, join(folder, 'there'))).rejects.toThrow(
    `${join(folder, 'there')} is there already; name a new file`,
  );
  await expect(backUp(address, join(folder, 'no', 'folder'))).rejects.toThrow('cannot be written: ENOENT');
  await expect(backUp({ kind: 'sqlite', file: join(folder, 'none') }, join(folder, 'new'))).rejects.toThrow(
    'there is no store at',
  );
  expect(readdirSync(folder)).not.toContain('new');
});

it('names the tool for PostgreSQL', async () => {
  await expect(backUp({ kind: 'postgres', url: 'postgres://h/d' }, 'x')).rejects.toThrow('pg_dump');
});
