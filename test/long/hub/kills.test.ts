import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../support/databases/postgres.ts';
import { MOMENTS } from '../../support/hub/child/moments.ts';
import { createSqliteFile, everyMoment, type RunDatabase, randomMoments, runSeeds } from '../../support/hub/child/seeds.ts';

/** For each engine and signal. */
const SEEDS = Number(process.env.SEEDS ?? 200);

const postgres = await startPostgres();
afterAll(() => postgres.close());

async function createPostgresDatabase(): Promise<RunDatabase> {
  return { address: { kind: 'postgres', url: await postgres.createDatabase() }, remove: async () => {} };
}

describe.each([
  { engine: 'SQLite', createDatabase: createSqliteFile },
  { engine: 'PostgreSQL', createDatabase: createPostgresDatabase },
])('on $engine', ({ createDatabase }) => {
  it.each(['SIGKILL', 'SIGTERM'] as const)('%s at every step, once', async (signal) => {
    const { faults, reached } = await runSeeds(everyMoment(14, signal), createDatabase, { atOnce: 3 });
    expect(faults).toEqual([]);
    expect(reached.toSorted()).toEqual(MOMENTS.toSorted());
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)(`%s up to three times, at random steps: ${SEEDS} seeds`, async (signal) => {
    const { faults, reached } = await runSeeds(randomMoments(SEEDS, signal), createDatabase, { atOnce: 3 });
    console.log(`${SEEDS} seeds, ${reached.length} times ended by ${signal}, ${faults.length} faults`);
    expect(faults).toEqual([]);
  });
});
