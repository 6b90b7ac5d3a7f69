import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSite } from '../../src/astro/load-site.ts';
import { type KeptFindings, keepFindings } from '../../src/insights/dataset/kept-findings.ts';
import { FINDINGS, type Place } from '../../src/publication/place.ts';
import type { BuildSettings } from '../../src/settings.ts';

/**
 * Loads the site, reusing what the last build found in the reviews, and saves the findings for the next build. `code` is a digest
 * of the code; with `anew`, all reviews are analysed again.
 */
export async function loadKept(settings: BuildSettings, place: Place, code: string, anew: boolean) {
  const file = join(place.build, FINDINGS);
  const before = anew ? undefined : await readFile(file, 'utf8').catch(() => undefined);
  let kept: KeptFindings | undefined;
  const loaded = await loadSite(settings, (input) => {
    kept = keepFindings(before, code, input);
    return kept.find;
  });
  const changed = kept?.changed();
  if (changed !== undefined) {
    await writeFile(`${file}.new`, changed);
    await rename(`${file}.new`, file);
  }
  return loaded;
}
