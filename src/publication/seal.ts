import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isResource, RESOURCE_PATHS } from '../representations/resource-paths.ts';
import type { Review } from '../reviews/schemas/review.ts';
import { encodeSearchIndex } from '../reviews/search-index/search-index.ts';
import { brotliQuality, compressBrotli, compressGzip, isCompressible } from './compress.ts';
import { listSiteFiles, type SiteFile } from './files.ts';
import type { Addresses } from './headers/headers.ts';
import { isHostFile, writeHostFiles } from './headers/host-files.ts';
import type { Entry } from './pack/block.ts';
import { openPack, type Pack } from './pack/pack.ts';
import { createPack, type PackWriter } from './pack/pack-writer.ts';
import { recordLines } from './pack/records.ts';
import { collectSideData, encodeSideData, type Unpublished } from './pack/side-data.ts';

/**
 * A file's twins are its compressed forms. In a site of at most so many files they are written beside every file, in a larger
 * one only beside those in `RESOURCE_PATHS`: with many pages, three files for each would exceed the limits of hosts (20,000
 * files at Cloudflare Pages) and take longer than all the rest of a build. The pack, from which the server answers, holds the
 * twins anyway.
 */
const MOST_FILES_WITH_TWINS = 2000;

/** How many files are read and compressed at once. */
const BATCH = 32;

export interface SealOptions extends Addresses {
  /** The folder with `client/`; `publication.pack` is written beside that. */
  readonly directory: string;
  /** The names of the files in `client/` that came from `public/`: none of them is a page of the site. */
  readonly publicFiles: ReadonlySet<string>;
  /** The publication before this one: files with the same bytes keep their `Last-Modified`. */
  readonly previous: Previous | null;
  readonly unpublished: Unpublished;
  readonly now: () => Date;
}

/** What a seal takes from the publication before it. */
export type Previous = Pick<Pack, 'head' | 'entry'>;

/** Makes a publication of a built site: digests, twins, search index, side data, table, and what static hosts read; opens its pack. */
export async function sealPublication(options: SealOptions): Promise<Pack> {
  const client = join(options.directory, 'client');
  const files = (await listSiteFiles(client, options.publicFiles)).filter(({ name }) => !isHostFile(name));
  const packFile = join(options.directory, PACK_NAME);
  const pack = await createPack(packFile);
  try {
    const packed = await packFiles(client, files, pack);
    const reviews = await readRecords(client);
    const searchIndex = pack.append(encodeSearchIndex(reviews));
    const sideData = pack.append(encodeSideData(collectSideData(reviews, options.unpublished)));
    // As late as possible: nobody who fetches the last build while this one is made may get a later date than this one has.
    const sequence = Math.max(options.now().getTime(), (options.previous?.head.sequence ?? 0) + 1);
    const lastModified = lastModifiedAfter(options.previous, sequence);
    const entries = packed.map((entry) => ({ ...entry, lastModified: lastModified(entry.path, entry.identity.digest) }));
    const { baseUrl, hubUrl, licenceUrl } = options;
    await pack.finish({ sequence, baseUrl, hubUrl, licenceUrl, searchIndex, sideData }, entries);
    // After the listing and the twins, because these files are no part of the publication.
    await writeHostFiles(client, files, options);
  } finally {
    await pack.close();
  }
  return openPack(packFile);
}

/** The file that holds a publication, at the top of `dist`. */
export const PACK_NAME = 'publication.pack';

/** The pack of the build in a folder, with its whole table sound; `null` where there is none, or none that this version reads. */
export function lastPack(directory: string): Pack | null {
  try {
    const pack = openPack(join(directory, PACK_NAME));
    try {
      for (const _ of pack.blocks());
      return pack;
    } catch (error) {
      pack.close();
      throw error;
    }
  } catch {
    return null;
  }
}

async function packFiles(client: string, files: readonly SiteFile[], pack: PackWriter): Promise<Omit<Entry, 'lastModified'>[]> {
  const quality = brotliQuality(totalSize(client, files));
  const writesTwin = (file: SiteFile) => files.length <= MOST_FILES_WITH_TWINS || isResource(file.path);
  const entries: Omit<Entry, 'lastModified'>[] = [];
  for (let start = 0; start < files.length; start += BATCH) {
    const batch = await Promise.all(
      files.slice(start, start + BATCH).map((file) => prepare(client, file, quality, writesTwin(file))),
    );
    for (const { file, identity, br, gzip } of batch) {
      entries.push({
        path: file.path,
        mediaType: file.mediaType,
        identity: pack.append(identity),
        ...(br && { br: pack.append(br) }),
        ...(gzip && { gzip: pack.append(gzip) }),
      });
    }
    await pack.flush();
  }
  return entries;
}

interface Prepared {
  readonly file: SiteFile;
  readonly identity: Buffer;
  readonly br?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
}

/** Reads a file and makes those twins that are smaller. They are written beside it for static hosts that send such files. */
async function prepare(client: string, file: SiteFile, quality: number, writesTwins: boolean): Promise<Prepared> {
  const name = join(client, file.name);
  const identity = await readFile(name);
  if (!isCompressible(file.mediaType)) return { file, identity };
  const twins = await Promise.all([compressBrotli(identity, quality), compressGzip(identity, 9)]);
  const [br, gzip] = twins.map((twin) => (twin.length < identity.length ? twin : undefined));
  if (writesTwins) await Promise.all([br && writeFile(`${name}.br`, br), gzip && writeFile(`${name}.gz`, gzip)]);
  return { file, identity, br, gzip };
}

/** Reads sizes synchronously: for thousands of files the promises alone would take a second. */
function totalSize(client: string, files: readonly SiteFile[]): number {
  return files.reduce((total, { name }) => total + statSync(join(client, name)).size, 0);
}

type LastModified = (path: string, digest: string) => number;

/**
 * Gives the date of a file in whole seconds since 1970: the date that it had where its bytes stay the same, else that of the
 * build. A change moves it by a second or more, even where the clock went back, so that `If-Modified-Since` never hides one.
 */
export function lastModifiedAfter(previous: Pick<Pack, 'entry'> | null, sequence: number): LastModified {
  const instant = Math.ceil(sequence / 1000);
  return (path, digest) => {
    const last = previous?.entry(path);
    if (last === undefined) return instant;
    return last.identity.digest === digest ? last.lastModified : Math.max(instant, last.lastModified + 1);
  };
}

/** Reads the records as they are published: the search index is made of the same bytes. */
async function readRecords(client: string): Promise<Review[]> {
  const dataset = await readFile(join(client, RESOURCE_PATHS.reviews));
  const records = recordLines(dataset);
  const reviews: Review[] = [];
  for (let row = 0; row < records.count; row++) reviews.push(JSON.parse(records.slice(row, row + 1).toString()));
  return reviews;
}
