import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backUp } from '../../../src/hub/operator/backup.ts';
import { openFile } from '../../support/databases/sqlite-file.ts';
import { storeInFolder, subscriptionRows } from '../../support/hub/stores.ts';

it('writes what is there at this moment, for the owner alone, while a server works', async () => {
  const { folder, store, address } = await storeInFolder();
  const subscribing = Promise.all(Array.from({ length: 50 }, (_, n) => store.subscribe({ callback: `https://a.example/${n}` })));
  const backup = await backUp(address, join(folder, "it's a backup.sqlite"));
  await subscribing;
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  const copy = await openFile(backup);
  expect((await subscriptionRows(copy)).length).toBeLessThanOrEqual(51);
  expect(await copy.db.selectFrom('topic').select('sequence').execute()).toEqual([{ sequence: 1 }, { sequence: 1 }]);
});

it('writes over nothing, and leaves nothing where it fails', async () => {
  const { folder, address } = await storeInFolder();
  writeFileSync(join(folder, 'there'), 'precious');
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
