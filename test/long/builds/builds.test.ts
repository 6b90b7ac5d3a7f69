import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { PACK_NAME } from '../../../src/publication/sealing/seal.ts';
import { openPublication } from '../../../src/publication/serving/open.ts';
import { build, startBuild } from '../../support/build.ts';
import { makeFolder, reviewLines, smallContent, write } from '../../support/content/content.ts';
import { startServer } from '../../support/sites/server.ts';

/** Kills the process when it has removed the first of the bundled files that it is to remove. */
const KILL_WITH_BUNDLES = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  const { rm } = fs.promises;
  fs.promises.rm = async (folder, options) => {
    if (!/[\\\\/]bundles[\\\\/][^\\\\/]+$/.test(folder)) return rm(folder, options);
    await rm(folder + '/renderer/prerender-entry.mjs', { force: true });
    process.kill(process.pid, 'SIGKILL');
  };
`)}`;

const KILLS = Number(process.env.KILLS ?? 40);

it(`kill -9 at ${KILLS} moments of a build: the last good build or the new one is served`, async () => {
  const content = await makeFolder(smallContent());
  const out = await makeFolder();
  const settings = { CONTENT_DIR: content };
  await build(out, settings);
  // Of a change like those below: without one, a build ends long before it would move files.
  let known = 24;
  await write(content, 'reviews.jsonl', reviewLines(known));
  const started = performance.now();
  await build(out, settings);
  const duration = performance.now() - started;
  let published = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const next = 3 + (kill % 20);
    await write(content, 'reviews.jsonl', reviewLines(next));
    const child = startBuild(out, settings);
    const ended = once(child, 'exit');
    // Kills are spread evenly over the build, and closer together at its end, where files are moved.
    const share = kill % 2 === 0 ? kill / KILLS : 0.85 + (0.2 * kill) / KILLS;
    await setTimeout(duration * share);
    child.kill('SIGKILL');
    await ended;
    // `npm run serve` does this first. A kill between the two renames leaves a build to be completed.
    if (!existsSync(join(out, 'dist'))) expect((await build(out, settings)).code).toBe(0);
    const publication = openPublication(join(out, 'dist', PACK_NAME));
    expect([known, next]).toContain(publication.records.count);
    if (publication.records.count === next) published++;
    known = publication.records.count;
    publication.close();
  }
  console.log(`${KILLS} kills over ${Math.round(duration)} ms of build: ${published} after the new build was in place`);
  const server = await startServer(join(out, 'dist'));
  expect((await fetch(`${server.origin}/reviews.json`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

it('a build of everything needs no home folder, as in a container', async () => {
  const content = await makeFolder(smallContent());
  // A folder below a file cannot be made, not even by root.
  const settings = { CONTENT_DIR: content, HOME: join(content, 'business.yaml', 'home') };
  const { code, output } = await build(await makeFolder(), settings, { full: true });
  expect([code, output]).toEqual([0, expect.stringContaining('Built ')]);
});

it('a build of everything that is killed while it replaces the bundles leaves none that are damaged', async () => {
  const settings = { CONTENT_DIR: await makeFolder(smallContent()) };
  const killed = await build(await makeFolder(), { ...settings, NODE_OPTIONS: `--import=${KILL_WITH_BUNDLES}` }, { full: true });
  expect(killed.code).toBeNull();
  expect(await build(await makeFolder(), settings)).toMatchObject({ code: 0, output: expect.stringContaining('Built ') });
});

it('100,000 reviews, half of them in a table, build and are served', async () => {
  const content = await makeFolder({ 'business.yaml': 'name: Large Business\n' });
  const out = await makeFolder();
  await write(content, 'reviews.jsonl', reviewLines(50_000));
  await write(content, 'reviews.csv', csvOf(50_001, 100_000));
  const { code, output } = await build(out, { CONTENT_DIR: content });
  expect([code, output]).toEqual([0, expect.stringContaining('Building 100,000 verified reviews')]);
  const server = await startServer(join(out, 'dist'));
  const found = await (await fetch(`${server.origin}/api/reviews/search?query=review+99999`)).json();
  expect(found).toMatchObject({ total: 1, reviews: [{ id: 'review-99999' }] });
  expect((await fetch(`${server.origin}/reviews/review-4711`)).status).toBe(200);
  const since = (await (await fetch(`${server.origin}/api/reviews/since/2000-01-01`)).json()) as {
    count: number;
    reviews: unknown[];
  };
  expect([since.count, since.reviews.length]).toEqual([100_000, 100_000]);
  expect(await server.stop()).toBe(0);
});

function csvOf(first: number, last: number): string {
  const rows = Array.from({ length: last - first + 1 }, (_, at) => {
    const n = first + at;
    const date = `2026-01-${String(1 + (n % 28)).padStart(2, '0')}`;
    return `review-${n},${date},${1 + (n % 5)},Author ${n},Text of review ${n}.,invoice,2026-01-31\n`;
  });
  return `id,date,rating,author,text,verification_method,verification_date\n${rows.join('')}`;
}
