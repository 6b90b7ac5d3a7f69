import { open } from 'node:fs/promises';
import { sha256 } from '../digest.ts';
import type { Entry } from './block.ts';
import { encodeFooter } from './footer.ts';
import type { Head, Span } from './head.ts';
import { writeTable } from './table.ts';

export type PackWriter = Awaited<ReturnType<typeof createPack>>;

/** Begins a pack file, which must not exist yet: first the blobs, then the table of entries, the head and the footer. */
export async function createPack(file: string) {
  const handle = await open(file, 'wx');
  let length = 0;
  let flushed = 0;
  let pending: Uint8Array[] = [];
  /** Takes a blob and says where it will be. The digest is not calculated if one is given, so the caller must have compared it. */
  function append(bytes: Uint8Array, digest: string = sha256(bytes)): Span {
    pending.push(bytes);
    length += bytes.length;
    return { offset: length - bytes.length, length: bytes.length, digest };
  }
  /** Writes all blobs taken so far in one system call: a call for each would take longer than writing its bytes. */
  async function flush(): Promise<void> {
    if (pending.length === 0) return;
    const pieces = pending;
    pending = [];
    const expected = length - flushed;
    flushed = length;
    const { bytesWritten } = await handle.writev(pieces);
    // If not all bytes were written, for example because the disk is full, this writes the rest or throws the reason.
    if (bytesWritten < expected) await handle.appendFile(Buffer.concat(pieces).subarray(bytesWritten));
  }
  return {
    append,
    flush,
    /** Writes the entries, which come in the order of their paths, and the head, and forces everything to the disk. */
    async finish(head: Omit<Head, 'count' | 'table'>, entries: Iterable<Entry>): Promise<void> {
      const table = writeTable(entries, append);
      append(encodeFooter(append(Buffer.from(JSON.stringify({ ...head, ...table })))));
      await flush();
      await handle.sync();
    },
    close: () => handle.close(),
  };
}
