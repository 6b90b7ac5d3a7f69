import { randomUUID } from 'node:crypto';
import { appendFile, copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { bodyBytes } from '../../../src/http/answer.ts';
import { onceFor } from '../../../src/once.ts';
import { openPack } from '../../../src/publication/pack/pack.ts';
import type { Publication } from '../../../src/publication/serving/publication.ts';
import { type PublicationWatch, watchPublication } from '../../../src/publication/serving/watch.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';
import { PATIENCE } from '../../support/patience.ts';
import { sealSite } from '../../support/sites/sealed-site.ts';
import { sharedFolder, temporaryFolder } from '../../support/temporary-folder.ts';

const folder = sharedFolder();

/** A pack with `count` reviews. */
const packWith = onceFor(async (count: number) => {
  const reviews = Array.from({ length: count }, (_, index) => authoredReview({ id: `review-${index}` }));
  const { packFile } = await sealSite(join(folder, String(count)), { site: sampleSite({ reviews }) });
  return packFile;
});

interface Watched {
  readonly watch: PublicationWatch;
  readonly file: string;
  readonly opened: Publication[];
  readonly failed: unknown[];
  readonly damaged: unknown[];
  readonly faults: { damagedParts?: number; isNewerRefused?: boolean };
}

async function watchPackWith(count: number, patience?: number): Promise<Watched> {
  const file = join(await temporaryFolder(), 'publication.pack');
  await copyFile(await packWith(count), file);
  const opened: Publication[] = [];
  const failed: unknown[] = [];
  const damaged: unknown[] = [];
  const faults: Watched['faults'] = {};
  const watch = watchPublication({
    file,
    onOpened: (publication) => opened.push(publication),
    onRefused: (error) => failed.push(error),
    onDamaged: (error) => damaged.push(error),
    onFaults: (now) => Object.assign(faults, now),
    ...(patience !== undefined && { patience }),
  });
  onTestFinished(watch.close);
  return { watch, file, opened, failed, damaged, faults };
}

/** Replaces the file at once by another, as a build does. */
async function replace(file: string, pack: string): Promise<void> {
  const beside = `${file}.${randomUUID()}`;
  await copyFile(pack, beside);
  await rename(beside, file);
}

/** A copy of a file with one bit flipped. */
async function turnBit(file: string, offset: number): Promise<string> {
  const bytes = await readFile(file);
  bytes[offset] = (bytes[offset] ?? 0) ^ 4;
  const copy = join(folder, randomUUID());
  await writeFile(copy, bytes);
  return copy;
}

describe('watchPublication', () => {
  it('opens what stands there', async () => {
    const { watch, opened } = await watchPackWith(1);
    expect(watch.current().records.count).toBe(1);
    expect(opened).toEqual([watch.current()]);
  });

  it('throws where the first cannot be opened', async () => {
    const folder = await temporaryFolder();
    const options = { file: join(folder, 'publication.pack'), onOpened() {}, onRefused() {}, onDamaged() {}, onFaults() {} };
    expect(() => watchPublication(options)).toThrow(expect.objectContaining({ code: 'ENOENT' }));
    await writeFile(options.file, 'no pack');
    expect(() => watchPublication(options)).toThrow('is not a publication');
  });

  it('opens the next build within two seconds, by itself', async () => {
    const { watch, file, opened } = await watchPackWith(1);
    await replace(file, await packWith(2));
    await vi.waitUntil(() => watch.current().records.count === 2, PATIENCE);
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

  it('tells once that a build is not whole while it is copied over the last one, and opens it at its end', async () => {
    const { watch, file, failed, opened } = await watchPackWith(1);
    const bytes = await readFile(await packWith(2));
    await writeFile(file, '');
    for (let start = 0; start < bytes.length; start += 20_000) {
      await appendFile(file, bytes.subarray(start, start + 20_000));
      watch.look();
    }
    expect(failed.map(String)).toEqual([expect.stringContaining('is cut short')]);
    expect([opened.length, watch.current().records.count, watch.problem()]).toEqual([2, 2, undefined]);
  });

  it('refuses a build with a bit turned anywhere that is served, names it, and tells so until another one is there', async () => {
    const { watch, file, failed, opened, faults } = await watchPackWith(1);
    const good = await packWith(2);
    const pack = openPack(good);
    const spans = [...pack.entries()].flatMap(({ path, identity, br, gzip }) =>
      [identity, br, gzip].flatMap((span) => (span ? [[path, span.offset] as const] : [])),
    );
    pack.close();
    expect(spans.length).toBeGreaterThan(40);
    for (const [path, offset] of spans) {
      await replace(file, await turnBit(good, offset));
      watch.look();
      expect(String(failed.pop())).toContain(` is damaged: ${path} is not what was sealed`);
    }
    expect([opened.length, watch.current().reviewCount]).toEqual([1, 1]);
    expect([watch.problem(), faults]).toEqual([expect.stringContaining('newer'), { damagedParts: 0, isNewerRefused: true }]);
    await replace(file, good);
    watch.look();
    expect([watch.current().reviewCount, watch.problem()]).toEqual([2, undefined]);
    expect(faults).toEqual({ damagedParts: 0, isNewerRefused: false });
  });

  it('of a large build checks what searches are answered from before it is served, and the rest in the background', async () => {
    const { watch, file, failed, damaged, faults } = await watchPackWith(1);
    const large = (await sealSite(await temporaryFolder(), { files: { 'zzz.bin': Buffer.alloc(17 * 2 ** 20) } })).packFile;
    const { head, entry, close } = openPack(large);
    const { offset = 0, length = 0 } = entry('/zzz.bin')?.identity ?? {};
    close();
    await replace(file, await turnBit(large, head.searchIndex.offset));
    watch.look();
    expect(String(failed.pop())).toContain(' its search index ');
    await replace(file, await turnBit(large, offset + length - 1));
    watch.look();
    expect(failed).toEqual([]);
    await vi.waitUntil(() => damaged.length > 0, PATIENCE);
    expect(() => watch.current().representation('/zzz.bin')?.read('identity')).toThrow('/zzz.bin is not what was sealed');
    expect(damaged.map(String)).toEqual([expect.stringContaining('/zzz.bin is not what was sealed')]);
    expect([watch.problem(), faults]).toEqual([expect.stringContaining('part'), { damagedParts: 1, isNewerRefused: false }]);
    await replace(file, await packWith(2));
    watch.look();
    expect([watch.problem(), faults]).toEqual([undefined, { damagedParts: 0, isNewerRefused: false }]);
  });

  it('forgets a refused build when the one that is served stands there again', async () => {
    const { watch, file, faults } = await watchPackWith(1);
    const [kept, served] = [`${file}.kept`, await turnBit(await packWith(2), 0)];
    await rename(file, kept);
    await rename(served, file);
    watch.look();
    expect(faults.isNewerRefused).toBe(true);
    await rename(kept, file);
    watch.look();
    expect([watch.problem(), faults.isNewerRefused]).toEqual([undefined, false]);
  });

  it('tells once that no pack has come to stand there, serves on, and is content when one does', async () => {
    const { watch, file, failed, faults, opened } = await watchPackWith(1, 0);
    const kept = `${file}.kept`;
    await rename(file, kept);
    for (let times = 0; times < 3; times++) watch.look();
    expect(failed.map(String)).toEqual([expect.stringContaining(`${file} is missing`)]);
    expect([watch.problem(), faults.isNewerRefused]).toEqual([expect.stringContaining('missing'), true]);
    expect(watch.current().representation('/reviews.json')?.read('identity')).toBeInstanceOf(Uint8Array);
    await rename(kept, file);
    watch.look();
    expect([watch.problem(), faults.isNewerRefused, opened.length]).toEqual([undefined, false, 1]);
    await rm(file);
    watch.look();
    expect(failed).toHaveLength(2);
    await copyFile(await packWith(2), file);
    watch.look();
    expect([watch.current().records.count, watch.problem(), faults.isNewerRefused]).toEqual([2, undefined, false]);
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
    expect(JSON.parse(String(bodyBytes(await before.read('identity')))).count).toBe(1);
  });
});
