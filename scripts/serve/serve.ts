import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { basePathOf } from '../../src/http/request-target.ts';
import { buildFoldersIn, recover, withBuildLock } from '../../src/publication/build-folders.ts';
import { openPack } from '../../src/publication/pack/pack.ts';
import { PACK_NAME } from '../../src/publication/sealing/seal.ts';
import { readBuildSettings } from '../../src/settings.ts';
import { shop } from '../support/project.ts';
import { refuse } from '../support/run.ts';
import { hintAboutAddresses, openableAddress, sightsOf, tableOf } from './addresses.ts';

/** Serves the build of this project in this process. If a build was killed during its swap, completes the swap first. */
export async function serve(): Promise<number> {
  const folders = buildFoldersIn(shop());
  // The program that `entry.mjs` starts. It is imported directly, because `entry.mjs` exports nothing.
  const entry = join(folders.dist, 'server', 'server.mjs');
  if (!existsSync(entry))
    await withBuildLock(
      folders,
      () => console.error('A build is under way; waiting for it …'),
      () => recover(folders),
    );
  if (!existsSync(entry)) return refuse('There is no build to serve; run: npm run build');
  const wanted = wantedBaseUrl();
  const { address } = (await import(pathToFileURL(entry).href)) as { address: string };
  announce(address, wanted);
  return 0;
}

/** On stderr: stdout is for the log. */
function announce(address: string, wanted: string | undefined): void {
  const pack = openPack(join(buildFoldersIn(shop()).dist, PACK_NAME));
  const { baseUrl } = pack.head;
  const base = openableAddress(address) + basePathOf(baseUrl);
  const rows = sightsOf({ has: (path) => pack.entry(path) !== undefined });
  pack.close();
  console.error(`\nServing these, end with Ctrl-C:\n${tableOf(rows, base)}`);
  const hint = hintAboutAddresses({ address, built: baseUrl, wanted });
  if (hint !== undefined) console.error(`${hint}\n`);
}

/** `BASE_URL` if it is set. Only builds use it, the server does not. */
function wantedBaseUrl(): string | undefined {
  return process.env.BASE_URL === undefined ? undefined : readBuildSettings({ BASE_URL: process.env.BASE_URL }).baseUrl;
}
