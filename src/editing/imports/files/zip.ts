import { type Entry, fromFd, type ZipFile } from 'yauzl';
import { onOneLine } from '../../../authoring/problems/problem.ts';
import { ExportError } from './export-error.ts';
import type { Bytes, StoredFile } from './stored-file.ts';

/** 1 GiB: no file of an export unpacks to more. A larger one was made to fill a memory or a disk. */
const LARGEST = 1024 * 1024 * 1024;
const MOST_ENTRIES = 100_000;

/** The files in a zip, by path. A file is unpacked while it is read, and again each time. */
export async function openZip(file: StoredFile): Promise<ReadonlyMap<string, Bytes>> {
  try {
    const zip = await opened(file);
    const entries = await list(zip);
    return new Map(
      entries.map((entry) => [entry.fileName, { name: onOneLine(entry.fileName), chunks: () => unpack(zip, entry) }]),
    );
  } catch (error) {
    const reason = `is a damaged zip, or not all of it was downloaded: ${(error as Error).message}`;
    throw new ExportError(reason, { cause: error });
  }
}

function opened({ handle }: StoredFile): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromFd(handle.fd, { lazyEntries: true, autoClose: false }, (error, zip) => (error ? reject(error) : resolve(zip)));
  });
}

function list(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      if (!entry.fileName.endsWith('/')) entries.push(entry);
      if (entries.length > MOST_ENTRIES) reject(new Error(`it holds more than ${MOST_ENTRIES.toLocaleString('en')} files`));
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

/** Unpacks a file. Its stated size can be relied on, as the library fails if more comes out. */
async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  if (entry.uncompressedSize > LARGEST) throw new ExportError('unpacks to more than 1 GiB');
  if (entry.isEncrypted()) throw new ExportError('is locked with a password');
  try {
    const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
      zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
    });
    for await (const chunk of stream) yield Buffer.from(chunk);
  } catch (error) {
    throw new ExportError(`is damaged: ${(error as Error).message}`, { cause: error });
  }
}
