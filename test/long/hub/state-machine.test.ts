import { afterAll, expect, it } from 'vitest';
import { openPostgres } from '../../../src/hub/store/postgres.ts';
import { startPostgres } from '../../support/databases/postgres.ts';
import { runModels } from '../../support/hub/model/seeds.ts';

/** For each engine. */
const SEEDS = Number(process.env.SEEDS ?? 400);
const shared = { seeds: SEEDS, firstSeed: 1000, steps: 30, atOnce: 8 };

const postgres = await startPostgres();
afterAll(() => postgres.close());

it(`${SEEDS} random stories on SQLite`, async () => {
  expect(await runModels(shared)).toEqual([]);
});

it(`${SEEDS} random stories on PostgreSQL`, async () => {
  async function open() {
    const url = await postgres.createDatabase();
    return () => openPostgres(url, () => {});
  }
  expect(await runModels({ ...shared, open })).toEqual([]);
});
