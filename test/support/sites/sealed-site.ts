import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Output, siteFiles } from '../../../src/publication/files.ts';
import { addressesOf } from '../../../src/publication/headers/headers.ts';
import type { Entry } from '../../../src/publication/pack/block.ts';
import type { Head } from '../../../src/publication/pack/head.ts';
import type { Unpublished } from '../../../src/publication/pack/side-data.ts';
import { type Last, PACK_NAME, sealPublication } from '../../../src/publication/sealing/seal.ts';
import { RESOURCES } from '../../../src/representations/resources.ts';
import type { Site } from '../../../src/representations/site.ts';
import { NOTHING_UNPUBLISHED, sampleSite } from '../content/sample-site.ts';

export interface SealOptions {
  readonly site?: Site;
  /** More files of the client folder, by name. They replace those made here. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly unpublished?: Unpublished;
  /** The digests of the inputs of some files. Files without one are always made anew. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly last?: Last | undefined;
  /** The digest of the code. */
  readonly code?: string;
  readonly now?: Date;
}

/** When the sample site is built, unless a test says otherwise. */
export const BUILT_AT = new Date('2026-03-16T12:00:00.500Z');

/** What the build makes of a site, with the simplest pages. */
export function outputsOf({ site = sampleSite(), files = {}, inputs = {} }: SealOptions = {}): Output[] {
  const resources = Object.values(RESOURCES).map(({ path, render }) => [path.slice(1), render(site)] as const);
  const pages = site.catalog.reviews.map(({ id, text }) => [`reviews/${id}.html`, page(text)] as const);
  const all: Record<string, string | Uint8Array> = {
    ...Object.fromEntries([...resources, ...pages]),
    'index.html': page('Reviews'),
    '404.html': page('Nothing is here'),
    ...files,
  };
  return Object.entries(all).map(([name, content]) => ({
    name,
    ...(inputs[name] !== undefined && { inputs: inputs[name] }),
    make: async () => Buffer.from(content),
  }));
}

interface SealedSite {
  readonly client: string;
  readonly packFile: string;
  readonly head: Head;
  readonly entries: readonly Entry[];
  readonly rendered: number;
}

/** Writes a site into a folder and seals it. */
export async function sealSite(directory: string, options: SealOptions = {}): Promise<SealedSite> {
  const { site = sampleSite(), unpublished = NOTHING_UNPUBLISHED, code = 'code', last, now = BUILT_AT } = options;
  await mkdir(directory, { recursive: true });
  const { pack, rendered } = await sealPublication({
    directory,
    ...addressesOf(site),
    files: siteFiles(outputsOf(options), new Set()),
    code,
    last,
    reviews: site.catalog.reviews,
    readings: site.readings,
    unpublished,
    now: () => now,
  });
  const { head } = pack;
  const entries = [...pack.entries()];
  pack.close();
  return { client: join(directory, 'client'), packFile: join(directory, PACK_NAME), head, entries, rendered };
}

function page(text: string): string {
  return `<!doctype html><html lang="en"><title>Reviews</title><p>${text}</p>${'<p>As always.</p>'.repeat(20)}</html>\n`;
}
