import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createDraw } from '../../../../scripts/development/random.ts';
import type { StoreAddress } from '../../../../src/hub/store/open.ts';
import { type Kill, MOMENTS, type Moment } from './moments.ts';
import { runWithKills } from './run.ts';

interface Seed {
  readonly seed: number;
  readonly kills: readonly Kill[];
}

/** A database for one run, and how to remove it. */
export interface RunDatabase {
  readonly address: StoreAddress;
  remove(): Promise<void>;
}

/** Each moment once, distributed over `seeds` seeds. */
export function everyMoment(seeds: number, signal: Kill['signal']): Seed[] {
  return Array.from({ length: seeds }, (_, seed) => ({
    seed,
    kills: MOMENTS.filter((_, place) => place % seeds === seed).map((moment) => ({ moment, count: 1, signal })),
  }));
}

/** One to three moments for each seed, each at the first, second or third time that it is reached. */
export function randomMoments(seeds: number, signal: Kill['signal']): Seed[] {
  return Array.from({ length: seeds }, (_, seed) => {
    const draw = createDraw(seed);
    const places = Array.from({ length: 1 + draw(3) }, () => draw(MOMENTS.length)).sort((a, b) => a - b);
    const kills = places.flatMap((place) => {
      const moment = MOMENTS[place];
      return moment ? [{ moment, count: 1 + draw(3), signal }] : [];
    });
    return { seed, kills };
  });
}

/**
 * Runs seeds, `atOnce` at a time. Returns a line for each fault, with what is needed to repeat the run, and the moments reached.
 */
export async function runSeeds(
  seeds: readonly Seed[],
  createDatabase: () => Promise<RunDatabase>,
  { atOnce }: { atOnce: number },
): Promise<{ faults: string[]; reached: Moment[] }> {
  const faults: string[] = [];
  const reached: Moment[] = [];
  async function run({ seed, kills }: Seed): Promise<void> {
    const database = await createDatabase();
    const result = await runWithKills({ seed, kills, database: database.address });
    const name = `seed ${seed} (${kills.map(({ moment, count, signal }) => `${signal} ${moment} ${count}`).join(', ')})`;
    console.log(`${name}: ${result.reached.length} reached${result.faults.map((fault) => `\n  ${fault}`).join('')}`);
    reached.push(...result.reached);
    faults.push(...result.faults.map((fault) => `${name}: ${fault}`));
    await database.remove();
  }
  await Readable.from(seeds).forEach(run, { concurrency: atOnce });
  return { faults, reached };
}

/** An SQLite file in a folder of its own. */
export async function createSqliteFile(): Promise<RunDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-kills-'));
  return {
    address: { kind: 'sqlite', file: join(folder, 'hub.sqlite') },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
