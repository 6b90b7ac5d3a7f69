import { randomUUID } from 'node:crypto';
import { copyFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Publication } from '../../src/publication/publication.ts';
import { type PublicationWatch, watchPublication } from '../../src/publication/watch.ts';
import { authoredReview, sampleSite } from '../support/content/sample-site.ts';
import { sealSite } from '../support/sites/sealed-site.ts';
import { sharedFolder, temporaryFolder } from '../support/temporary-folder.ts';

const folder = sharedFolder();
const packs = new Map<number, Promise<{ packFile: string }>>();

/** A pack with that many reviews. */
async function packWith(count: number): Promise<string> {
  const reviews = Array.from({ length: count }, (_, index) => authoredReview({ id: `review-${index}` }));
  const sealed = packs.get(count) ?? sealSite(join(folder, String(count)), { site: sampleSite({ reviews }) });
  packs.set(count, sealed);
  return (await sealed).packFile;
}

interface Watched {
  readonly watch: PublicationWatch;
  readonly file: string;
  readonly opened: Publication[];
  readonly failed: unknown[];
}

async function watchPackWith(count: number): Promise<Watched> {
  const file = join(await temporaryFolder(), 'publication.pack');
  await copyFile(await packWith(count), file);
  const opened: Publication[] = [];
  const failed: unknown[] = [];
  const watch = watchPublication({
    file,
    onOpened: (publication) => opened.push(publication),
    onFailed: (error) => failed.push(error),
  });
  onTestFinished(watch.close);
  return { watch, file, opened, failed };
}

/** As a build does it: another file takes the place at once. */
async function replace(file: string, pack: string): Promise<void> {
  const beside = `${file}.${randomUUID()}`;
  await copyFile(pack, beside);
  await rename(beside, file);
}

describe('watchPublication', () => {
  it('opens what stands there', async () => {
    const { watch, opened } = await watchPackWith(1);
    expect(watch.current().records.count).toBe(1);
    expect(opened).toEqual([watch.current()]);
  });

  it('throws where the first cannot be opened', async () => {
    const folder = await temporaryFolder();
    const options = { file: join(folder, 'publication.pack'), onOpened: () => {}, onFailed: () => {} };
    expect(() => watchPublication(options)).toThrow(expect.objectContaining({ code: 'ENOENT' }));
    await writeFile(options.file, 'no pack');
    expect(() => watchPublication(options)).toThrow('is not a publication');
  });

  it('opens the next build within two seconds, by itself', async () => {
    const { watch, file, opened } = await watchPackWith(1);
    await replace(file, await packWith(2));
    await vi.waitUntil(() => watch.current().records.count === 2, { timeout: 2000 });
    expect(opened.map(({ records }) => records.count)).toEqual([1, 2]);
  });

  it('opens a build once, and does not open the same again', async () => {
    const { watch, opened } = await watchPackWith(1);
    for (let times = 0; times < 3; times++) watch.look();
    expect(opened).toHaveLength(1);
  });

  it('keeps the last good one when a build is damaged, tells it once for each, and takes the next good one', async () => {
    const { watch, file, failed, opened } = await watchPackWith(1);
    for (const damage of ['damaged', 'damaged as well']) {
      await writeFile(`${file}.damaged`, damage);
      await rename(`${file}.damaged`, file);
      for (let times = 0; times < 3; times++) watch.look();
    }
    expect(failed.map(String)).toEqual(Array(2).fill(expect.stringContaining('is not a publication')));
    expect(watch.current().representation('/')?.read('identity')).toBeInstanceOf(Uint8Array);
    expect(opened).toHaveLength(1);
    await replace(file, await packWith(2));
    watch.look();
    expect(watch.current().records.count).toBe(2);
  });

  it('goes on with what is open while nothing is there', async () => {
    const { watch, file, failed } = await watchPackWith(1);
    await rm(file);
    watch.look();
    expect(failed).toEqual([]);
    expect(watch.current().representation('/reviews.json')?.read('identity')).toBeInstanceOf(Uint8Array);
    await copyFile(await packWith(2), file);
    watch.look();
    expect(watch.current().records.count).toBe(2);
  });

  it('lets an answer that was taken before the swap be read after it', async () => {
    const { watch, file } = await watchPackWith(1);
    const before = watch.current().since('2026-01-01');
    await replace(file, await packWith(2));
    watch.look();
    expect(JSON.parse(String(await before.read('identity'))).count).toBe(1);
  });
});
