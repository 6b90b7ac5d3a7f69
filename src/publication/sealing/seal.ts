import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type ReviewReading, statementCountOf } from '../../insights/dataset/review-reading.ts';
import { RESOURCE_PATHS } from '../../representations/resource-paths.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { encodeSearchIndex } from '../../reviews/search-index/search-index.ts';
import type { SiteFile } from '../files.ts';
import type { Addresses } from '../headers/headers.ts';
import { isHostFile, writeHostFiles } from '../headers/host-files.ts';
import type { Entry } from '../pack/block.ts';
import { openPack, type Pack } from '../pack/pack.ts';
import { createPack, type PackWriter } from '../pack/pack-writer.ts';
import { recordLines } from '../pack/records.ts';
import { collectSideData, encodeSideData, type Unpublished } from '../pack/side-data.ts';
import { createClientFolder, type LastFolder } from './client-folder.ts';
import { lastPublication } from './last-publication.ts';
import { createSealer, type Sealed } from './seal-file.ts';

/** How many files are made and compressed at once. */
const BATCH = 32;

/** The build that this one replaces. */
export interface Last {
  readonly pack: Pick<Pack, 'head' | 'entry' | 'inOrder'>;
  readonly client: LastFolder;
}

export interface SealOptions extends Addresses {
  /** An empty folder: `client/` and `publication.pack` are made in it. */
  readonly directory: string;
  /** Sorted by path; no two have the same. */
  readonly files: readonly SiteFile[];
  /** A digest of the code that makes the files. Files that other code has made are not reused. */
  readonly code: string;
  /**
   * The build before this one: files with the same bytes keep their `Last-Modified`, and those with the same inputs their bytes.
   */
  readonly last: Last | undefined;
  /** Whether nothing but the dates is taken from the last build. */
  readonly anew?: boolean;
  /** The published records, in the order of the dataset. */
  readonly reviews: readonly Review[];
  /** What the insights found in each of them, by its id. */
  readonly readings: ReadonlyMap<string, ReviewReading>;
  readonly unpublished: Unpublished;
  readonly now: () => Date;
}

/** A sealed publication. */
export interface Seal {
  readonly pack: Pack;
  /** How many of its files were rendered, and neither copied nor taken from the last one. */
  readonly rendered: number;
}

/** The file that holds a publication, at the top of `dist`. */
export const PACK_NAME = 'publication.pack';

/** Opens the pack of the build in a folder. Gives `null` if it is missing, of another format, or damaged in its head or table. */
export function lastPack(directory: string): Pack | null {
  let pack: Pack | undefined;
  try {
    pack = openPack(join(directory, PACK_NAME));
    for (const _ of pack.blocks());
    return pack;
  } catch {
    pack?.close();
    return null;
  }
}

/** The build in a folder, as far as the next one can use it. */
export function lastBuild(dist: string): (Last & { readonly pack: Pack }) | undefined {
  const pack = lastPack(dist);
  return pack ? { pack, client: { path: join(dist, 'client'), sealed: statSync(join(dist, PACK_NAME)).mtimeMs } } : undefined;
}

/**
 * Makes a publication of the files that a build puts out: the files for static hosts with their twins, and a pack with the same
 * bytes, the search index, the side data and the dates. A file whose inputs are those of the last publication is taken from it.
 */
export async function sealPublication(options: SealOptions): Promise<Seal> {
  const { directory, code, last, anew = false } = options;
  const own = options.files.filter(({ name }) => isHostFile(name));
  const files = options.files.filter(({ name }) => !isHostFile(name));
  const client = createClientFolder(join(directory, 'client'), last?.client);
  const before = !anew && last?.pack.head.code === code ? lastPublication(last.pack) : undefined;
  const seal = createSealer({ client, files, last: before });
  const rendered = await writePack(join(directory, PACK_NAME), async (pack) => {
    const packed: Packed[] = [];
    for (let start = 0; start < files.length; start += BATCH) {
      for (const sealed of await allOf(files.slice(start, start + BATCH).map(seal))) packed.push(appendTo(pack, sealed));
      await pack.flush();
      before?.release();
    }
    await finish(pack, packed, options);
    return packed.filter(({ isRendered }) => isRendered).length;
  });
  // Last, because these files are no part of the publication.
  for (const { name, output } of own) await client.put(name, await output.make(), false);
  await writeHostFiles(client.path, files, options);
  return { pack: openSealed(options), rendered };
}

async function writePack<T>(file: string, write: (pack: PackWriter) => Promise<T>): Promise<T> {
  const pack = await createPack(file);
  try {
    return await write(pack);
  } finally {
    await pack.close();
  }
}

/** Opens the pack that was just written. Throws where the server could not cut its answers from the dataset. */
function openSealed({ directory, reviews }: SealOptions): Pack {
  const pack = openPack(join(directory, PACK_NAME));
  const dataset = pack.entry(RESOURCE_PATHS.reviews);
  if (dataset && recordLines(pack.read(dataset.identity, dataset.path)).count === reviews.length) return pack;
  pack.close();
  throw new Error(`${RESOURCE_PATHS.reviews} does not hold the ${reviews.length} records of the publication`);
}

/** Waits for all, even where one fails, so that nothing is written after the seal has failed. */
async function allOf<T>(works: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

type Packed = Omit<Entry, 'lastModified'> & { readonly isRendered: boolean };

function appendTo(pack: PackWriter, { file, identity, br, gzip, isRendered }: Sealed): Packed {
  const { inputs } = file.output;
  return {
    path: file.path,
    mediaType: file.mediaType,
    identity: pack.append(identity.bytes, identity.digest),
    ...(br && { br: pack.append(br.bytes, br.digest) }),
    ...(gzip && { gzip: pack.append(gzip.bytes, gzip.digest) }),
    ...(inputs !== undefined && { inputs }),
    isRendered,
  };
}

async function finish(pack: PackWriter, packed: readonly Packed[], options: SealOptions): Promise<void> {
  const { baseUrl, hubUrl, licenceUrl, code, reviews, readings, unpublished, last } = options;
  const searchIndex = pack.append(encodeSearchIndex(reviews, statementCountOf(readings)));
  const sideData = pack.append(encodeSideData(collectSideData(reviews, readings, unpublished)));
  // The clock is read as late as possible: clients still fetch from the last build, and must not get a later date from it.
  const sequence = Math.max(options.now().getTime(), (last?.pack.head.sequence ?? 0) + 1);
  const lastModified = lastModifiedAfter(last?.pack, sequence);
  const entries = packed.map(({ isRendered: _, ...entry }) => ({
    ...entry,
    lastModified: lastModified(entry.path, entry.identity.digest),
  }));
  await pack.finish({ sequence, baseUrl, hubUrl, licenceUrl, code, reviewCount: reviews.length, searchIndex, sideData }, entries);
}

type LastModified = (path: string, digest: string) => number;

/**
 * Gives the date of a file in whole seconds since 1970: the date that it had if its bytes are the same, else that of the build. A
 * change moves the date by at least a second, even if the clock went back, so that `If-Modified-Since` never hides one.
 */
export function lastModifiedAfter(last: Pick<Pack, 'entry'> | undefined, sequence: number): LastModified {
  const instant = Math.ceil(sequence / 1000);
  return (path, digest) => {
    const before = last?.entry(path);
    if (before === undefined) return instant;
    return before.identity.digest === digest ? before.lastModified : Math.max(instant, before.lastModified + 1);
  };
}
