import { resolve } from 'node:path';

/** Resolves a path as the user meant it: npm changes to the project's folder, and stores in `INIT_CWD` where it was called. */
export function fromWhereTyped(path: string): string {
  return resolve(process.env.INIT_CWD ?? '', path);
}
