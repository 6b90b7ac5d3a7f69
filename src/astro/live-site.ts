import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildSettings } from '../settings.ts';
import { loadSite } from './load-site.ts';

type Loading = ReturnType<typeof loadSite>;

let last: { readonly state: string; readonly loading: Loading } | undefined;

/** The site of the files as they are now, for the dev server: they are read again when one of them is another than it was. */
export async function liveSite(settings: BuildSettings): Loading {
  const state = await stateOf(settings.contentDirectory);
  if (last?.state === state) return last.loading;
  const loading = loadSite(settings);
  last = { state, loading };
  // What could not be read for a reason that is no file's may be read the next time.
  loading.catch(() => {
    if (last?.loading === loading) last = undefined;
  });
  return loading;
}

/** The folders that hold content. */
const FOLDERS = ['.', 'reviews', 'photos'];

async function stateOf(directory: string): Promise<string> {
  const files = await Promise.all(FOLDERS.map((folder) => filesIn(join(directory, folder))));
  return (await Promise.all(files.flat().map(describe))).join('\n');
}

/** What cannot be listed or looked at differs from what can; why is said where it is read. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.sort().map((name) => join(folder, name));
}

async function describe(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  return `${file} ${found?.ino} ${found?.size} ${found?.ctimeMs}`;
}
