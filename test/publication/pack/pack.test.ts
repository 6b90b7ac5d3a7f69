import { existsSync } from 'node:fs';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Manifest, Span } from '../../../src/publication/pack/manifest.ts';
import { createPack, openPack } from '../../../src/publication/pack/pack.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

function manifestOf(searchIndex: Span = [0, 0]): Manifest {
  const base = { sequence: 1_773_662_400_500, baseUrl: 'https://example.com/größe', hubUrl: null };
  return { ...base, searchIndex, sideData: [0, 0], entries: [] };
}

interface Written {
  readonly file: string;
  readonly spans: Span[];
  readonly manifest: Manifest;
}

async function newFile(): Promise<string> {
  return join(await temporaryFolder(), 'pack');
}

/** Writes a pack into a folder of its own, or into the given file. */
async function writePack(blobs: readonly Uint8Array[], given?: string): Promise<Written> {
  const file = given ?? (await newFile());
  const writer = await createPack(file);
  const spans: Span[] = [];
  for (const blob of blobs) spans.push(writer.append(blob));
  const manifest = manifestOf(spans.at(-1));
  await writer.finish(manifest);
  await writer.close();
  return { file, spans, manifest };
}

function readBack(file: string, spans: readonly Span[]): { manifest: Manifest; blobs: Buffer[] } {
  const pack = openPack(file);
  const blobs = spans.map((span) => pack.read(span));
  pack.close();
  return { manifest: pack.manifest, blobs };
}

describe('a pack', () => {
  it('gives back blobs and manifest', async () => {
    const folder = await temporaryFolder();
    let packs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 10 }), async (blobs) => {
        const { file, spans, manifest } = await writePack(blobs, join(folder, String(packs++)));
        expect(readBack(file, spans)).toEqual({ manifest, blobs: blobs.map((blob) => Buffer.from(blob)) });
      }),
      { numRuns: 50 },
    );
  });

  it('holds a blob of several MiB', async () => {
    const large = Buffer.alloc(5 * 2 ** 20, 'Hot water. ');
    const { file, spans } = await writePack([large, Buffer.from('after')]);
    const { blobs } = readBack(file, spans);
    expect(blobs[0]?.equals(large)).toBe(true);
    expect(blobs[1]?.toString()).toBe('after');
  });

  it('is refused when cut short at any byte, with a message that names the file', async () => {
    const { file } = await writePack([Buffer.from('first'), Buffer.from('second')]);
    const whole = await readFile(file);
    for (let length = 0; length < whole.length; length++) {
      await writeFile(file, whole.subarray(0, length));
      expect(() => openPack(file), `${length} bytes`).toThrow(`${file} is not a publication`);
    }
  });

  it('is refused, never read wrongly, when any byte of its footer is another', async () => {
    const { file } = await writePack([Buffer.from('blob')]);
    const whole = await readFile(file);
    for (let position = whole.length - 16; position < whole.length; position++) {
      const damaged = Buffer.from(whole);
      damaged[position] = (damaged[position] ?? 0) ^ 0xff;
      await writeFile(file, damaged);
      expect(() => openPack(file), `byte ${position}`).toThrow(file);
    }
  });

  it('is refused when its manifest is no JSON or not of the schema', async () => {
    const { file } = await writePack([]);
    const whole = await readFile(file);
    for (const [from, to] of [
      ['{"sequence"', '["sequence"'],
      ['"sequence"', '"sequenZe"'],
    ] as const) {
      await writeFile(file, Buffer.from(whole.toString('latin1').replace(from, to), 'latin1'));
      expect(() => openPack(file)).toThrow(`${file} is damaged`);
    }
  });

  it('of another format is refused with what to do', async () => {
    const { file } = await writePack([]);
    const bytes = await readFile(file);
    bytes.writeUInt32LE(7, bytes.length - 8);
    await writeFile(file, bytes);
    expect(() => openPack(file)).toThrow('has format 7; this server reads format 3: build again or restart the server');
  });

  it.each(['', 'no publication at all', 'x'.repeat(1000)])('is not what holds %j', async (content) => {
    const file = await newFile();
    await writeFile(file, content);
    expect(() => openPack(file)).toThrow(`${file} is not a publication`);
  });

  it('that is missing is told by the code of the system', async () => {
    const file = await newFile();
    expect(() => openPack(file)).toThrow(expect.objectContaining({ code: 'ENOENT' }));
  });

  it('is read on when its file is gone or replaced', async () => {
    const { file, spans } = await writePack([Buffer.from('old')]);
    const pack = openPack(file);
    await rm(file);
    await writePack([Buffer.from('new bytes')], file);
    expect(spans.map((span) => pack.read(span).toString())).toEqual(['old']);
    pack.close();
  });

  it('of a small publication is read once: what overwrites the file cannot reach it', async () => {
    const { file } = await writePack([Buffer.from('blob')]);
    const pack = openPack(file);
    await truncate(file, 2);
    expect(pack.read([0, 4]).toString()).toBe('blob');
    pack.close();
  });

  it('tells when a blob reaches beyond the end', async () => {
    const { file } = await writePack([Buffer.from('blob')]);
    const pack = openPack(file);
    expect(() => pack.read([0, 4_000])).toThrow('the publication ends before byte 4000');
    pack.close();
  });

  it('is never written over another', async () => {
    const { file, spans } = await writePack([Buffer.from('good')]);
    await expect(createPack(file)).rejects.toThrow(expect.objectContaining({ code: 'EEXIST' }));
    expect(existsSync(file)).toBe(true);
    expect(readBack(file, spans).blobs).toEqual([Buffer.from('good')]);
  });
});
