import { join } from 'node:path';
import { FOLDERS, liveSite } from '../../src/astro/live-site.ts';
import { serverAddress } from '../../src/http/server/node-server.ts';
import { withInner } from '../../src/live/follow-folders.ts';
import { type LiveServer, startLiveServer } from '../../src/live/live-server.ts';
import { siteFiles } from '../../src/publication/files.ts';
import { readBuildSettings } from '../../src/settings.ts';
import { PUBLIC, siteOutputs } from '../build/outputs.ts';
import { openableAddress } from '../serve/addresses.ts';
import { listenProblem } from '../serve/listen-problem.ts';
import type { DevServerOptions } from '../support/dev-server-options.ts';
import { Refusal } from '../support/run.ts';
import { openBundles } from './bundles.ts';

/** Starts a server whose pages, endpoints and photos follow the content as it is saved. */
export async function startDevServer({ host, port, logLevel = 'info' }: DevServerOptions): Promise<LiveServer> {
  const settings = readBuildSettings(process.env);
  const { baseUrl, contentDirectory } = settings;
  const problem = await listenProblem({ host, port, metricsPort: undefined });
  if (problem !== undefined) throw new Refusal(problem);
  const bundles = await openBundles();
  const server = await startLiveServer({
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
      const { outputs, publicFiles } = await siteOutputs(bundles, loaded, { contentDirectory, isPreview: true });
      return siteFiles(outputs, publicFiles);
    },
    tell: console.error,
  });
  const address = openableAddress(serverAddress(host, server.address.port)) + new URL(baseUrl).pathname;
  if (logLevel === 'info') console.log(`The site is at ${address} and follows what you save. Ctrl-C ends it.`);
  return server;
}
