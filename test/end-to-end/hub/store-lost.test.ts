import { copyFileSync, existsSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { makeFolder } from '../../support/content/content.ts';
import { startCallback } from '../../support/hub/callback-server.ts';
import { ALL_DUE, IN_ORDER, runSql, startHubServer, WITHOUT_STORE } from '../../support/hub/server.ts';
import { sampleDist } from '../../support/shared.ts';

const dist = await sampleDist();

const start = (file: string) => startHubServer(dist, `file:${file}`);

describe('a file that is lost', () => {
  it.each([
    ['deleted', /was removed; what it held is in (\S+): npm run hub -- reset --yes --from \1$/, (file: string) => rmSync(file)],
    ['emptied', /was truncated|not a database/, (file: string) => truncateSync(file, 0)],
  ])('%s under a running server: 503 until a backup is in its place', async (_, message, lose) => {
    const file = join(await makeFolder(), 'data', 'hub.sqlite');
    const callback = await startCallback();
    const server = await start(file);
    await server.subscribe(`${callback.origin}/`);
    runSql(file, `vacuum into '${file}.backup'; pragma wal_checkpoint(truncate)`);
    lose(file);
    await server.stands(WITHOUT_STORE);
    await server.line(({ problem }) => /npm run hub -- reset/.test(String(problem)));
    await vi.waitFor(() => expect(existsSync(`${file}-wal`)).toBe(false), 10_000);
    expect(server.problems()[0]).toMatch(message);
    expect(server.problems().filter((problem) => problem.includes('npm run hub -- reset'))).toHaveLength(1);
    expect(existsSync(file)).toBe(false);
    copyFileSync(`${file}.backup`, file);
    await server.stands(IN_ORDER);
    runSql(file, ALL_DUE);
    await callback.waitFor(({ method }) => method === 'POST');
  });

  it('corrupt on start: one error line names where it is now, and what to do', async () => {
    const file = join(await makeFolder(), 'data', 'hub.sqlite');
    const before = await start(file);
    await before.stands(IN_ORDER);
    expect(await before.stop()).toBe(0);
    truncateSync(file, 9000);
    const server = await start(file);
    await server.stands(WITHOUT_STORE);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(server.problems()).toHaveLength(1);
    const aside = /set aside as (\S+); start anew or with a backup: npm run hub -- reset$/.exec(server.problems()[0] ?? '')?.[1];
    expect(existsSync(aside ?? '')).toBe(true);
    rmSync(`${file}-owner`);
    await server.stands(IN_ORDER);
  });

  it('with all of its folder: a fresh start', async () => {
    const file = join(await makeFolder(), 'data', 'hub.sqlite');
    const server = await start(file);
    await server.stands(IN_ORDER);
    rmSync(dirname(file), { recursive: true });
    await server.line(({ problem }) => /was removed$/.test(String(problem)));
    await server.stands(IN_ORDER);
    expect(readdirSync(dirname(file))).toEqual(['hub.sqlite', 'hub.sqlite-owner', 'hub.sqlite-shm', 'hub.sqlite-wal']);
  });
});
