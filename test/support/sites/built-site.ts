import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build.ts';

/** Where the shared build believes it is served. */
export const BASE_URL = 'https://reviews.example.com';

/** Builds the sample business. */
export async function buildSample(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'built-site-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const { code, output } = await build(folder, { BASE_URL });
  if (code === 0) return { folder, remove };
  await remove();
  throw new Error(`the sample business does not build:\n${output}`);
}
