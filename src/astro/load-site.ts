import type { Problem } from '../authoring/problem.ts';
import { readContent } from '../authoring/read-content.ts';
import type { Site } from '../representations/site.ts';
import { createCatalog } from '../reviews/catalog.ts';
import type { BuildSettings } from '../settings.ts';

export type LoadedSite = { ok: true; site: Site } | { ok: false; problems: readonly Problem[] };

/** Reads the editors' files and makes of them all that is published. */
export async function loadSite({ baseUrl, hubUrl, contentDirectory }: BuildSettings): Promise<LoadedSite> {
  const read = await readContent(contentDirectory);
  if (!read.ok) return read;
  return { ok: true, site: { baseUrl, hubUrl, catalog: createCatalog(read.content, baseUrl), editorial: read.editorial } };
}
