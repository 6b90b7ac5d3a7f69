import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { foldersOf } from '../../../src/astro/content-folder.ts';
import { type Loaded, loadSite } from '../../../src/astro/load-site.ts';
import { startLiveServer } from '../../../src/live/live-server.ts';
import type { SiteFile } from '../../../src/publication/files.ts';
import { readBuildSettings } from '../../../src/settings.ts';
import { makeFolder, write } from '../content/content.ts';

interface Options {
  readonly settings?: Readonly<Record<string, string>>;
  /** Makes the files of a site that was read from the content. */
  filesOf(loaded: Loaded, content: string): Promise<SiteFile[]>;
}

/** Starts a live server of the content in a folder of its own, which ends with the test. */
export async function startLive(files: Readonly<Record<string, string>>, { settings, filesOf }: Options) {
  const content = await makeFolder(files);
  const built = readBuildSettings({ ...settings, CONTENT_DIR: content });
  const told: string[] = [];
  // Read again after a test has changed it, as the real one is.
  let loading = loadSite(built);
  const server = await startLiveServer({
    environment: {},
    host: '127.0.0.1',
    port: 0,
    baseUrl: built.baseUrl,
    folders: () => foldersOf(content),
    load: () => loading,
    filesOf: (loaded) => filesOf(loaded, content),
    tell: (line) => told.push(line),
  });
  onTestFinished(() => server.stop());
  return {
    port: server.port,
    told,
    async ask(path: string, init: RequestInit = {}) {
      const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual', ...init });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
    async save(name: string, text: string) {
      await write(content, name, text);
      loading = loadSite(built);
    },
    async remove(name: string) {
      await rm(join(content, name));
      loading = loadSite(built);
    },
  };
}
