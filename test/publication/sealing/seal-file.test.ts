import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { lastBuild } from '../../../src/publication/sealing/seal.ts';
import { sealSite } from '../../support/sites/sealed-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const FILES = { 'a.html': 'first '.repeat(100), 'b.html': 'second '.repeat(100) };
const INPUTS = { 'a.html': 'a'.repeat(64), 'b.html': 'b'.repeat(64) };

/** Seals twice, and returns the results. */
async function sealTwice(second: Parameters<typeof sealSite>[1], change: (directory: string) => Promise<void> = async () => {}) {
  const first = await sealSite(await temporaryFolder(), { files: FILES, inputs: INPUTS });
  await change(dirname(first.packFile));
  const last = lastBuild(dirname(first.packFile));
  const sealed = await sealSite(await temporaryFolder(), { files: FILES, inputs: INPUTS, ...second, last });
  last?.pack.close();
  return { first, sealed, digests: Object.fromEntries(sealed.entries.map(({ path, identity }) => [path, identity.digest])) };
}

describe('a file of a seal', () => {
  it('is taken from the last publication where its inputs are the same, with its twins', async () => {
    // These would be its bytes if it were made again.
    const { first, sealed } = await sealTwice({ files: { ...FILES, 'a.html': 'never made' } });
    const [before, after] = [first, sealed].map(({ entries }) => entries.find(({ path }) => path === '/a'));
    expect(after?.identity.digest).toBe(before?.identity.digest);
    expect(after?.br?.digest).toBe(before?.br?.digest);
    expect(after?.gzip?.digest).toBe(before?.gzip?.digest);
    expect(sealed.rendered).toBe(0);
  });

  it('is made where its inputs are others', async () => {
    const inputs = { ...INPUTS, 'a.html': 'c'.repeat(64) };
    const { first, sealed } = await sealTwice({ files: { ...FILES, 'a.html': 'third' }, inputs });
    expect(sealed.rendered).toBe(1);
    expect(sealed.entries.find(({ path }) => path === '/a')).toMatchObject({ inputs: inputs['a.html'] });
    expect(sealed.entries).not.toEqual(first.entries);
  });

  it('is made where the last publication is that of other code', async () => {
    const { sealed } = await sealTwice({ code: 'other' });
    expect(sealed.rendered).toBe(2);
  });

  it.each([false, true])(
    'has no twin where the site has a file of that name, in the folder of a next build: %s',
    async (again) => {
      const files = { 'prices.csv': 'Hot water; 99\n'.repeat(100), 'prices.csv.gz': 'packed by the owner' };
      const first = await sealSite(await temporaryFolder(), { files });
      const last = again ? lastBuild(dirname(first.packFile)) : undefined;
      const { client } = again ? await sealSite(await temporaryFolder(), { files, last }) : first;
      last?.pack.close();
      expect(await readFile(join(client, 'prices.csv.gz'), 'utf8')).toBe(files['prices.csv.gz']);
      expect(brotliDecompressSync(await readFile(join(client, 'prices.csv.br'))).toString()).toBe(files['prices.csv']);
    },
  );
});
