import { resolve, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { publicBeside } from './content-folder.ts';

/** How long to wait for further changes, in ms: an import of many files is one change. A change is to be seen within a second. */
export const PAUSE_MS = 150;

/** Calls `onChange` when files of the content folder or of `public/` beside it have changed, and no other has for a moment. */
export function followContent({ watcher }: Pick<ViteDevServer, 'watcher'>, directory: string, onChange: () => void): void {
  const folders = [directory, publicBeside(directory)].map((folder) => resolve(folder));
  watcher.add(folders);
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', (_, file) => {
    if (!folders.some((folder) => file.startsWith(folder + sep))) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, PAUSE_MS);
  });
}
