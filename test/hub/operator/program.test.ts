import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createOperatorProgram } from '../../../src/hub/operator/program.ts';
import { openStore, type StoreAddress } from '../../../src/hub/store/open.ts';
import { startCallback } from '../../support/hub/callback-server.ts';
import { ATOM, editionOf, startHub } from '../../support/hub/hub.ts';
import { failed, NEW_STORES, newSqlite, openedStore } from '../../support/hub/stores.ts';
import { sharedPostgres } from '../../support/shared.ts';

function createProgram(address: StoreAddress, print: (line: string) => void) {
  return createOperatorProgram({ settings: () => ({ address, allowed: new BlockList() }), userAgent: 'test', print });
}

/** Runs a command, and returns what it prints. */
async function run(address: StoreAddress, ...parameters: string[]): Promise<string> {
  const lines: string[] = [];
  await createProgram(address, (line) => lines.push(line)).parseAsync(parameters, { from: 'user' });
  return lines.join('\n');
}

describe.each(NEW_STORES)('on %s', (_, createAddress) => {
  it('lists, shows, retries, removes and resets', async () => {
    const address = await createAddress();
    const store = await openedStore(() => openStore(address, () => {}));
    // Callbacks in this network are refused, so nothing is sent.
    await store.subscribe({ callback: 'https://127.0.0.1/private' });
    await store.recordEdition(editionOf(2));
    await store.recordResults((await store.claimAll()).map((each) => failed(each)));
    expect(await run(address, 'list', '--topic', '/feed.xml')).toMatch(/\n1 .* retry in \d+ (s|min) \(1 failure\) /);
    expect(JSON.parse(await run(address, 'list', '--requests', '--json')).requests).toMatchObject([{ outcome: 'verified' }]);
    expect(JSON.parse(await run(address, 'show', '1', '--json'))).toMatchObject({ topic: ATOM, state: 'waiting', failures: 1 });
    expect(await run(address, 'retry', '--all')).toMatch(/^1: is due now\n/);
    expect(await store.claimAll()).toHaveLength(1);
    await expect(run(address, 'retry', '7', '1')).rejects.toThrow('there is no subscription 7;');
    expect(JSON.parse(await run(address, 'remove', '1', '--json')).subscriptions).toMatchObject([{ id: 1, is_told: false }]);
    await expect(run(address, 'remove', '1', '1')).rejects.toThrow('there is no subscription 1;');
    await store.subscribe({ callback: 'https://127.0.0.1/private' });
    await store.subscribe({ callback: 'https://127.0.0.1/other' });
    expect(await run(address, 'remove', '--topic', '/feed.xml')).toMatch(/^Removed \d+ .*\nRemoved \d+ .*$/);
    await store.subscribe({ callback: 'https://127.0.0.1/private' });
    expect(await run(address, 'remove', '--all')).toMatch(/^Removed \d+ .*$/);
    expect(await run(address, 'remove', '--all')).toBe('No subscriptions.');
    const end = address.kind === 'sqlite' ? 'set aside' : 'deleted';
    await expect(run(address, 'reset')).rejects.toThrow(
      new RegExp(`^this was not done: all that .* holds is ${end}, .*add --yes if that is what you want$`),
    );
    expect(await run(address, 'list')).toContain('/feed.xml: 0 subscriptions');
    await run(address, 'reset', '--yes');
    expect(await run(address, 'list')).toBe('No subscriptions.');
  });

  it('says that there is no store yet', async () => {
    await expect(run(await createAddress(), 'list')).rejects.toThrow(/there is no store at|holds no store of a hub/);
  });
});

it('a running hub tries at once what was waiting for its next try', async () => {
  const address = await newSqlite();
  const callback = await startCallback();
  const hub = await startHub({ open: () => openStore(address, () => {}), retryMs: [600_000, 600_000] });
  await hub.subscribe(`${callback.origin}/retried`);
  callback.answerWith((_, response) => response.writeHead(500).end());
  await hub.publish(editionOf(2));
  await hub.event('delivery', ({ result }) => result === 'failed');
  await expect.poll(() => run(address, 'list')).toMatch(/ {2}retry in 1\d min \(1 failure\) {2}status 500, /);
  callback.answerWith((_, response) => response.writeHead(204).end());
  expect(await run(address, 'retry', '1')).toBe('1: is due now\nA running server sends what is due within two seconds.');
  await hub.event('delivery', ({ result }) => result === 'acknowledged');
  await expect.poll(() => run(address, 'retry', '1')).toBe('1: is not due: it has the newest version');
});

it('says in one line that a database cannot be reached, without its password', async () => {
  const address = { kind: 'postgres', url: 'postgres://user:secret@127.0.0.1:1/hub' } as const;
  await expect(run(address, 'list')).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:1\/hub cannot be used: connect ECONNREFUSED[^\n]*$/,
  );
});

it('says in one line that a database does not encrypt, which has no code', async () => {
  const address = { kind: 'postgres', url: `${await sharedPostgres()}?sslmode=verify-full` } as const;
  await expect(run(address, 'list')).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:\d+\/postgres cannot be used: The server does not support SSL connections$/,
  );
});

it.each([
  [
    ['shwo'],
    "error: unknown command 'shwo' (Did you mean show?); there are list, show, retry, remove, backup, reset, and hub --help says more\n",
  ],
  [['list', '--jsn'], "error: unknown option '--jsn' (Did you mean --json?)\n"],
])('says in one line that it does not know %j', async (parameters, line) => {
  const said: string[] = [];
  const program = createProgram({ kind: 'sqlite', file: '/nowhere' }, () => {});
  for (const command of [program, ...program.commands])
    command.exitOverride().configureOutput({ writeErr: (text) => said.push(text) });
  await expect(program.parseAsync(parameters, { from: 'user' })).rejects.toThrow('unknown');
  expect(said).toEqual([line]);
});

it('wants ids or --all, not both and not neither', async () => {
  const address = { kind: 'sqlite', file: '/nowhere' } as const;
  for (const said of [[], ['1', '--all'], ['--all', '--topic', '/feed.xml']])
    await expect(run(address, 'remove', ...said)).rejects.toThrow('say which subscriptions: either their ids, --topic or --all');
  await expect(run(address, 'retry')).rejects.toThrow('say which subscriptions: either their ids or --all');
  await expect(run(address, 'retry', '1', '--all')).rejects.toThrow('say which subscriptions: either their ids or --all');
});
