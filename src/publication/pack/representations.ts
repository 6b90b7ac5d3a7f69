import { LRUCache } from 'lru-cache';
import { CODINGS, type Coding } from '../../http/content/content-coding.ts';
import type { Representation } from '../../http/content/representation.ts';
import { isResource } from '../../representations/resource-paths.ts';
import { fileHeaders } from '../headers/headers.ts';
import type { Entry } from './block.ts';
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
  return (path) => {
    const known = opened.get(path) ?? cache.get(path);
    const entry = known ? undefined : pack.entry(path);
    if (!entry) return known;
    const stays = pack.isWhole || isResource(path);
    const size = CACHE_OVERHEAD + CODINGS.reduce((sum, coding) => sum + (entry[coding]?.length ?? 0), 0);
    const made = represent(entry, pack, stays || size <= LARGEST_CACHED);
    if (stays) opened.set(path, made);
    else if (size <= LARGEST_CACHED) cache.set(path, made, { size });
    return made;
  };
}

function represent(entry: Entry, pack: FilePack, isKept: boolean): PackedRepresentation {
  const kept = new Map<Coding, Buffer>();
  const spanOf = (coding: Coding) => entry[coding] ?? entry.identity;
  function read(coding: Coding): Buffer {
    const bytes = kept.get(coding) ?? pack.read(spanOf(coding), entry.path);
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
      length: (coding) => spanOf(coding).length,
      // Parts of a kept file are views of the whole: a copy of a part for each of many slow clients would fill the memory.
      read: (coding, { start, end }) =>
        isKept ? read(coding).subarray(start, end) : pack.readPart(spanOf(coding), start, end, entry.path),
    },
  };
}
