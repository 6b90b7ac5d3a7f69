import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './databases/postgres.ts';
import { buildSample } from './sites/built-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the sample business, built once for the whole run; nobody may change it. */
    dist: string;
    /** The address of a PostgreSQL server for the whole run; nobody may stop it. Each test makes a database of its own. */
    postgres: string;
  }
}

/** Makes once what many test files need. */
export async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const [built, postgres] = await Promise.all([buildSample(), startPostgres()]);
  project.provide('dist', join(built.folder, 'dist'));
  project.provide('postgres', postgres.address);
  return () => Promise.all([built.remove(), postgres.close()]);
}
