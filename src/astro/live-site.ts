import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { shownPath } from '../authoring/files/read-folder.ts';
import { START } from '../authoring/problems/problem.ts';
import { SettingsError } from '../settings.ts';
import { foldersOf } from './content-folder.ts';
import { type Loading, type LoadSettings, loadKeeping } from './load-site.ts';

/**
 * The key of one slot for the whole process: this module is loaded twice, by the dev server's own parts and by its page renderer.
 */
const SLOT = Symbol.for('verified-reviews.live-site');
const slot = globalThis as { [SLOT]?: { readonly state: string; readonly loading: Loading } | undefined };

/** What was found in the reviews. It is not in the slot, because a module that Vite loads again may find something else. */
let findings: string | undefined;

/**
 * The site that the content's files make now, for the dev server. They are read again only when one of them has changed, and only
 * new reviews are analysed.
 */
export async function liveSite(settings: LoadSettings): Loading {
  const state = await stateOf(settings.contentDirectory);
  if (slot[SLOT]?.state === state) return slot[SLOT].loading;
  const loading = load(settings);
  slot[SLOT] = { state, loading };
  // A failure may have a reason that no file shows, so it is not kept: the next call tries again.
  loading.catch(() => {
    if (slot[SLOT]?.loading === loading) slot[SLOT] = undefined;
  });
  return loading;
}

async function load(settings: LoadSettings): Loading {
  try {
    const { loaded, changed } = await loadKeeping(settings, findings, '');
    findings = changed ?? findings;
    return loaded;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    // The folder may come back, as when another branch is checked out.
    return { ok: false, problems: [{ file: shownPath(settings.contentDirectory), ...START, message: error.message }] };
  }
}

async function stateOf(directory: string): Promise<string> {
  const files = await Promise.all(foldersOf(directory).map(filesIn));
  return (await Promise.all(files.flat().map(describe))).join('\n');
}

/** A folder that cannot be listed counts as empty. The reason is reported when the content is read. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.sort().map((name) => join(folder, name));
}

async function describe(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  return `${file} ${found?.ino} ${found?.size} ${found?.ctimeMs}`;
}
