import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PACK_NAME } from '../../../../src/publication/sealing/seal.ts';
import { runBuild } from '../../../support/project.ts';
import { contentOf, writeFiles } from './files.ts';
import { makeRecords } from './records.ts';

/** The default: a business with a long history. */
const REVIEWS = 1000;

/** A built site with this many reviews. */
export interface BuiltSite {
  readonly reviews: number;
  readonly server: string;
  readonly packFile: string;
}

/** Builds a site inside the folder, in the way that an operator does. */
export async function buildSite(folder: string, reviews: number): Promise<BuiltSite> {
  const content = join(folder, `content-${reviews}`);
  const out = join(folder, `site-${reviews}`);
  await writeFiles(content, contentOf(makeRecords(reviews)));
  const environment = { ...process.env, BASE_URL: 'https://bench.example.com', CONTENT_DIR: content, NOTIFY_HUB: '0' };
  const code = await runBuild(['--out', out], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) throw new Error(`the build of ${reviews} reviews ended with ${code}`);
  return { reviews, server: join(out, 'dist', 'server', 'entry.mjs'), packFile: join(out, 'dist', PACK_NAME) };
}

/** Builds a site of `BENCH_REVIEWS` reviews in a temporary folder, which is removed after use. */
export async function withSite<T>(bench: string, use: (site: BuiltSite, folder: string) => Promise<T>): Promise<T> {
  await using folder = await mkdtempDisposable(join(tmpdir(), `bench-${bench}-`));
  return await use(await buildSite(folder.path, Number(process.env.BENCH_REVIEWS ?? REVIEWS)), folder.path);
}
