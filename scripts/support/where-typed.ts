import { resolve } from 'node:path';

/** A path as the user means it: npm changes to the project's folder, and keeps in `INIT_CWD` where it was called. */
export function fromWhereTyped(path: string): string {
  return resolve(process.env.INIT_CWD ?? '', path);
}
