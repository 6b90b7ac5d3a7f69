import { sep } from 'node:path';

/**
 * Characters that the bundler misreads in a path, as its end, an escape, a pattern or a quote: builds fail, or lose their styles.
 */
const MISREAD = /[%#?*'\\]/g;

/** Why the site cannot be built in a folder, in one line; `undefined` if it can. */
export function folderProblem(folder: string): string | undefined {
  const found = [...new Set(folder.replaceAll(sep, '/').match(MISREAD))];
  if (found.length === 0) return undefined;
  return `cannot build in ${folder}: rename the folder, or the one above, that has ${found.join(' and ')} in its name`;
}
