import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/publication/digest.ts';
import { createPack } from '../../../src/publication/pack/pack-writer.ts';
import { openedPack } from '../../support/sites/seal.ts';
import { writePack } from '../../support/sites/written-pack.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

describe('the writer of a pack', () => {
  it('writes blobs in the order in which it takes them, flushed between or not, and says where they are and what', async () => {
    const file = join(await temporaryFolder(), 'pack');
    const writer = await createPack(file);
    const large = Buffer.alloc(5 * 2 ** 20, 'Hot water. ');
    const first = writer.append(large);
    await writer.flush();
    expect(first).toEqual({ offset: 0, length: large.length, digest: sha256(large) });
    expect(writer.append(Buffer.from('after'))).toEqual({ offset: large.length, length: 5, digest: sha256('after') });
    await writer.flush();
    await writer.close();
    expect((await readFile(file)).equals(Buffer.concat([large, Buffer.from('after')]))).toBe(true);
  });

  it('writes thousands of blobs at once', async () => {
    const blobs = Array.from({ length: 6000 }, (_, index) => Buffer.from(String(index)));
    const { file } = await writePack(join(await temporaryFolder(), 'pack'), blobs);
    const { entries, read } = openedPack(file);
    expect([...entries()].map(({ identity, path }) => Buffer.from(read(identity, path)))).toEqual(blobs);
  });

  it('never writes over another', async () => {
    const { file } = await writePack(join(await temporaryFolder(), 'pack'), [Buffer.from('good')]);
    const before = await readFile(file);
    await expect(createPack(file)).rejects.toThrow(expect.objectContaining({ code: 'EEXIST' }));
    expect(await readFile(file)).toEqual(before);
  });
});
