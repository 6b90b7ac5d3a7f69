import { once } from 'node:events';
import { lstatSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../src/publication/digest.ts';
import { openPack } from '../../src/publication/pack/pack.ts';
import { PACK_NAME } from '../../src/publication/seal.ts';
import { build, startBuild } from '../support/build.ts';
import { makeFolder, review, reviewLines, smallContent, write } from '../support/content/content.ts';
import { rebuildUnderLoad } from '../support/sites/rebuilds.ts';
import { startServer } from '../support/sites/server.ts';

/** Lets the disk be full when one of the pages is written. */
const FULL_DISK = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  const { writeFile } = fs.promises;
  fs.promises.writeFile = async (file, ...more) => {
    if (!String(file).endsWith('/reviews/review-7.html')) return writeFile(file, ...more);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  };
`)}`;

let small: string;

beforeAll(async () => {
  small = await mkdtemp(join(tmpdir(), 'small-site-'));
  for (const [name, text] of Object.entries(smallContent())) await write(join(small, 'content'), name, text);
  expect((await build(small, { CONTENT_DIR: join(small, 'content') })).code).toBe(0);
});

afterAll(() => rm(small, { recursive: true }));

/** The least content, built: a copy, to be changed and built again. */
async function builtSmall() {
  const out = await makeFolder();
  await cp(small, out, { recursive: true });
  const content = join(out, 'content');
  return { content, out, settings: { CONTENT_DIR: content } };
}

describe('a build', { timeout: 120_000 }, () => {
  it('gives the same bytes twice, with the dates of the first', async () => {
    const { out, settings } = await builtSmall();
    const first = { files: digests(out), manifest: manifestOf(out) };
    expect((await build(out, settings)).code).toBe(0);
    const second = { files: digests(out), manifest: manifestOf(out) };
    expect(second.files).toEqual(first.files);
    expect(second.manifest.entries).toEqual(first.manifest.entries);
    expect(second.manifest.sequence).toBeGreaterThan(first.manifest.sequence);
  });

  it('tells every mistake with its place, and leaves the last good build as it was', async () => {
    const { content, out, settings } = await builtSmall();
    const before = digests(out);
    await write(
      content,
      'reviews.jsonl',
      `${JSON.stringify(review(1, { rating: 6 }))}\n${JSON.stringify(review(2, { date: '2026-02-30' }))}\n`,
    );
    const { code, output } = await build(out, settings);
    expect(code).toBe(1);
    expect(output).toMatch(/reviews\.jsonl:1:\d+ {2}rating: 6 is more than 5/);
    expect(output).toMatch(/reviews\.jsonl:2:\d+ {2}date: "2026-02-30" is not a date/);
    expect(output).toContain('2 mistakes in the content: nothing was built, the last good build stays.');
    expect(digests(out)).toEqual(before);
  });

  it('makes a valid publication of no reviews at all', async () => {
    const content = await makeFolder({ 'business.yaml': 'name: New Business\n' });
    const out = await makeFolder();
    const { code, output } = await build(out, { CONTENT_DIR: content, HUB_URL: '' });
    expect([code, output]).toEqual([0, expect.stringContaining('Building 0 verified reviews')]);
    const server = await startServer(join(out, 'dist'));
    const dataset = await (await fetch(`${server.origin}/reviews.json`)).json();
    expect(dataset).toMatchObject({ updated: null, reviews: [], aggregate_rating: { rating_value: null, rating_count: 0 } });
    expect(await (await fetch(`${server.origin}/api/reviews/search`)).json()).toEqual({
      total: 0,
      count: 0,
      limit: 20,
      reviews: [],
    });
    expect(await (await fetch(`${server.origin}/api/reviews/since/2020-01-01`)).json()).toEqual({
      since: '2020-01-01',
      count: 0,
      reviews: [],
    });
    const feed = await fetch(`${server.origin}/feed.xml`);
    expect(await feed.text()).toContain('<updated>1970-01-01T00:00:00Z</updated>');
    expect(feed.headers.has('link')).toBe(false);
    expect(await server.stop()).toBe(0);
  });

  it('stays below the path of its address throughout', async () => {
    const content = await makeFolder(smallContent());
    const out = await makeFolder();
    await build(out, { CONTENT_DIR: content, BASE_URL: 'https://example.org/shop/' });
    const server = await startServer(join(out, 'dist'));
    const status = async (path: string) => (await fetch(server.origin + path, { redirect: 'manual' })).status;
    const { reviews } = (await (await fetch(`${server.origin}/shop/reviews.json`)).json()) as { reviews: { url: string }[] };
    expect(reviews.map(({ url }) => url)).toEqual([
      'https://example.org/shop/reviews/review-2',
      'https://example.org/shop/reviews/review-1',
    ]);
    for (const path of [
      '/shop',
      '/shop/',
      '/shop/reviews/review-1',
      '/shop/api/reviews/search?rating=2',
      '/shop/api/reviews/since/2026-01-01',
      '/shop/.well-known/openapi.json',
      '/shop/healthz',
    ]) {
      expect([path, await status(path)]).toEqual([path, 200]);
    }
    for (const path of ['/', '/reviews.json', '/shopping', '/healthz']) expect([path, await status(path)]).toEqual([path, 404]);
    const html = await (await fetch(`${server.origin}/shop/`)).text();
    for (const [, address = ''] of html.matchAll(/(?:href|src)="([^"]+)"/g)) {
      const { pathname } = new URL(address, 'https://example.org/shop/');
      expect([address, await status(pathname)]).toEqual([address, 200]);
    }
    await server.stop();
  });

  it('publishes the file behind a link in the photos, not the link', async () => {
    const elsewhere = await makeFolder({ 'original.gif': 'GIF89a' });
    const photos = [{ url: '/photos/link.gif', width: 1, height: 1, alt: 'The heater' }];
    const content = await makeFolder({ ...smallContent([review(1, { photos })]), 'photos/other.gif': 'GIF89a' });
    symlinkSync(join(elsewhere, 'original.gif'), join(content, 'photos', 'link.gif'));
    const out = await makeFolder();
    expect((await build(out, { CONTENT_DIR: content })).code).toBe(0);
    const published = join(out, 'dist', 'client', 'photos');
    expect(readdirSync(published).filter((name) => !/\.(br|gz)$/.test(name))).toEqual(['link.gif']);
    expect(lstatSync(join(published, 'link.gif')).isFile()).toBe(true);
    expect(readFileSync(join(published, 'link.gif'), 'utf8')).toBe('GIF89a');
  });

  it('without a content folder names the setting', async () => {
    const out = await makeFolder();
    const none = join(out, 'none');
    expect(await build(out, { CONTENT_DIR: none })).toEqual({
      code: 1,
      output: `wrong settings: CONTENT_DIR=${JSON.stringify(none)}: does not exist\n`,
    });
  });

  it('takes its turn when another one is under way', async () => {
    const content = await makeFolder(smallContent());
    const out = await makeFolder();
    const settings = { CONTENT_DIR: content };
    const both = await Promise.all([build(out, settings), build(out, settings)]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(both.map(({ output }) => output).join()).toContain('Another build is under way; waiting for it');
  });

  it('that cannot write a page says why in a line, and leaves the last good build and nothing else', async () => {
    const { content, out, settings } = await builtSmall();
    await write(content, 'reviews.jsonl', reviewLines(300));
    const before = digests(out);
    const { code, output } = await build(out, { ...settings, NODE_OPTIONS: `--import=${FULL_DISK}` });
    expect([code, output]).toEqual([1, expect.stringMatching(/waits?\.\nENOSPC: no space left on device, write\n$/)]);
    expect(digests(out)).toEqual(before);
    expect(readdirSync(join(out, '.build')).filter((name) => !name.startsWith('lock'))).toEqual([]);
  });

  it('killed at any moment leaves the last good build, or the new one whole', async () => {
    const { content, out, settings } = await builtSmall();
    for (const after of [400, 900, 1500]) {
      await write(content, 'business.yaml', `name: Business killed after ${after} ms\n`);
      const [before, sequence] = [digests(out), manifestOf(out).sequence];
      const child = startBuild(out, settings);
      const ended = once(child, 'exit');
      await setTimeout(after);
      child.kill('SIGKILL');
      await ended;
      if (manifestOf(out).sequence === sequence) expect(digests(out)).toEqual(before);
      else expect(readFileSync(join(out, 'dist/client/index.html'), 'utf8')).toContain(`killed after ${after} ms`);
      const server = await startServer(join(out, 'dist'));
      expect((await fetch(`${server.origin}/reviews.json`)).status).toBe(200);
      await server.stop();
    }
    expect((await build(out, settings)).code).toBe(0);
    expect(readdirSync(join(out, '.build')).filter((name) => !name.startsWith('lock'))).toEqual([]);
  });
});

describe('a running server', { timeout: 120_000 }, () => {
  it('takes up new builds within two seconds, without a failed or a mixed answer', async () => {
    const { counts, answers, faults, exitCode } = await rebuildUnderLoad(2);
    expect(counts).toEqual([3, 4]);
    expect(faults).toEqual([]);
    expect(answers).toBeGreaterThan(100);
    expect(exitCode).toBe(0);
  });

  it('goes on when its build is removed', async () => {
    const { out } = await builtSmall();
    const server = await startServer(join(out, 'dist'));
    await rm(join(out, 'dist'), { recursive: true });
    await setTimeout(1200);
    for (const path of ['/', '/reviews/review-1', '/reviews.json', '/api/reviews/search', '/readyz']) {
      expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 200]);
    }
    expect(await server.stop()).toBe(0);
  });
});

function manifestOf(out: string) {
  const pack = openPack(join(out, 'dist', PACK_NAME));
  pack.close();
  return pack.manifest;
}

/** Digest of every file for readers, by name. */
function digests(out: string): Record<string, string> {
  const client = join(out, 'dist', 'client');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(client, name)).isFile(),
  );
  return Object.fromEntries(files.sort().map((name) => [name, sha256(readFileSync(join(client, name)))]));
}
