import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build } from '../build.ts';
import { reviewLines, write } from '../content/content.ts';
import { askUnderLoad } from '../network/load.ts';
import { startServer } from './server.ts';

export interface Rebuilds {
  /** How many reviews the server published two seconds after each build. */
  readonly counts: readonly number[];
  readonly answers: number;
  /** What was wrong with any answer. */
  readonly faults: readonly string[];
  /** The server's, once it was told to stop. */
  readonly exitCode: number | null;
}

/** Builds a built site anew with 3 reviews, then with one more each round, while a server of it is asked for everything all the time. */
export async function rebuildUnderLoad(out: string, content: string, rounds: number): Promise<Rebuilds> {
  const server = await startServer(join(out, 'dist'));
  const load = askUnderLoad(server.origin);
  const counts: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await write(content, 'reviews.jsonl', reviewLines(3 + round));
    const { code, output } = await build(out, { CONTENT_DIR: content });
    if (code !== 0) throw new Error(`the build failed:\n${output}`);
    await setTimeout(2000);
    const dataset = (await (await fetch(`${server.origin}/reviews.json`)).json()) as { reviews: unknown[] };
    counts.push(dataset.reviews.length);
  }
  return { counts, ...(await load.stop()), exitCode: await server.stop() };
}
