import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createServiceMcp } from '../../src/server/start-mcp.ts';
import type { ServerSettings } from '../../src/settings.ts';
import { makeFolder } from '../support/content/content.ts';
import { publicationOf } from '../support/content/sample-site.ts';
import { type RunningHub, startHub } from '../support/hub/hub.ts';
import { absentStore, createStoreFile } from '../support/hub/store-file.ts';
import { ask, beginSession, mcpSite } from '../support/mcp/mcp.ts';
import { initialize, rpc, stateless } from '../support/mcp/messages.ts';

const publication = publicationOf(mcpSite());
const ping = rpc('ping');

/** A server as it is assembled at the start. */
function startMcp(hub: Pick<RunningHub, 'keep'>, settings: Partial<Pick<ServerSettings, 'mcpSessionSecret'>> = {}) {
  const defects: unknown[] = [];
  const mcp = createServiceMcp({
    settings: { mcpSessionSecret: undefined, ...settings },
    hub,
    publication: () => publication,
    onError: (error) => defects.push(error),
  });
  return { mcp, defects };
}

it("signs with the operator's secret where one is set, and asks the store for none", async () => {
  const hub = { keep: () => expect.fail('the store was asked') };
  const session = await beginSession(startMcp(hub, { mcpSessionSecret: 'secret' }).mcp);
  expect((await ask(startMcp(hub, { mcpSessionSecret: 'secret' }).mcp, ping, session)).status).toBe(200);
  expect((await ask(startMcp(hub, { mcpSessionSecret: 'another' }).mcp, ping, session)).status).toBe(404);
});

it('answers 503 while the store cannot be used, and works as soon as it is open', async () => {
  const { open, appear } = await absentStore();
  const hub = await startHub({ open });
  const { mcp, defects } = startMcp(hub);
  expect(await ask(mcp, initialize())).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  const { body, headers } = stateless('tools/list');
  expect((await ask(mcp, body, headers)).status).toBe(200);
  appear();
  await hub.event('store', ({ problem }) => problem === undefined);
  expect((await ask(mcp, ping, await beginSession(mcp))).status).toBe(200);
  // The hub has reported it.
  expect(defects).toEqual([]);
});

it('goes on with its sessions when the store is lost later', async () => {
  const folder = await makeFolder();
  const hub = await startHub({ store: await createStoreFile(folder) });
  const { mcp, defects } = startMcp(hub);
  const session = await beginSession(mcp);
  await hub.stop(2000);
  await rm(join(folder, 'hub.sqlite'), { force: true });
  expect(existsSync(join(folder, 'hub.sqlite'))).toBe(false);
  expect((await ask(mcp, ping, session)).status).toBe(200);
  expect((await ask(mcp, initialize())).status).toBe(200);
  expect(defects).toEqual([]);
});

it('tells of a defect, once for each request, and answers 503', async () => {
  const defect = new TypeError('a defect');
  const { mcp, defects } = startMcp({ keep: () => Promise.reject(defect) });
  expect((await ask(mcp, initialize())).status).toBe(503);
  expect(defects).toEqual([defect]);
});
