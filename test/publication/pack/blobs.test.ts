import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sha256 } from '../../../src/publication/digest.ts';
import { openBlobs, readUpTo } from '../../../src/publication/pack/blobs.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Blobs of bytes in memory. `reads` has the length of each read, and `told` each part that was found damaged. */
function blobsOf(bytes: Buffer) {
  const reads: number[] = [];
  const told: string[] = [];
  const bytesAt = (offset: number, length: number) => {
    reads.push(length);
    return bytes.subarray(offset, offset + length);
  };
  return { ...openBlobs('the file', bytesAt, ({ part }) => told.push(part)), reads, told };
}

const LARGE = Buffer.alloc(3 * 2 ** 20 + 5, 'Hot water. ');
const SOUND = { offset: 0, length: LARGE.length, digest: sha256(LARGE) };
const DAMAGED = { ...SOUND, digest: sha256('other') };

describe('blobs', () => {
  it('are given whole, or in part', () => {
    const { read, readPart } = blobsOf(LARGE);
    expect(read(SOUND, '/').equals(LARGE)).toBe(true);
    expect(readPart(SOUND, 4, 9, '/').toString()).toBe('water');
  });

  it('are not read as a whole where only a part of them is needed, and checked once for that', () => {
    const { readPart, reads } = blobsOf(LARGE);
    for (let times = 0; times < 2; times++) readPart(SOUND, 4, 9, '/');
    expect(reads.slice(-2)).toEqual([5, 5]);
    expect(reads.slice(0, -2)).toEqual([...Array(24).fill(2 ** 17), 5]);
  });

  it('that are taken in their order are read together, and each is compared', () => {
    const { inOrder, reads, told } = blobsOf(LARGE);
    const { read } = inOrder();
    for (let offset = 0; offset < 600_000; offset += 500) {
      const bytes = LARGE.subarray(offset, offset + 500);
      expect(read({ offset, length: 500, digest: sha256(bytes) }, '/').equals(bytes)).toBe(true);
    }
    expect(() => read({ offset: 600_000, length: 500, digest: sha256('other') }, '/x')).toThrow('/x is not what was sealed');
    expect(read(SOUND, '/all').equals(LARGE)).toBe(true);
    expect([reads, told]).toEqual([[2 ** 19, 2 ** 19, LARGE.length], ['/x']]);
  });

  it('that are taken in their order are read into the same memory once they are released', async () => {
    const file = join(await temporaryFolder(), 'blobs');
    const pieces = Array.from({ length: 60 }, (_, index) => Buffer.alloc(100_000, `${index} `));
    writeFileSync(file, Buffer.concat(pieces));
    const descriptor = openSync(file, 'r');
    onTestFinished(() => closeSync(descriptor));
    const { read, release } = openBlobs(
      file,
      (...span) => readUpTo(descriptor, ...span),
      () => {},
    ).inOrder();
    const memory = new Set<ArrayBufferLike>();
    for (let first = 0; first < pieces.length; first += 10) {
      const batch = pieces.slice(first, first + 10).map((bytes, at) => {
        const offset = (first + at) * 100_000;
        return { bytes, got: read({ offset, length: bytes.length, digest: sha256(bytes) }, '/') };
      });
      for (const { bytes, got } of batch) expect(got.equals(bytes)).toBe(true);
      for (const { got } of batch) memory.add(got.buffer);
      release();
    }
    expect(memory.size).toBe(3);
  });

  it('that are damaged are given in no way; they are told, and read, once', () => {
    const { read, readPart, check, reads, told } = blobsOf(LARGE);
    for (const ask of [() => readPart(DAMAGED, 4, 9, '/x'), () => read(DAMAGED, '/x'), () => [...check(DAMAGED, '/x')]])
      expect(ask).toThrow('the file is damaged: /x is not what was sealed');
    expect([told, reads.length]).toEqual([['/x'], 25]);
  });

  it('that reach beyond the end are damaged', () => {
    const { read } = blobsOf(LARGE.subarray(1));
    expect(() => read(SOUND, '/x')).toThrow('/x is not what was sealed');
  });

  it('that cannot be read are damaged, and the error has the cause', () => {
    const cause = new Error('EIO');
    const { read } = openBlobs(
      'the file',
      () => {
        throw cause;
      },
      () => {},
    );
    expect(() => read(SOUND, '/x')).toThrow(expect.objectContaining({ part: '/x', cause }));
  });

  it('without bytes are sound, although they begin where a damaged one does', () => {
    const { read, check } = blobsOf(LARGE);
    expect(() => read(DAMAGED, '/x')).toThrow('/x is not what was sealed');
    const empty = { offset: DAMAGED.offset, length: 0, digest: sha256('') };
    expect([read(empty, '/empty').length, [...check(empty, '/empty')]]).toEqual([0, []]);
  });
});

it('reads from a file as much as there is', async () => {
  const file = join(await temporaryFolder(), 'file');
  writeFileSync(file, 'some bytes');
  const descriptor = openSync(file, 'r');
  expect([readUpTo(descriptor, 5, 3), readUpTo(descriptor, 5, 100), readUpTo(descriptor, 50, 1)].map(String)).toEqual([
    'byt',
    'bytes',
    '',
  ]);
  closeSync(descriptor);
});
