import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumOptions } from './browser/chromium.ts';
import { startPostgres } from './databases/postgres.ts';
import type { SharedName } from './shared.ts';
import { buildSample, buildSpanish } from './sites/built-site.ts';

interface Made {
  /** What the tests need to know of it: a folder or an address. */
  readonly where: string;
  close(): Promise<unknown>;
}

const MAKE: Readonly<Record<SharedName, () => Promise<Made>>> = {
  sample: buildSample,
  spanish: buildSpanish,
  async postgres() {
    const { address, close } = await startPostgres();
    return { where: address, close };
  },
  async browser() {
    const browser = await chromium.launchServer(await chromiumOptions());
    return { where: browser.wsEndpoint(), close: () => browser.close() };
  },
};

/** Test files run in several processes: they ask this one, over HTTP, for what they share. */
export async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const made = new Map<SharedName, Promise<Made>>();
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) as SharedName;
    const making = made.get(name) ?? MAKE[name]();
    made.set(name, making);
    making.then(
      ({ where }) => response.end(where),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('shared', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    const results = await Promise.allSettled(made.values());
    await Promise.all(results.map((result) => result.status === 'fulfilled' && result.value.close()));
  };
}
