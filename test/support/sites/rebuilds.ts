import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build } from '../build.ts';
import { reviewLines, write } from '../content/content.ts';
import { askUnderLoad } from '../network/load.ts';
import { startServer } from './server.ts';

/** The settings of a site's builds. */
type BuiltFrom = Readonly<Record<string, string>> & { readonly CONTENT_DIR: string };

export interface Rebuilds {
  /** How many reviews the server published at most two seconds after each build. */
  readonly counts: readonly number[];
  /** The output of each build. */
  readonly outputs: readonly string[];
  readonly answers: number;
  /** What was wrong with any answer. */
  readonly faults: readonly string[];
  /** The server's exit code, after it was told to stop. */
  readonly exitCode: number | null;
}

/** Rebuilds a site with 3 reviews, then with one more in each round, while its server is asked for everything all the time. */
export async function rebuildUnderLoad(out: string, settings: BuiltFrom, rounds: number): Promise<Rebuilds> {
  const server = await startServer(join(out, 'dist'));
  const load = askUnderLoad(server.origin);
  const counts: number[] = [];
  const outputs: string[] = [];
  for (let round = 0; round < rounds; round++) {
    await write(settings.CONTENT_DIR, 'reviews.jsonl', reviewLines(3 + round));
    const { code, output } = await build(out, settings);
    if (code !== 0) throw new Error(`the build failed:\n${output}`);
    outputs.push(output);
    counts.push(await countWithin(2000, 3 + round, server.origin));
  }
  return { counts, outputs, ...(await load.stop()), exitCode: await server.stop() };
}

/** How many reviews a server publishes, once there are as many as expected or after `ms`. */
async function countWithin(ms: number, expected: number, origin: string): Promise<number> {
  for (const end = performance.now() + ms; ; await setTimeout(100)) {
    const { reviews } = (await (await fetch(`${origin}/reviews.json`)).json()) as { reviews: unknown[] };
    if (reviews.length === expected || performance.now() > end) return reviews.length;
  }
}
