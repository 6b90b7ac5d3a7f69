import { NOT_FOUND_PATH } from '../../../src/publication/files.ts';
import { lastManifest } from '../../../src/publication/seal.ts';

/** The path of every page of a build, below its base address. */
export function pagePathsOf(dist: string): string[] {
  const pages = lastManifest(dist)?.entries.filter(({ mediaType }) => mediaType.startsWith('text/html')) ?? [];
  return pages.map(({ path }) => path).filter((path) => path !== NOT_FOUND_PATH);
}
