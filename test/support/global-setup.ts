import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { onceFor } from '../../src/once.ts';
import { startPostgres } from './databases/postgres.ts';
import { packSoftware } from './programs/packed-software.ts';
import type { SharedName } from './shared.ts';
import { buildSample, buildSpanish } from './sites/built-site.ts';
import { startServer } from './sites/server.ts';

/** Something that several test files share. */
interface Shared {
  /** A folder or an address, which the tests need to know. */
  readonly where: string;
  close(): Promise<unknown>;
}

/** Makes a shared thing. `share` returns another one that this one needs, and makes it first if nobody has asked for it yet. */
async function make(name: SharedName, share: (name: SharedName) => Promise<Shared>): Promise<Shared> {
  switch (name) {
    case 'sample':
      return buildSample();
    case 'spanish':
      return buildSpanish();
    case 'server': {
      const { where } = await share('sample');
      // The examples of subscribing have a callback on this computer.
      const settings = { HUB_ALLOW_CALLBACK_NETS: '127.0.0.0/8' };
      // The date of a build is the next whole second, and is sent only from then on.
      const [{ origin, stop }] = await Promise.all([startServer(where, settings), setTimeout(1000)]);
      return { where: origin, close: stop };
    }
    case 'package':
      // The code is bundled once for both the sample and the package.
      await share('sample');
      return packSoftware();
    case 'postgres': {
      const { address, close } = await startPostgres();
      return { where: address, close };
    }
  }
}

/** Test files run in several processes. They ask this process, over HTTP, for what they share. */
export async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const made = new Map<SharedName, Promise<Shared>>();
  const share: (name: SharedName) => Promise<Shared> = onceFor((name) => make(name, share), made);
  const server = createServer((request, response) => {
    // A process that is busy for long would otherwise reuse a connection that was closed meanwhile.
    response.setHeader('Connection', 'close');
    share(request.url?.slice(1) as SharedName).then(
      ({ where }) => response.end(where),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('shared', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  project.provide('renews', project.vitest.config.snapshotOptions.updateSnapshot === 'all');
  return async () => {
    server.close();
    server.closeAllConnections();
    const results = await Promise.allSettled(made.values());
    await Promise.all(results.map((result) => result.status === 'fulfilled' && result.value.close()));
  };
}
