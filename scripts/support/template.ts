import { join } from 'node:path';

/** The files that `init` copies, in a folder of the software. */
export const TEMPLATE = join('scripts', 'init', 'template');

/** The name of such a file in a business's folder. The template's `gitignore` has no dot, because npm leaves `.gitignore` out. */
export function ownName(file: string): string {
  return file === 'gitignore' ? '.gitignore' : file;
}
