import { readdirSync } from 'node:fs';
import { readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPack, type Pack } from '../../../src/publication/pack/pack.ts';
import { DamageError } from '../../../src/publication/pack/pack-error.ts';
import { openedPack } from '../../support/sites/seal.ts';
import { writePack } from '../../support/sites/written-pack.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

async function newFile(): Promise<string> {
  return join(await temporaryFolder(), 'pack');
}

/** All blobs of a pack, read by its entries. */
function blobsIn(pack: Pack): Buffer[] {
  return [...pack.entries()].map(({ identity, path }) => pack.read(identity, path));
}

/** All that a pack of 70 blobs returns, and `undefined` for each part that it reports as damaged. */
function partsOf({ head, entry, read }: Pack): (string | undefined)[] {
  const named = Array.from({ length: 70 }, (_, index) => () => entry(`/${String(index).padStart(4, '0')}`)?.identity);
  return [...named, () => head.searchIndex, () => head.sideData].map((spanOf) => {
    try {
      return read(spanOf() ?? expect.fail(), '').toString();
    } catch (error) {
      expect(error).toBeInstanceOf(DamageError);
      return undefined;
    }
  });
}

describe('a pack', () => {
  it('gives back blobs, entries and head', async () => {
    const folder = await temporaryFolder();
    let packs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 10 }), async (blobs) => {
        const { file, entries, head } = await writePack(join(folder, String(packs++)), blobs);
        const pack = openPack(file);
        expect([pack.head, [...pack.entries()]]).toEqual([{ ...head, count: blobs.length, table: expect.anything() }, entries]);
        expect(blobsIn(pack)).toEqual(blobs.map((blob) => Buffer.from(blob)));
        pack.close();
      }),
      { numRuns: 50 },
    );
  });

  it('is refused when cut short at any byte, with a message that names the file', async () => {
    const { file } = await writePack(await newFile(), [Buffer.from('first'), Buffer.from('second')]);
    for (let length = (await stat(file)).size - 1; length >= 0; length--) {
      await truncate(file, length);
      expect(() => openPack(file), `${length} bytes`).toThrow(`${file} is not a publication`);
    }
  });

  it('with any one bit turned is refused, or gives the part with that bit no more, and all else as it was', async () => {
    const blobs = Array.from({ length: 70 }, (_, index) => Buffer.from(`blob ${index}`));
    const { file } = await writePack(await newFile(), blobs);
    const whole = await readFile(file);
    const sound = partsOf(openedPack(file));
    expect(sound).not.toContain(undefined);
    let refused = 0;
    for (let position = 0; position < whole.length; position += 41) {
      const damaged = Buffer.from(whole);
      damaged[position] = (damaged[position] ?? 0) ^ (1 << (position % 8));
      await writeFile(file, damaged);
      let pack: Pack;
      try {
        pack = openPack(file);
      } catch (error) {
        expect(String(error), `byte ${position}`).toMatch(/is damaged|is not a publication|has format/);
        refused++;
        continue;
      }
      const parts = partsOf(pack);
      pack.close();
      expect(parts, `byte ${position}`).toContain(undefined);
      expect(parts, `byte ${position}`).toEqual(sound.map((part, index) => parts[index] && part));
    }
    expect(refused).toBeGreaterThan(20);
  });

  it('is read on when its file is gone or replaced', async () => {
    const { file } = await writePack(await newFile(), [Buffer.from('old')]);
    const pack = openedPack(file);
    await rm(file);
    await writePack(file, [Buffer.from('new bytes')]);
    expect(blobsIn(pack).map(String)).toEqual(['old']);
  });

  it('of a small publication is read once: what overwrites the file cannot reach it', async () => {
    const { file } = await writePack(await newFile(), [Buffer.from('blob')]);
    const pack = openedPack(file);
    await truncate(file, 2);
    expect(blobsIn(pack).map(String)).toEqual(['blob']);
  });

  it('of a small publication leaves no file open, because Windows renames no folder with an open file in it', async () => {
    const { file } = await writePack(await newFile(), [Buffer.from('blob')]);
    const openFiles = () => readdirSync('/dev/fd').length;
    const before = openFiles();
    const pack = openedPack(file);
    expect(openFiles()).toBe(before);
    expect(blobsIn(pack).map(String)).toEqual(['blob']);
  });
});
