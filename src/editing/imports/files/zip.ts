import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { onOneLine } from '../../../authoring/problems/problem.ts';
import { ExportError } from './export-error.ts';
import type { Bytes, StoredFile } from './stored-file.ts';

/** 1 GiB: no file of an export unpacks to more. A larger one was made to fill a memory or a disk. */
const LARGEST = 1024 * 1024 * 1024;
const MOST_ENTRIES = 100_000;

/** The files in a zip, by path. A file is unpacked while it is read, and again each time. */
export async function openZip({ handle }: StoredFile): Promise<ReadonlyMap<string, Bytes>> {
  const files = new Map<string, Bytes>();
  try {
    const zip = await fromFdPromise(handle.fd);
    for await (const entry of zip.eachEntry()) {
      const { fileName } = entry;
      if (!fileName.endsWith('/')) files.set(fileName, { name: onOneLine(fileName), chunks: () => unpack(zip, entry) });
      if (files.size > MOST_ENTRIES) throw new Error(`it holds more than ${MOST_ENTRIES.toLocaleString('en')} files`);
    }
    return files;
  } catch (error) {
    const reason = `is a damaged zip, or not all of it was downloaded: ${(error as Error).message}`;
    throw new ExportError(reason, { cause: error });
  }
}

/** Unpacks a file. Its stated size can be relied on, as the library fails if more comes out. */
async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  if (entry.uncompressedSize > LARGEST) throw new ExportError('unpacks to more than 1 GiB');
  if (entry.isEncrypted()) throw new ExportError('is locked with a password');
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) yield Buffer.from(chunk);
  } catch (error) {
    throw new ExportError(`is damaged: ${(error as Error).message}`, { cause: error });
  }
}
