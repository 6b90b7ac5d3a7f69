import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startContender } from '../contender.ts';
import type { BuiltSite } from '../content/site.ts';
import type { Competitor } from '../in-turn.ts';
import { installPeer } from '../peers/install.ts';

/** A package that only this bench needs, and its version. */
type Package = readonly [name: string, version: string];

/** Each peer's name, its program, and the package that it needs besides the project's. */
const PEERS: readonly (readonly [name: string, program: string, needs?: Package])[] = [
  ['node:http and a filter', 'filter-peer.ts'],
  ['node:sqlite FTS5 trigram', 'sqlite-peer.ts'],
  ['MiniSearch', 'minisearch-peer.ts'],
  ['FlexSearch', 'flexsearch-peer.ts', ['flexsearch', '0.8.212']],
  ['json-server', 'json-server-peer.ts', ['json-server', '0.17.4']],
];

/** Starts our server as it usually runs, with its log but without a rate limit, and the peers that are available here. */
export async function startServers(
  { server, packFile }: BuiltSite,
  folder: string,
  names?: readonly string[],
): Promise<Competitor[]> {
  const settings = { RATE_LIMIT: '0', DATABASE_URL: `file:${join(folder, 'hub.sqlite')}` };
  const started = [{ name: 'ours', contender: await startContender([server], settings) }];
  for (const [name, program, needs] of PEERS) {
    if (names && !names.includes(name)) continue;
    const entry = needs === undefined ? '' : await installPeer(...needs);
    const file = fileURLToPath(new URL(`../peers/${program}`, import.meta.url));
    if (entry !== undefined) started.push({ name, contender: await startContender([file, packFile, entry]) });
  }
  return started;
}
