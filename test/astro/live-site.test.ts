import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { liveSite } from '../../src/astro/live-site.ts';
import { loadSite } from '../../src/astro/load-site.ts';
import { linesOf, makeFolder, review, smallContent, write, writeAll } from '../support/content/content.ts';

const settings = (contentDirectory: string) => ({
  baseUrl: 'https://example.com',
  hubUrl: null,
  hasServer: true,
  contentDirectory,
  notifyHub: false,
});

const asFile = (number: number) => JSON.stringify({ ...review(number), id: undefined });

it('reads the files again when one was added, edited, moved, replaced or removed, and not else', async () => {
  const content = await makeFolder(smallContent());
  const load = () => liveSite(settings(content));
  const ids = async () => {
    const loaded = await load();
    return loaded.ok ? loaded.site.catalog.reviews.map(({ id }) => id) : loaded.problems.length;
  };
  expect(await ids()).toEqual(['review-2', 'review-1']);
  expect(await load()).toBe(await load());
  await write(content, 'reviews/new.json', asFile(3));
  expect(await ids()).toEqual(['new', 'review-2', 'review-1']);
  await rename(join(content, 'reviews/new.json'), join(content, 'reviews/old.json'));
  expect(await ids()).toEqual(['old', 'review-2', 'review-1']);
  await write(content, 'reviews/old.json', '{');
  expect(await ids()).toBe(1);
  await rm(join(content, 'reviews'), { recursive: true });
  expect(await ids()).toEqual(['review-2', 'review-1']);
  const elsewhere = await makeFolder({ 'linked.json': asFile(4) });
  await symlink(elsewhere, join(content, 'reviews'));
  expect(await ids()).toEqual(['linked', 'review-2', 'review-1']);
  await rename(join(elsewhere, 'linked.json'), join(elsewhere, 'other.json'));
  expect(await ids()).toEqual(['other', 'review-2', 'review-1']);
  await mkdir(join(content, 'photos'));
  await write(content, 'photos/heater.gif', 'GIF89a');
  const before = await load();
  await write(content, 'photos/heater.gif', 'GIF87a');
  expect(await load()).not.toBe(before);
  for (const name of ['pages/about.md', 'public/robots.txt', 'notice.md', 'words.yaml']) {
    const last = await load();
    await write(content, name, name.endsWith('.md') ? '# About\n\nText.\n' : '');
    expect(await load()).not.toBe(last);
  }
});

it('reads a page again when the file that it links to is put into a folder in `public/`, or into the `public/` that several businesses share', async () => {
  const folder = await makeFolder();
  const content = join(folder, 'shops/inn');
  const before = process.cwd();
  process.chdir(folder);
  onTestFinished(() => process.chdir(before));
  const isOk = async () => (await liveSite(settings(content))).ok;
  await writeAll(content, { ...smallContent(), 'pages/prices.md': '# Prices\n\n[All](/papers/2026/all.txt)\n' });
  for (const place of ['shops/inn/public', 'public']) {
    await mkdir(join(folder, place, 'papers/2026'), { recursive: true });
    expect(await isOk()).toBe(false);
    await write(folder, `${place}/papers/2026/all.txt`, 'Low\n');
    expect([place, await isOk()]).toEqual([place, true]);
    await rm(join(folder, place, 'papers/2026/all.txt'));
    expect([place, await isOk()]).toEqual([place, false]);
  }
});

it('says as a mistake that the folder is gone, as while another branch is checked out, and reads it when it is there', async () => {
  const folder = await makeFolder();
  const content = join(folder, 'content');
  expect(await liveSite(settings(content))).toEqual({
    ok: false,
    problems: [
      { file: content, line: 1, column: 1, message: expect.stringContaining('does not exist; npm run reviews -- init') },
    ],
  });
  await writeAll(content, smallContent());
  expect(await liveSite(settings(content))).toMatchObject({ ok: true });
});

it('finds after each change what somebody finds who analyses all reviews', async () => {
  const texts = ['Ann came late. The price was fair.', 'Bo was on time.', 'Ann found the leak at once.'];
  const reviews = texts.map((text, at) => review(at, { text }));
  const content = await makeFolder(smallContent(reviews));
  const found: string[] = [];
  for (const [name, text] of [
    ['reviews.jsonl', linesOf(...reviews.slice(0, 2))],
    ['reviews.jsonl', linesOf(...reviews)],
    ['reviews.jsonl', linesOf(...reviews.slice(1), review(0, { text: 'Ann was rude.' }))],
    ['business.yaml', JSON.stringify({ name: 'Small Business', technicians: [{ name: 'Ann' }] })],
    ['aspects.yaml', '- id: price\n  positive: [found the leak]\n'],
    ['reviews.jsonl', linesOf(...reviews.slice(0, 1))],
  ] as const) {
    await write(content, name, text);
    const [live, anew] = await Promise.all([liveSite(settings(content)), loadSite(settings(content))]);
    expect([name, live]).toEqual([name, anew]);
    found.push(JSON.stringify(live.ok && live.site.insights));
  }
  expect(new Set(found).size).toBe(found.length);
});
