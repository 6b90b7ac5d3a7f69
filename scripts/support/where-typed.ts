import { resolve } from 'node:path';

/** Resolves a path as the user meant it: npm changes to the project's folder, and stores in `INIT_CWD` where it was called. */
export function fromWhereTyped(path: string): string {
  const { INIT_CWD = '', PROJECT_CWD = '' } = process.env;
  // Yarn runs commands within their project, but `yarn dlx` names a temporary one, and does not change the folder.
  return resolve(process.cwd().startsWith(PROJECT_CWD) ? INIT_CWD : '', path);
}
