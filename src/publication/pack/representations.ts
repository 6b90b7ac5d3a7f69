import { LRUCache } from 'lru-cache';
import type { ByteRange } from '../../http/content/byte-range.ts';
import { CODINGS, type Coding } from '../../http/content/content-coding.ts';
import type { Representation } from '../../http/content/representation.ts';
import { isResource } from '../../representations/resource-paths.ts';
import { fileHeaders } from '../headers/headers.ts';
import type { Entry } from './block.ts';
import type { Span } from './head.ts';
import type { Pack } from './pack.ts';

type FilePack = Pick<Pack, 'head' | 'isWhole' | 'entry' | 'read' | 'readPart'>;

/** A published file as it is read from a pack. */
interface PackedRepresentation extends Representation {
  readonly lastModified: number;
  read(coding: Coding): Buffer;
}

/** How many bytes of pages and other small files are kept of a publication that is not in memory as a whole. */
const CACHE_BYTES = 16 * 2 ** 20;
/** A file that is larger than this, with its twins, is not cached. */
const LARGEST_CACHED = CACHE_BYTES / 64;
/** About how many bytes a kept file takes besides its own. */
const CACHE_OVERHEAD = 2500;

/** Finds what is published by its path. Datasets, feeds and the like are kept in memory once they are asked for. */
export function createRepresentations(pack: FilePack): (path: string) => PackedRepresentation | undefined {
  const opened = new Map<string, PackedRepresentation>();
  const cache = new LRUCache<string, PackedRepresentation>({ maxSize: CACHE_BYTES });
  const shared = { ...pack, read: createSharedRead(pack) };
  return (path) => {
    const known = opened.get(path) ?? cache.get(path);
    const entry = known ? undefined : pack.entry(path);
    if (!entry) return known;
    const stays = pack.isWhole || isResource(path);
    const size = CACHE_OVERHEAD + CODINGS.reduce((sum, coding) => sum + (entry[coding]?.length ?? 0), 0);
    const isKept = stays || size <= LARGEST_CACHED;
    const made = represent(entry, isKept ? pack : shared, isKept);
    if (stays) opened.set(path, made);
    else if (size <= LARGEST_CACHED) cache.set(path, made, { size });
    return made;
  };
}

/**
 * Reads large files. As long as anybody holds the bytes of one, everybody else gets the same: a copy for each of many slow clients would
 * fill the memory.
 */
function createSharedRead({ read }: Pick<Pack, 'read'>): Pack['read'] {
  const held = new Map<number, { readonly memory: WeakRef<ArrayBufferLike>; readonly start: number }>();
  return (span: Span, part) => {
    const { memory, start = 0 } = held.get(span.offset) ?? {};
    const known = memory?.deref();
    if (known) return Buffer.from(known, start, span.length);
    const bytes = read(span, part);
    held.set(span.offset, { memory: new WeakRef(bytes.buffer), start: bytes.byteOffset });
    return bytes;
  };
}

function represent(entry: Entry, pack: FilePack, isKept: boolean): PackedRepresentation {
  const kept = new Map<Coding, Buffer>();
  function read(coding: Coding): Buffer {
    const bytes = kept.get(coding) ?? pack.read(entry[coding] ?? entry.identity, entry.path);
    if (isKept) kept.set(coding, bytes);
    return bytes;
  }
  return {
    headers: fileHeaders(entry, pack.head),
    digest: entry.identity.digest,
    lastModified: entry.lastModified,
    codings: CODINGS.filter((coding) => entry[coding] !== undefined),
    read,
    parts: {
      length: entry.identity.length,
      // A view of the whole where that is kept or shared: a copy of a part for each of many slow clients would fill the memory.
      read: (range) =>
        isKept || isSharedPart(range, entry.identity.length)
          ? read('identity').subarray(range.start, range.end)
          : pack.readPart(entry.identity, range.start, range.end, entry.path),
    },
  };
}

/** Small parts are read alone, and so are those of a very large file unless they are most of it: the whole would take too long. */
function isSharedPart({ start, end }: ByteRange, length: number): boolean {
  const size = end - start;
  return size > LARGEST_CACHED && (length <= CACHE_BYTES || size > length / 2);
}
