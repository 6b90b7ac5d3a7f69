import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build } from '../build.ts';
import { makeFolder, reviewLines, smallContent, write } from '../content/content.ts';
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

/** Builds 3 reviews, then one more each round, while a server of that build is asked for everything all the time. */
export async function rebuildUnderLoad(rounds: number): Promise<Rebuilds> {
  const content = await makeFolder(smallContent());
  const out = await makeFolder();
  await rebuild(out, content);
  const server = await startServer(join(out, 'dist'));
  const load = askUnderLoad(server.origin);
  const counts: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await write(content, 'reviews.jsonl', reviewLines(3 + round));
    await rebuild(out, content);
    await setTimeout(2000);
    const dataset = (await (await fetch(`${server.origin}/reviews.json`)).json()) as { reviews: unknown[] };
    counts.push(dataset.reviews.length);
  }
  return { counts, ...(await load.stop()), exitCode: await server.stop() };
}

async function rebuild(out: string, content: string): Promise<void> {
  const { code, output } = await build(out, { CONTENT_DIR: content });
  if (code !== 0) throw new Error(`the build failed:\n${output}`);
}
