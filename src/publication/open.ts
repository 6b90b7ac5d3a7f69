import { CODINGS, type Coding } from '../http/content/content-coding.ts';
import type { Representation } from '../http/content/representation.ts';
import { parseTarget } from '../http/request-target.ts';
import { isResource, RESOURCE_PATHS } from '../representations/resource-paths.ts';
import { openSearchIndex } from '../reviews/search-index/search-index.ts';
import { createAnswers } from './answers.ts';
import { fileHeaders, QUERY_HEADERS } from './headers/headers.ts';
import type { Entry } from './pack/block.ts';
import { openPack, type Pack } from './pack/pack.ts';
import { recordLines } from './pack/records.ts';
import { decodeSideData } from './pack/side-data.ts';
import type { Publication } from './publication.ts';

/** Opens the pack file of a build; throws where it is missing, damaged or of another format. */
export function openPublication(file: string): Publication {
  const pack = openPack(file);
  try {
    return assemble(pack);
  } catch (error) {
    pack.close();
    throw error;
  }
}

function assemble(pack: Pack): Publication {
  const { head } = pack;
  const dataset = pack.entry(RESOURCE_PATHS.reviews);
  if (!dataset) throw new Error(`the publication lacks ${RESOURCE_PATHS.reviews}`);
  const records = recordLines(pack.read(dataset.identity, dataset.path));
  const index = openSearchIndex(pack.read(head.searchIndex, 'its search index'));
  const answers = createAnswers({ records, index, headers: QUERY_HEADERS, lastModified: dataset.lastModified });
  return {
    sequence: head.sequence,
    baseUrl: head.baseUrl,
    hubUrl: head.hubUrl,
    licenceUrl: head.licenceUrl,
    basePath: (parseTarget(new URL(head.baseUrl).pathname)?.path ?? '').replace(/\/$/, ''),
    records,
    index,
    sideData: decodeSideData(pack.read(head.sideData, 'its side data')),
    representation: createRepresentations(pack),
    ...answers,
    close: pack.close,
  };
}

function createRepresentations(pack: Pack): Publication['representation'] {
  const opened = new Map<string, Representation>();
  return (path) => {
    const known = opened.get(path);
    const entry = known ? undefined : pack.entry(path);
    if (!entry) return known;
    // Where the publication is not in memory as a whole, only its datasets, feeds and the like are kept there.
    const resident = pack.isWhole || isResource(path);
    const made = represent(entry, pack, resident);
    if (resident) opened.set(path, made);
    return made;
  };
}

function represent(entry: Entry, pack: Pack, resident: boolean): Representation {
  const kept = new Map<Coding, Buffer>();
  const spanOf = (coding: Coding) => entry[coding] ?? entry.identity;
  function read(coding: Coding): Buffer {
    const bytes = kept.get(coding) ?? pack.read(spanOf(coding), entry.path);
    if (resident) kept.set(coding, bytes);
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
      read(coding, { start, end }) {
        const part = read(coding).subarray(start, end);
        // A file that is kept is read whole: many slow readers, each with a part of its own, would fill the memory.
        return resident ? part : Buffer.from(part);
      },
    },
  };
}
