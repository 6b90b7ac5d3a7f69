import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createClientFolder } from '../../../src/publication/sealing/client-folder.ts';
import { makeFolder } from '../../support/content/content.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const BYTES = Buffer.from('old');

/** A client folder after a build that had the file, and the paths of the file in both builds. */
async function next(change: (last: string) => Promise<void> = async () => {}) {
  const last = await makeFolder({ 'reviews/a.html': 'old' });
  const sealed = Date.now() + 1000;
  await change(join(last, 'reviews/a.html'));
  const folder = createClientFolder(join(await temporaryFolder(), 'client'), { path: last, sealed });
  return { folder, files: [join(last, 'reviews/a.html'), join(folder.path, 'reviews/a.html')] as const };
}

async function isOneFile([a, b]: readonly [string, string]): Promise<boolean> {
  return (await stat(a)).ino === (await stat(b)).ino;
}

describe('a client folder', () => {
  it('gives what the last build made a second name', async () => {
    const { folder, files } = await next();
    await folder.put('reviews/a.html', BYTES, true);
    expect(await isOneFile(files)).toBe(true);
    expect(await readFile(files[1], 'utf8')).toBe('old');
  });

  it.each([
    ['made now', false, async () => {}],
    ['another length there', true, (file: string) => writeFile(file, 'longer than before')],
    ['a later date there', true, (file: string) => utimes(file, new Date(), new Date(Date.now() + 60_000))],
  ])('writes what is %s', async (_, isOld, change) => {
    const { folder, files } = await next(change);
    await folder.put('reviews/a.html', BYTES, isOld);
    expect(await isOneFile(files)).toBe(false);
    expect(await readFile(files[1], 'utf8')).toBe('old');
  });

  it('writes what cannot have a second name', async () => {
    const { folder, files } = await next();
    await folder.put('reviews/a.html', Buffer.from('new'), false);
    await folder.put('reviews/a.html', BYTES, true);
    expect(await isOneFile(files)).toBe(false);
    expect(await readFile(files[1], 'utf8')).toBe('old');
  });

  it('writes what the last build has lost, and everything where there was none', async () => {
    const { folder } = await next();
    await folder.put('b.txt', BYTES, true);
    const first = createClientFolder(join(await temporaryFolder(), 'client'), undefined);
    await first.put('b.txt', BYTES, true);
    for (const { path } of [folder, first]) expect(await readFile(join(path, 'b.txt'), 'utf8')).toBe('old');
  });
});
