import { Readable } from 'node:stream';
import type { HubOptions } from '../../../../src/hub/hub.ts';
import { createStoreFile } from '../store-file.ts';
import { runModel, startCallbacks } from './run.ts';

interface ModelRuns {
  readonly steps: number;
  readonly seeds: number;
  /** Default: 0. */
  readonly firstSeed?: number;
  readonly atOnce: number;
  /** Returns a function that opens a new database; default: one on SQLite. */
  readonly open?: () => Promise<HubOptions['open']>;
}

/** Runs the model with `seeds` seeds, `atOnce` at a time. Returns a line for each fault, with its seed and what was done. */
export async function runModels({ seeds, firstSeed = 0, atOnce, steps, open = openFile }: ModelRuns): Promise<string[]> {
  const callbacks = await startCallbacks();
  const found: string[] = [];
  async function run(seed: number): Promise<void> {
    const { faults, steps: done } = await runModel({ seed, steps, callbacks, open: await open() });
    found.push(...faults.map((fault) => `seed ${seed}: ${fault} [${done.join('; ')}]`));
  }
  await Readable.from(Array.from({ length: seeds }, (_, index) => firstSeed + index)).forEach(run, { concurrency: atOnce });
  await callbacks.close();
  return found;
}

async function openFile(): Promise<HubOptions['open']> {
  return (await createStoreFile()).open;
}
