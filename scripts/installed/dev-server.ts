import { serverAddress } from '../../src/http/server/node-server.ts';
import type { LiveServer } from '../../src/live/live-server.ts';
import { readBuildSettings, type ServerSettings } from '../../src/settings.ts';
import { openableAddress } from '../serve/addresses.ts';
import { listenProblem } from '../serve/listen-problem.ts';
import { startLivePages } from '../serve/live-pages.ts';
import { Refusal } from '../support/run.ts';

/** Starts a server whose pages, endpoints and photos follow the content as it is saved. */
export async function startDevServer({ host, port }: Pick<ServerSettings, 'host' | 'port'>): Promise<LiveServer> {
  const problem = await listenProblem({ host, port, metricsPort: undefined });
  if (problem !== undefined) throw new Refusal(problem);
  const server = await startLivePages({ host, port });
  const { baseUrl } = readBuildSettings(process.env);
  const address = openableAddress(serverAddress(host, server.port)) + new URL(baseUrl).pathname;
  console.log(`The site is at ${address} and follows what you save. Ctrl-C ends it.`);
  return server;
}
