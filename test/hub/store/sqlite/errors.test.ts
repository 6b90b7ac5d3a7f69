import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { asLost, damaged, isBusy, isDamaged, isFull, StoreLostError } from '../../../../src/hub/store/sqlite/errors.ts';
import { makeFolder } from '../../../support/content/content.ts';

async function errorOf(text: string, sql: string): Promise<unknown> {
  const folder = await makeFolder({ 'it.sqlite': text });
  const [one, other] = [0, 1].map(() => new DatabaseSync(join(folder, 'it.sqlite'), { timeout: 0 }));
  onTestFinished(() => {
    one?.close();
    other?.close();
  });
  try {
    one?.exec('begin exclusive');
    other?.exec(sql);
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

it('tells a file that another holds, one that is damaged and a mistake apart', async () => {
  const errors = [
    await errorOf('', 'begin immediate'),
    await errorOf('garbage '.repeat(1000), 'select 1'),
    await errorOf('', 'no such statement'),
    new TypeError('a defect'),
    undefined,
  ];
  expect(errors.map(isBusy)).toEqual([true, false, false, false, false]);
  expect(errors.map(isDamaged)).toEqual([false, true, false, false, false]);
});

it('recognises that there is no room', async () => {
  const database = new DatabaseSync(':memory:');
  onTestFinished(() => database.close());
  database.exec('create table it (a); pragma max_page_count = 1');
  const fill = () => database.exec('insert into it values (zeroblob(100000))');
  expect(fill).toThrow(expect.toSatisfy(isFull));
  expect(isFull(await errorOf('', 'begin immediate'))).toBe(false);
});

it('says of a damage in one line what it is, and leaves any other error as it is', async () => {
  expect(damaged('/data/it.sqlite', '\nTree 3 page 3:\n  free space corruption\n').message).toBe(
    '/data/it.sqlite is damaged: Tree 3 page 3: free space corruption',
  );
  const garbage = asLost(await errorOf('garbage '.repeat(1000), 'select 1'), '/data/it.sqlite');
  expect(garbage).toEqual(new StoreLostError('/data/it.sqlite is damaged: file is not a database'));
  const busy = await errorOf('', 'begin immediate');
  expect(asLost(busy, '/data/it.sqlite')).toBe(busy);
});
