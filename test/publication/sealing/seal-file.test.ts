import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { seal, sealAfter } from '../../support/sites/seal.ts';
import type { SealOptions } from '../../support/sites/sealed-site.ts';

const FILES = { 'a.html': 'first '.repeat(100), 'b.html': 'second '.repeat(100) };
const INPUTS = { 'a.html': 'a'.repeat(64), 'b.html': 'b'.repeat(64) };

/** Seals twice, and returns the results. */
async function sealTwice(second: SealOptions) {
  const first = await seal({ files: FILES, inputs: INPUTS });
  return { first, sealed: await sealAfter(first, { files: FILES, inputs: INPUTS, ...second }) };
}

describe('a file of a seal', () => {
  it('is taken from the last publication where its inputs are the same, with its twins', async () => {
    // These would be its bytes if it were made again.
    const { first, sealed } = await sealTwice({ files: { ...FILES, 'a.html': 'never made' } });
    const [before, after] = [first, sealed].map(({ entry }) => {
      const { identity, br, gzip } = entry('/a');
      return [identity, br, gzip].map((span) => span?.digest);
    });
    expect(after).toEqual(before);
    expect(sealed.rendered).toBe(0);
  });

  it('is made where its inputs are others', async () => {
    const inputs = { ...INPUTS, 'a.html': 'c'.repeat(64) };
    const { first, sealed } = await sealTwice({ files: { ...FILES, 'a.html': 'third' }, inputs });
    expect(sealed.rendered).toBe(1);
    expect(sealed.entry('/a').inputs).toBe(inputs['a.html']);
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
      const first = await seal({ files });
      const { client } = again ? await sealAfter(first, { files }) : first;
      expect(await readFile(join(client, 'prices.csv.gz'), 'utf8')).toBe(files['prices.csv.gz']);
      expect(brotliDecompressSync(await readFile(join(client, 'prices.csv.br'))).toString()).toBe(files['prices.csv']);
    },
  );
});
