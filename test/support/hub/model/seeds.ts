import { Readable } from 'node:stream';
import type { HubOptions } from '../../../../src/hub/hub.ts';
import { type ModelRun, runModel } from './run.ts';

interface ModelRuns extends Pick<ModelRun, 'steps' | 'callbacks'> {
  readonly seeds: number;
  /** Default: 0. */
  readonly firstSeed?: number;
  readonly atOnce: number;
  /** Returns a function that opens a new database. */
  open(seed: number): Promise<HubOptions['open']>;
}

/** Runs the model with `seeds` seeds, `atOnce` at a time. Returns a line for each fault, with its seed and what was done. */
export async function runModels({ seeds, firstSeed = 0, atOnce, open, ...shared }: ModelRuns): Promise<string[]> {
  const found: string[] = [];
  async function run(seed: number): Promise<void> {
    const { faults, steps } = await runModel({ ...shared, seed, open: await open(seed) });
    found.push(...faults.map((fault) => `seed ${seed}: ${fault} [${steps.join('; ')}]`));
  }
  await Readable.from(Array.from({ length: seeds }, (_, index) => firstSeed + index)).forEach(run, { concurrency: atOnce });
  return found;
}
