import { NOT_FOUND_PATH } from '../../../src/publication/not-found-path.ts';
import { lastPack } from '../../../src/publication/sealing/seal.ts';

/** The path of every page of a build, below its base address. */
export function pagePathsOf(dist: string): string[] {
  const pack = lastPack(dist);
  const pages = [...(pack?.entries() ?? [])].filter(({ mediaType }) => mediaType.startsWith('text/html'));
  pack?.close();
  return pages.map(({ path }) => path).filter((path) => path !== NOT_FOUND_PATH);
}
