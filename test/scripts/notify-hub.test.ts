import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { bareEnvironment, root } from '../support/build.ts';
import { sampleSite } from '../support/sample-site.ts';
import { sealSite } from '../support/sealed-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Runs `npm run notify-hub -- --out <folder>`. */
async function notify(out: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, ['scripts/notify-hub.ts', '--out', out], { cwd: root, env: bareEnvironment() });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, stdout, stderr };
}

/** The publication of the sample site in `dist` of a folder. */
async function published(hubUrl: string | null): Promise<string> {
  const out = await temporaryFolder();
  await sealSite(join(out, 'dist'), { site: sampleSite({ hubUrl }) });
  return out;
}

it('tells the hub that the last build announces, and gives up with exit code 1 where nobody answers', async () => {
  const bodies: string[] = [];
  const hub = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.writeHead(202).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void hub.close());
  await once(hub, 'listening');
  const hubUrl = `http://127.0.0.1:${(hub.address() as AddressInfo).port}/`;
  const out = await published(hubUrl);
  expect(await notify(out)).toEqual({ code: 0, stdout: `Told the hub ${hubUrl} of 3 topics.\n`, stderr: '' });
  expect(new URLSearchParams(bodies.join()).getAll('hub.url')).toHaveLength(3);
  hub.closeAllConnections();
  hub.close();
  expect(await notify(out)).toEqual({
    code: 1,
    stdout: '',
    stderr: `The hub ${hubUrl} could not be told: connection refused. Is HUB_URL right? If so, run npm run notify-hub later.\n`,
  });
});

it('has nothing to do where the last build announces no hub', async () => {
  const { code, stdout, stderr } = await notify(await published(null));
  expect([code, stdout, stderr]).toEqual([0, 'No hub is announced: there is nobody to tell.\n', '']);
});

it('asks for a build where there is none', async () => {
  const out = await temporaryFolder();
  expect(await notify(out)).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no build in ${join(out, 'dist')} that this version can read; run: npm run build\n`,
  });
});
