import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../../support/build.ts';
import { codeBlocks, tableRows } from '../../support/documents.ts';
import { startLoopbackServer } from '../../support/network/loopback-server.ts';
import { installedProgram } from '../../support/programs/installed-program.ts';
import { type StaticHost, startCaddy, startNginx } from '../../support/sites/static-hosts.ts';

const hosting = readFileSync(join(root, 'docs', 'operators', 'hosting.md'), 'utf8').replaceAll(/^ {3}/gm, '');
const [moved = '', movedButMcp = ''] = codeBlocks(hosting, 'text').filter((block) => block.startsWith('old.example {'));
const nginxRow = tableRows(hosting, 'old host | all of its configuration').find(([host]) => host === 'nginx');
const nginxLines = nginxRow?.[1]?.match(/`([^`]+)`$/)?.[1];

const caddy = installedProgram('caddy');
const nginx = installedProgram('nginx');

const onCaddy = (lines: string) => (port: number) => lines.replace('old.example {', `http://127.0.0.1:${port} {`);

async function forThisTest<Host extends StaticHost>(starting: Promise<Host>): Promise<Host> {
  const host = await starting;
  onTestFinished(async () => void (await host.close()));
  return host;
}

describe('the lines of hosting.md for an old address', () => {
  async function expectMoved({ origin }: StaticHost): Promise<void> {
    const { status, headers } = await fetch(`${origin}/api/reviews/since/2026-01-01?a=b`, { redirect: 'manual' });
    expect(status).toBe(301);
    expect(headers.get('location')).toBe('https://new.example/api/reviews/since/2026-01-01?a=b');
    // Without it, browsers refuse the script of a widget on another site.
    expect(headers.get('access-control-allow-origin')).toBe('*');
  }

  it.skipIf(caddy === undefined)('redirect in Caddy', async () => {
    await expectMoved(await forThisTest(startCaddy(String(caddy), onCaddy(moved))));
  });

  it.skipIf(nginx === undefined)('redirect in nginx', async () => {
    await expectMoved(await forThisTest(startNginx(String(nginx), () => `server { listen 80; ${nginxLines} }`)));
  });

  it.skipIf(caddy === undefined)('lead /mcp on to the server, whose own headers stay as they are', async () => {
    const server = await startLoopbackServer((_, answer) => answer.setHeader('Access-Control-Allow-Origin', '*').end('mcp'));
    const lines = movedButMcp.replace('127.0.0.1:4321', new URL(server).host);
    const host = await forThisTest(startCaddy(String(caddy), onCaddy(lines)));
    await expectMoved(host);
    const answer = await fetch(`${host.origin}/mcp`, { method: 'POST' });
    expect([answer.status, answer.headers.get('access-control-allow-origin'), await answer.text()]).toEqual([200, '*', 'mcp']);
  });
});
