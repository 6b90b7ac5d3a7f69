import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build } from './build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the sample business, built once for the whole run; nobody may change it. */
    dist: string;
  }
}

/** Where the shared build believes it is served. */
export const BASE_URL = 'https://reviews.example.com';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const out = await mkdtemp(join(tmpdir(), 'built-site-'));
  const { code, output } = await build(out, { BASE_URL });
  if (code !== 0) throw new Error(`the sample business does not build:\n${output}`);
  project.provide('dist', join(out, 'dist'));
  return () => rm(out, { recursive: true, force: true });
}
