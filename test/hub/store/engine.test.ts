import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { fromNow, writeAlone } from '../../../src/hub/store/engine.ts';
import { begin, contentOf, onBothEngines } from '../../support/hub/stores.ts';

onBothEngines((database) => {
  it.each([5000, -5000])('a time %d ms from now is so far from the store’s own', async (ms) => {
    const { db, engine } = database.connection;
    const { rows } = await sql<{ ms: number }>`select ${fromNow(engine, ms)} - ${engine.now()} as ms`.execute(db);
    expect(Math.abs(Number(rows[0]?.ms) - ms)).toBeLessThan(1000);
  });

  it('work that writes alone leaves nothing where it fails, and lets others write afterwards', async () => {
    const { store, connection } = await begin(database);
    const failing = writeAlone(connection, async (trx) => {
      await trx.deleteFrom('topic').execute();
      throw new TypeError('a defect');
    });
    await expect(failing).rejects.toThrow('a defect');
    expect(await store.hasSeen(contentOf(1))).toBe(true);
    expect(await store.recordEdition(contentOf(2))).toHaveLength(2);
  });
});
