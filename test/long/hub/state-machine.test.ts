import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openPostgres } from '../../../src/hub/store/postgres.ts';
import { openSqlite } from '../../../src/hub/store/sqlite/sqlite.ts';
import { makeFolder } from '../../support/content/content.ts';
import { startPostgres } from '../../support/databases/postgres.ts';
import { startCallbacks } from '../../support/hub/model/run.ts';
import { runModels } from '../../support/hub/model/seeds.ts';

/** For each engine. */
const SEEDS = Number(process.env.SEEDS ?? 400);
const shared = { seeds: SEEDS, firstSeed: 1000, steps: 30, atOnce: 8 };

const postgres = await startPostgres();
const callbacks = await startCallbacks();
afterAll(() => Promise.all([callbacks.close(), postgres.close()]));

it(`${SEEDS} random stories on SQLite`, async () => {
  const folder = await makeFolder();
  const faults = await runModels({
    ...shared,
    callbacks,
    open: async (seed) => (claim) => openSqlite(join(folder, `${seed}.sqlite`), Date.now, claim),
  });
  expect(faults).toEqual([]);
});

it(`${SEEDS} random stories on PostgreSQL`, async () => {
  async function open() {
    const url = await postgres.createDatabase();
    return () => openPostgres(url, () => {});
  }
  expect(await runModels({ ...shared, callbacks, open })).toEqual([]);
});
