import { resolve, sep } from 'node:path';
import type { ViteDevServer } from 'vite';

/** How long to wait for further changes, in ms: an import of many files is one change. A change is to be seen within a second. */
const PAUSE_MS = 150;

/** Calls `onChange` when files of the content folder have changed, and no other has for a moment. */
export function followContent({ watcher }: Pick<ViteDevServer, 'watcher'>, directory: string, onChange: () => void): void {
  const content = resolve(directory);
  watcher.add(content);
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', (_, file) => {
    if (!file.startsWith(content + sep)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, PAUSE_MS);
  });
}
