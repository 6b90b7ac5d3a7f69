import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createClientFolder } from '../../../src/publication/sealing/client-folder.ts';
import { makeFolder } from '../../support/content/content.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const BYTES = Buffer.from('old');

const NAME = 'reviews/a.html';

/** A client folder after a build that had the file. `written` gives its bytes now, and whether they are that build's file. */
async function next(change: (last: string) => Promise<void> = async () => {}) {
  const last = await makeFolder({ [NAME]: 'old' });
  const sealed = Date.now() + 1000;
  await change(join(last, NAME));
  const folder = createClientFolder(join(await temporaryFolder(), 'client'), { path: last, sealed });
  const written = async () => {
    const [before, after] = await Promise.all([last, folder.path].map((path) => stat(join(path, NAME))));
    return { text: await readFile(join(folder.path, NAME), 'utf8'), isOneFile: before?.ino === after?.ino };
  };
  return { folder, written };
}

describe('a client folder', () => {
  it('gives what the last build made a second name', async () => {
    const { folder, written } = await next();
    await folder.put(NAME, BYTES, true);
    expect(await written()).toEqual({ text: 'old', isOneFile: true });
  });

  it.each([
    ['made now', false, async () => {}],
    ['another length there', true, (file: string) => writeFile(file, 'longer than before')],
    ['a later date there', true, (file: string) => utimes(file, new Date(), new Date(Date.now() + 60_000))],
  ])('writes what is %s', async (_, isOld, change) => {
    const { folder, written } = await next(change);
    await folder.put(NAME, BYTES, isOld);
    expect(await written()).toEqual({ text: 'old', isOneFile: false });
  });

  it('writes what cannot have a second name', async () => {
    const { folder, written } = await next();
    await folder.put(NAME, Buffer.from('new'), false);
    await folder.put(NAME, BYTES, true);
    expect(await written()).toEqual({ text: 'old', isOneFile: false });
  });

  it('writes what the last build has lost, and everything where there was none', async () => {
    const { folder } = await next();
    await folder.put('b.txt', BYTES, true);
    const first = createClientFolder(join(await temporaryFolder(), 'client'), undefined);
    await first.put('b.txt', BYTES, true);
    for (const { path } of [folder, first]) expect(await readFile(join(path, 'b.txt'), 'utf8')).toBe('old');
  });
});
