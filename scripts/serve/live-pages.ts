import { openBundles } from '#software/bundles';
import { foldersOf } from '../../src/astro/content-folder.ts';
import { liveSite } from '../../src/astro/live-site.ts';
import { type LiveServer, startLiveServer } from '../../src/live/live-server.ts';
import type { ServerSettings } from '../../src/settings.ts';
import { siteOutputs } from '../build/outputs.ts';
import { contentSettings } from '../support/content-settings.ts';

/** Starts a server whose pages, endpoints and photos follow the content as it is saved. The code is that of the bundles. */
export async function startLivePages({ host, port }: Pick<ServerSettings, 'host' | 'port'>): Promise<LiveServer> {
  const settings = await contentSettings();
  const { baseUrl, contentDirectory } = settings;
  const bundles = await openBundles(false);
  return startLiveServer({
    environment: process.env,
    host,
    port,
    baseUrl,
    folders: () => foldersOf(contentDirectory),
    load: () => liveSite(settings),
    async filesOf(loaded) {
      const { files } = await siteOutputs(bundles, loaded, { contentDirectory, isPreview: true });
      return files;
    },
    tell: console.error,
  });
}
