import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/support/free-port.ts';
import { makeFolder } from '../../support/content/content.ts';
import { beginSession, type McpSession, replyOf } from '../../support/mcp/client.ts';
import { sampleDist } from '../../support/shared.ts';
import { type RunningServer, startServer } from '../../support/sites/server.ts';

const dist = await sampleDist();

/** Starts a server that ends with the test at the latest. */
async function start(settings: Readonly<Record<string, string>>): Promise<RunningServer & { readonly url: string }> {
  const server = await startServer(dist, settings);
  onTestFinished(() => server.kill('SIGKILL'));
  return { ...server, url: `${server.origin}/mcp` };
}

const newStore = async () => ({ DATABASE_URL: `file:${join(await makeFolder(), 'data', 'hub.sqlite')}` });

/** The settings of a store at an address where no server answers. */
const noStore = async () => ({ DATABASE_URL: `postgres://user:hidden@127.0.0.1:${await freePort()}/hub` });

/** Whether a server knows a session. */
async function isKnown(session: McpSession, { url }: { url: string }): Promise<boolean> {
  const response = await session.post('tools/list', undefined, { to: url });
  if (response.status === 200) return true;
  const { error } = await replyOf(response);
  expect([response.status, error]).toEqual([404, { code: -32001, message: expect.any(String), status: 404 }]);
  return false;
}

describe('a session', () => {
  it('works on every server with the same secret, also without a store, and on no other', async () => {
    const secret = { MCP_SESSION_SECRET: 'hidden-secret', LOG_LEVEL: 'trace' };
    const [one, two, other] = await Promise.all([
      start(secret),
      start({ ...secret, ...(await noStore()) }),
      start({ MCP_SESSION_SECRET: 'hidden-secret2' }),
    ]);
    const session = await beginSession(one.url);
    expect(await isKnown(session, one)).toBe(true);
    expect(await isKnown(session, two)).toBe(true);
    expect(await isKnown(session, other)).toBe(false);
    expect(await isKnown(await beginSession(other.url), one)).toBe(false);
    expect(await isKnown(await beginSession(two.url), one)).toBe(true);
    const log = JSON.stringify([one.lines, two.lines]);
    expect(log).not.toContain('hidden-secret');
    expect(log).not.toContain(session.id);
  });

  it('works on every server with the same store where no secret is given, also after a restart', async () => {
    const store = await newStore();
    const [one, two, other] = await Promise.all([start(store), start(store), start(await newStore())]);
    // Both servers make a secret, and the store keeps one of them.
    const [first, second] = await Promise.all([beginSession(one.url), beginSession(two.url)]);
    for (const session of [first, second]) {
      expect(await isKnown(session, one)).toBe(true);
      expect(await isKnown(session, two)).toBe(true);
      expect(await isKnown(session, other)).toBe(false);
    }
    one.kill('SIGTERM');
    two.kill('SIGKILL');
    expect(await Promise.all([one.exited, two.exited])).toEqual([0, null]);
    const again = await start(store);
    for (const session of [first, second]) expect(await isKnown(session, again)).toBe(true);
  });
});
