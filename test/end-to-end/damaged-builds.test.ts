import { copyFile, cp, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lastPack, PACK_NAME } from '../../src/publication/sealing/seal.ts';
import { PATIENCE } from '../support/patience.ts';
import { sampleDist } from '../support/shared.ts';
import { type RunningServer, startServer } from '../support/sites/server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const sample = await sampleDist();

/** A separate build, and its server once it is started. */
async function copyBuild() {
  const dist = join(await temporaryFolder(), 'dist');
  await cp(join(sample, 'server'), join(dist, 'server'), { recursive: true });
  const packFile = join(dist, PACK_NAME);
  await copyFile(join(sample, PACK_NAME), packFile);
  async function start(): Promise<RunningServer> {
    const server = await startServer(dist);
    onTestFinished(async () => void (await server.stop()));
    return server;
  }
  return { packFile, start };
}

/** Flips a bit in what is published at a path. */
async function turnBit(packFile: string, path: string): Promise<void> {
  const pack = lastPack(sample) ?? expect.fail();
  const { offset = 0 } = pack.entry(path)?.identity ?? {};
  pack.close();
  const handle = await open(packFile, 'r+');
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, offset);
  await handle.write(Buffer.of((buffer[0] ?? 0) ^ 1), 0, 1, offset);
  await handle.close();
}

async function statuses({ origin }: RunningServer, paths: readonly string[]): Promise<unknown[]> {
  return Promise.all(paths.map(async (path) => [path, (await fetch(origin + path)).status]));
}

async function figures({ origin }: RunningServer): Promise<unknown> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return /^publication_damaged_parts \d+$|^publication_refused \d+$/gm[Symbol.match](text);
}

it('a new build with one wrong bit is refused with its path, the last good one is served on, and all say so', async () => {
  const { packFile, start } = await copyBuild();
  const server = await start();
  const page = await (await fetch(`${server.origin}/policy`)).text();
  await copyFile(packFile, `${packFile}.new`);
  await turnBit(`${packFile}.new`, '/policy');
  await rename(`${packFile}.new`, packFile);
  const { err } = await server.line(({ msg }) => String(msg).startsWith('a new publication cannot be opened'));
  expect(err).toMatchObject({ part: '/policy', message: expect.stringContaining('/policy is not what was sealed') });
  expect(await (await fetch(`${server.origin}/policy`)).text()).toBe(page);
  const ready = await fetch(`${server.origin}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, expect.stringContaining('a newer publication')]);
  expect(await figures(server)).toEqual(['publication_damaged_parts 0', 'publication_refused 1']);
  await copyFile(join(sample, PACK_NAME), `${packFile}.new`);
  await rename(`${packFile}.new`, packFile);
  await vi.waitFor(async () => expect(await statuses(server, ['/readyz'])).toEqual([['/readyz', 200]]), PATIENCE);
  expect(await figures(server)).toEqual(['publication_damaged_parts 0', 'publication_refused 0']);
});

it('a server that starts with a damaged build answers with all of it that is sound, and says so', async () => {
  const { packFile, start } = await copyBuild();
  await turnBit(packFile, '/policy');
  const server = await start();
  await server.line(({ msg }) => String(msg).startsWith('the publication is damaged'));
  const paths = ['/', '/reviews.json', '/api/reviews/search', '/healthz'];
  expect(await statuses(server, ['/policy', '/readyz', ...paths])).toEqual([
    ['/policy', 200],
    ['/readyz', 503],
    ...paths.map((path) => [path, 200]),
  ]);
  const plain = await fetch(`${server.origin}/policy`, { headers: { 'Accept-Encoding': 'identity' } });
  expect([plain.status, plain.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await figures(server)).toEqual(['publication_damaged_parts 1', 'publication_refused 0']);
});
