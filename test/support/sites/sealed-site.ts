import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addressesOf } from '../../../src/publication/headers/headers.ts';
import type { Entry } from '../../../src/publication/pack/block.ts';
import type { Head } from '../../../src/publication/pack/head.ts';
import type { Unpublished } from '../../../src/publication/pack/side-data.ts';
import { PACK_NAME, type Previous, sealPublication } from '../../../src/publication/seal.ts';
import { RESOURCES } from '../../../src/representations/resources.ts';
import type { Site } from '../../../src/representations/site.ts';
import { NOTHING_UNPUBLISHED, sampleSite } from '../content/sample-site.ts';

export interface SealOptions {
  readonly site?: Site;
  /** More files of the client folder, by name; they go before those made here. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly unpublished?: Unpublished;
  readonly previous?: Previous | null;
  readonly now?: Date;
}

/** When the sample site is built, unless a test says otherwise. */
export const BUILT_AT = new Date('2026-03-16T12:00:00.500Z');

/** Writes what the build makes of a site into `client/` of a folder, with the plainest of pages. */
export async function writeClient(directory: string, { site = sampleSite(), files = {} }: SealOptions = {}): Promise<void> {
  const resources = Object.values(RESOURCES).map(({ path, render }) => [path, render(site)] as const);
  const pages = site.catalog.reviews.map(({ id, text }) => [`reviews/${id}.html`, page(text)] as const);
  const all = {
    ...Object.fromEntries([...resources, ...pages]),
    'index.html': page('Reviews'),
    '404.html': page('Nothing is here'),
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    const file = join(directory, 'client', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

interface SealedSite {
  readonly client: string;
  readonly packFile: string;
  readonly head: Head;
  readonly entries: readonly Entry[];
}

/** Writes a site into a folder and seals it. */
export async function sealSite(directory: string, options: SealOptions = {}): Promise<SealedSite> {
  const { site = sampleSite(), unpublished = NOTHING_UNPUBLISHED, previous = null, now = BUILT_AT } = options;
  await writeClient(directory, options);
  const publicFiles: ReadonlySet<string> = new Set();
  const pack = await sealPublication({ directory, ...addressesOf(site), publicFiles, previous, unpublished, now: () => now });
  const { head } = pack;
  const entries = [...pack.entries()];
  pack.close();
  return { client: join(directory, 'client'), packFile: join(directory, PACK_NAME), head, entries };
}

function page(text: string): string {
  return `<!doctype html><html lang="en"><title>Reviews</title><p>${text}</p>${'<p>As always.</p>'.repeat(20)}</html>\n`;
}
