import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { root } from '../support/build.ts';
import { sampleSite } from '../support/content/sample-site.ts';
import { startLoopbackServer } from '../support/network/loopback-server.ts';
import { type Ended, runNode } from '../support/programs/run-node.ts';
import { sealSite } from '../support/sites/sealed-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Runs `npm run notify-hub -- --out <folder>`, as typed in some folder. */
function notify(out: string, typedIn: string = root): Promise<Ended> {
  return runNode(['scripts/notify-hub.ts', '--out', out], { settings: { INIT_CWD: typedIn } });
}

it('tells the hub that the last build announces, in a folder as seen from where the command was typed', async () => {
  const topics: (string | null)[] = [];
  const baseUrl = await startLoopbackServer(async (request, response) => {
    topics.push(new URLSearchParams(await text(request)).get('hub.topic'));
    response.writeHead(202).end();
  });
  const out = await temporaryFolder();
  await sealSite(join(out, 'dist'), { site: sampleSite({ baseUrl }) });
  expect(await notify(basename(out), dirname(out))).toEqual({
    code: 0,
    stdout: `Told the hub ${baseUrl}/api/websub/hub of 3 topics.\n`,
    stderr: '',
  });
  expect(topics.toSorted()).toEqual(['/api/feed.json', '/feed.xml', '/reviews.json'].map((path) => baseUrl + path));
});

it('ends with 1 where it told nobody, as where there is no build', async () => {
  const out = await temporaryFolder();
  expect(await notify(out)).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no build in ${join(out, 'dist')} that this version can read; run: npm run build\n`,
  });
});
