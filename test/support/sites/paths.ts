import type { Entry } from '../../../src/publication/pack/block.ts';
import { lastPack } from '../../../src/publication/sealing/seal.ts';
import { NOT_FOUND_PATH } from '../../../src/representations/resource-paths.ts';

/** The path of everything that a build publishes, below its base address. */
export function pathsOf(dist: string): string[] {
  return entriesOf(dist).map(({ path }) => path);
}

/** The path of every page of a build, below its base address. */
export function pagePathsOf(dist: string): string[] {
  const pages = entriesOf(dist).filter(({ mediaType }) => mediaType.startsWith('text/html'));
  return pages.map(({ path }) => path).filter((path) => path !== NOT_FOUND_PATH);
}

function entriesOf(dist: string): Entry[] {
  const pack = lastPack(dist);
  if (!pack) throw new Error(`${dist} has no pack`);
  const entries = [...pack.entries()];
  pack.close();
  return entries;
}
