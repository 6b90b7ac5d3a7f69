import { onTestFinished } from 'vitest';
import type { Entry } from '../../../src/publication/pack/block.ts';
import { openPack, type Pack } from '../../../src/publication/pack/pack.ts';
import { lastBuild } from '../../../src/publication/sealing/seal.ts';
import { type OpenPublication, openPublication } from '../../../src/publication/serving/open.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type SealOptions, sealSite } from './sealed-site.ts';

/** Opens a pack until the test has ended. */
export function openedPack(file: string): Pack {
  const pack = openPack(file);
  onTestFinished(pack.close);
  return pack;
}

/** Opens a publication until the test has ended. */
export function openedPublication(file: string): OpenPublication {
  const publication = openPublication(file);
  onTestFinished(publication.close);
  return publication;
}

/** The entry at a path that is published. */
export function entryAt(entries: readonly Entry[], path: string): Entry {
  const entry = entries.find((each) => each.path === path);
  if (!entry) throw new Error(`${path} is not published`);
  return entry;
}

/** Seals a site in a folder of its own, which is there until the test has ended. */
export async function seal(options: SealOptions = {}) {
  const directory = await temporaryFolder();
  const sealed = await sealSite(directory, options);
  return {
    ...sealed,
    directory,
    entry: (path: string) => entryAt(sealed.entries, path),
    openPack: () => openedPack(sealed.packFile),
    open: () => openedPublication(sealed.packFile),
  };
}

/** Seals what comes after another, in a folder of its own. */
export async function sealAfter({ directory }: { readonly directory: string }, options: SealOptions) {
  const last = lastBuild(directory);
  const sealed = await seal({ ...options, last });
  last?.pack.close();
  return sealed;
}
