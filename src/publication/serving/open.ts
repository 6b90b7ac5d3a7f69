import { basePathOf } from '../../http/request-target.ts';
import { once } from '../../once.ts';
import { RESOURCE_PATHS } from '../../representations/resource-paths.ts';
import { openSearchIndex } from '../../reviews/search-index/search-index.ts';
import { ANSWER_HEADERS } from '../headers/headers.ts';
import { openPack, type Pack } from '../pack/pack.ts';
import type { DamageError } from '../pack/pack-error.ts';
import { recordLines } from '../pack/records.ts';
import { createRepresentations } from '../pack/representations.ts';
import { decodeSideData } from '../pack/side-data.ts';
import { createAnswers } from './answers.ts';
import type { Publication } from './publication.ts';

/** A publication that is read from a pack. */
export interface OpenPublication extends Publication {
  /**
   * Compares everything with its digests. The first steps read the records, the index and the side data; each other step reads at
   * most 128 KiB. Throws at the first part that is damaged; a damaged part is never given out.
   */
  check(): Generator<void>;
  /** Whether checking everything takes only some milliseconds. */
  readonly isSmall: boolean;
  /** Releases the file; the publication cannot be used afterwards. */
  close(): void;
}

/**
 * Opens the pack file of a build; throws where the file is missing, of another format, or damaged in its head or table. Each
 * other part is compared with its digest when it is first asked for, or by `check`; `onDamage` is called for each damaged one.
 */
export function openPublication(file: string, onDamage?: (error: DamageError) => void): OpenPublication {
  const pack = openPack(file, onDamage);
  try {
    return assemble(pack);
  } catch (error) {
    pack.close();
    throw error;
  }
}

function assemble(pack: Pack): OpenPublication {
  const { head } = pack;
  const representation = createRepresentations(pack);
  const dataset = representation(RESOURCE_PATHS.reviews);
  if (!dataset) throw new Error(`the publication lacks ${RESOURCE_PATHS.reviews}`);
  const records = once(() => recordLines(dataset.read('identity')));
  const index = once(() => openSearchIndex(pack.read(head.searchIndex, 'its search index')));
  const sideData = once(() => decodeSideData(pack.read(head.sideData, 'its side data')));
  return {
    sequence: head.sequence,
    baseUrl: head.baseUrl,
    hubUrl: head.hubUrl,
    licenceUrl: head.licenceUrl,
    basePath: basePathOf(head.baseUrl),
    reviewCount: head.reviewCount,
    get records() {
      return records();
    },
    get index() {
      return index();
    },
    get sideData() {
      return sideData();
    },
    representation,
    ...createAnswers({ records, index, headers: ANSWER_HEADERS.query, lastModified: dataset.lastModified }),
    *check() {
      for (const read of [records, index, sideData]) yield void read();
      for (const { path, identity, br, gzip } of pack.entries())
        for (const span of [identity, br, gzip]) if (span) yield* pack.check(span, path);
    },
    isSmall: pack.isWhole,
    close: pack.close,
  };
}
