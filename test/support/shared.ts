import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where `global-setup.ts` answers with what it has made. */
    shared: string;
    /** Whether the run renews what is stored of an earlier one: it was started with `-u`. */
    renews: boolean;
  }
}

/** Things that take long to make: each is made at most once in a run, when the first test asks for it, and is gone after it. */
export type SharedName = 'sample' | 'server' | 'spanish' | 'package' | 'postgres' | 'browser';

/** The built sample business; nobody may change its folder. */
export const sampleDist = (): Promise<string> => shared('sample');

/** The address of a server of it with its default settings, for tests that only read. */
export const sampleOrigin = (): Promise<string> => shared('server');

/** The built Spanish business, whose address has a path; nobody may change its folder. */
export const spanishDist = (): Promise<string> => shared('spanish');

/** The tarball of the software as npm gets it. */
export const packedSoftware = (): Promise<string> => shared('package');

/** The address of a PostgreSQL server, which nobody may stop. Each test makes a database of its own. */
export const sharedPostgres = (): Promise<string> => shared('postgres');

/** The address of a Chromium, where each test opens pages in contexts of its own. */
export const sharedBrowser = (): Promise<string> => shared('browser');

async function shared(name: SharedName): Promise<string> {
  const answer = await fetch(`${inject('shared')}/${name}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name}: ${text}`);
  return text;
}
