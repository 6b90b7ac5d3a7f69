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
  const waiting = Array.from({ length: seeds }, (_, index) => firstSeed + index);
  const found: string[] = [];
  async function work(): Promise<void> {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const { faults, steps } = await runModel({ ...shared, seed, open: await open(seed) });
      found.push(...faults.map((fault) => `seed ${seed}: ${fault} [${steps.join('; ')}]`));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}
