import { expect, it } from 'vitest';
import { authority } from '../../support/hub/authority.ts';
import { startCallback } from '../../support/hub/callback-server.ts';
import { startTcpServer } from '../../support/network/loopback-server.ts';
import { runNode } from '../../support/programs/run-node.ts';

/** Sends a POST with a sender of the hub, and then the same request with Node's own agent. */
const PROGRAM = `
import { get } from 'node:https';
import { BlockList } from 'node:net';
import { parseCallback } from './src/hub/callback.ts';
import { createAddressGuard } from './src/hub/outbound/address-guard.ts';
import { createSender } from './src/hub/outbound/sender.ts';
const allowed = new BlockList();
allowed.addSubnet('127.0.0.0', 8, 'ipv4');
const { URL_TO_ASK, CA } = process.env;
const sender = createSender({ guard: createAddressGuard({ allowed }), userAgent: 'hub', timeoutMs: 5000, ...(CA ? { ca: CA } : {}) });
const callback = parseCallback(URL_TO_ASK).value;
const reply = await sender.send({ method: 'POST', callback, target: '/', headers: {} });
sender.close();
const nodes = await new Promise((resolve) =>
  get(URL_TO_ASK, (response) => resolve(response.resume().statusCode)).on('error', () => resolve('failed')));
console.log(JSON.stringify({ reply, nodes }));
process.exit();
`;

async function run(settings: Record<string, string>): Promise<unknown> {
  const { stdout, stderr } = await runNode(['--input-type=module', '--eval', PROGRAM], { settings });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

it('uses no proxy, whatever the environment says', async () => {
  const server = await startCallback();
  let connections = 0;
  const proxy = await startTcpServer((socket) => {
    connections++;
    socket.destroy();
  });
  const url = `http://127.0.0.1:${proxy}`;
  const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'all_proxy'];
  const proxies = Object.fromEntries(names.map((name) => [name, url]));
  const outcome = await run({ URL_TO_ASK: server.origin, CA: authority.ca, NODE_USE_ENV_PROXY: '1', ...proxies });
  // Node's own agent does use the proxy.
  expect(outcome).toMatchObject({ reply: { kind: 'answered', status: 204 }, nodes: 'failed' });
  expect(connections).toBe(1);
});

it('verifies certificates, whatever the environment says', async () => {
  const server = await startCallback();
  const outcome = await run({ URL_TO_ASK: server.origin, NODE_TLS_REJECT_UNAUTHORIZED: '0' });
  const reason = 'certificate: from an unknown authority';
  // Node's own agent does not verify them.
  expect(outcome).toMatchObject({ reply: { kind: 'failed', reason, wasConnected: true }, nodes: 200 });
});
