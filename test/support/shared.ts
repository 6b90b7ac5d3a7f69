import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address where `global-setup.ts` answers with what it has made. */
    shared: string;
    /** Whether the run renews stored results, because it was started with `-u`. */
    renews: boolean;
  }
}

/**
 * Things that take long to make. Each is made at most once in a run, when a test first asks for it, and removed after the run.
 */
export type SharedName = 'sample' | 'server' | 'spanish' | 'package' | 'postgres';

/** The built sample business. Nobody may change its folder. */
export const sampleDist = (): Promise<string> => shared('sample');

/**
 * The address of a server of the sample business, for tests that need no settings of their own, and do not look at its log or its
 * figures. Its hub may ask callbacks on this computer; all else is as by default.
 */
export const sampleOrigin = (): Promise<string> => shared('server');

/** The built Spanish business, whose address has a path. Nobody may change its folder. */
export const spanishDist = (): Promise<string> => shared('spanish');

/** The tarball of the software, as published to npm. */
export const packedSoftware = (): Promise<string> => shared('package');

/** The address of a PostgreSQL server, which nobody may stop. Each test makes its own database there. */
export const sharedPostgres = (): Promise<string> => shared('postgres');

async function shared(name: SharedName): Promise<string> {
  const answer = await fetch(`${inject('shared')}/${name}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name}: ${text}`);
  return text;
}
