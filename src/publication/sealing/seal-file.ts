import { isResource } from '../../representations/resource-paths.ts';
import { BROTLI_QUALITY, compressBrotli, compressGzip, isCompressible } from '../compress.ts';
import { sha256 } from '../digest.ts';
import type { SiteFile } from '../files.ts';
import type { Entry } from '../pack/block.ts';
import type { ClientFolder } from './client-folder.ts';
import type { Blob, Forms, LastPublication } from './last-publication.ts';

/** A file as it goes into the pack. */
export interface Sealed extends Forms {
  readonly file: SiteFile;
  /** Whether it was rendered now: not copied, and not taken from the last publication. */
  readonly isRendered: boolean;
}

/**
 * In a site of at most this many files, the twins are written beside every file; in a larger one, only beside those in
 * `RESOURCE_PATHS`. With many pages, three files for each would exceed the limits of hosts (20,000 files at Cloudflare Pages) and
 * take longer than all the rest of a build. The pack, from which the server answers, holds the twins anyway.
 */
const MOST_FILES_WITH_TWINS = 2000;

interface SealerOptions {
  readonly client: ClientFolder;
  /** All files of the site. */
  readonly files: readonly SiteFile[];
  readonly last: LastPublication | undefined;
}

/**
 * Makes a file and its twins, and puts them into the client folder. Takes all of them from the last publication where the inputs
 * are the same, and only the twins where the bytes are.
 */
export function createSealer({ client, files, last }: SealerOptions): (file: SiteFile) => Promise<Sealed> {
  const names = new Set(files.map(({ name }) => name));

  async function place({ name, path }: SiteFile, { identity, br, gzip }: Forms, isOld: boolean): Promise<void> {
    await client.put(name, identity.bytes, isOld);
    if (files.length > MOST_FILES_WITH_TWINS && !isResource(path)) return;
    await placeTwin(`${name}.br`, br, isOld);
    await placeTwin(`${name}.gz`, gzip, isOld);
  }

  /** The folder `public` may have a file of the twin's name, such as a `prices.csv.gz` beside a `prices.csv`: that file stays. */
  async function placeTwin(name: string, twin: Blob | undefined, isOld: boolean): Promise<void> {
    if (twin && !names.has(name)) await client.put(name, twin.bytes, isOld);
  }

  async function make({ output, mediaType }: SiteFile, before: Entry | undefined): Promise<Forms> {
    const bytes = await output.make();
    const identity = { bytes, digest: sha256(bytes) };
    const old = before?.identity.digest === identity.digest ? last?.forms(before) : undefined;
    if (old || !isCompressible(mediaType)) return old ?? { identity };
    const [br, gzip] = await Promise.all([compressBrotli(bytes, BROTLI_QUALITY), compressGzip(bytes, 9)]);
    return { identity, br: smaller(br, bytes), gzip: smaller(gzip, bytes) };
  }

  return async (file) => {
    const { inputs } = file.output;
    const before = last?.entry(file.path);
    const old = before && inputs !== undefined && before.inputs === inputs ? last?.forms(before) : undefined;
    const forms = old ?? (await make(file, before));
    await place(file, forms, old !== undefined);
    return { file, ...forms, isRendered: inputs !== undefined && old === undefined };
  };
}

function smaller(twin: Uint8Array, bytes: Uint8Array): Blob | undefined {
  return twin.length < bytes.length ? { bytes: twin, digest: sha256(twin) } : undefined;
}
