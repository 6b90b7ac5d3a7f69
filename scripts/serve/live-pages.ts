import { join } from 'node:path';
import { openBundles } from '#software/bundles';
import { FOLDERS, liveSite } from '../../src/astro/live-site.ts';
import { withInner } from '../../src/live/follow-folders.ts';
import { type LiveServer, startLiveServer } from '../../src/live/live-server.ts';
import { readBuildSettings, type ServerSettings } from '../../src/settings.ts';
import { PUBLIC, siteOutputs } from '../build/outputs.ts';

/** Starts a server whose pages, endpoints and photos follow the content as it is saved. The code is that of the bundles. */
export async function startLivePages({ host, port }: Pick<ServerSettings, 'host' | 'port'>): Promise<LiveServer> {
  const settings = readBuildSettings(process.env);
  const { baseUrl, contentDirectory } = settings;
  const bundles = await openBundles(false);
  return startLiveServer({
    environment: process.env,
    host,
    port,
    baseUrl,
    folders: () => [
      ...FOLDERS.map((name) => join(contentDirectory, name)),
      ...[join(contentDirectory, 'public'), PUBLIC].flatMap(withInner),
    ],
    load: () => liveSite(settings),
    async filesOf(loaded) {
      const { files } = await siteOutputs(bundles, loaded, { contentDirectory, isPreview: true });
      return files;
    },
    tell: console.error,
  });
}
