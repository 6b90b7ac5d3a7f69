import { cp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { notifyHub } from '../../../scripts/notify-hub/notify.ts';
import { freePort } from '../../../scripts/support/network/free-port.ts';
import { TOPIC_PATHS } from '../../../src/publication/headers/headers.ts';
import { openPack, type Pack } from '../../../src/publication/pack/pack.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';
import { type FetchingHub, startFetchingHub } from '../../support/hub/fetching-hub.ts';
import { sampleDist } from '../../support/shared.ts';
import { sealSite } from '../../support/sites/sealed-site.ts';
import { startServer } from '../../support/sites/server.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** A running built server whose topics announce another hub than its own. */
async function startAnnouncer(hub: FetchingHub) {
  const folder = await temporaryFolder();
  const dist = join(folder, 'dist');
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  await cp(join(await sampleDist(), 'server'), join(dist, 'server'), { recursive: true });

  /** Seals new content and puts it in place, as a build does. */
  async function replace(version: number): Promise<Pack> {
    const site = sampleSite({ baseUrl, hubUrl: hub.url, reviews: [authoredReview({ text: `Version ${version}.` })] });
    const { packFile } = await sealSite(join(folder, 'made'), { site, now: new Date(Date.UTC(2026, 2, 1, version)) });
    const placed = join(dist, 'publication.pack');
    await rename(packFile, placed);
    const pack = openPack(placed);
    onTestFinished(pack.close);
    return pack;
  }

  /** The versions of a topic that the hub has fetched. */
  const fetched = (path: string) => hub.fetched(baseUrl + path).map((body) => Number(/Version (\d+)\./.exec(body)?.[1]));

  await replace(0);
  const server = await startServer(dist, { PORT: String(port) });
  onTestFinished(() => void server.stop());
  return { replace, fetched };
}

it('five builds beside a running server reach a hub that fetches each once: none is lost', async () => {
  const hub = await startFetchingHub();
  const { replace, fetched } = await startAnnouncer(hub);
  const versions = Array.from({ length: 5 }, (_, index) => index + 1);
  for (const version of versions)
    expect(await notifyHub(await replace(version))).toEqual({ ok: true, line: `Told the hub ${hub.url} of 3 topics.` });
  await hub.idle();
  for (const path of TOPIC_PATHS) expect([path, fetched(path)]).toEqual([path, versions]);
});
