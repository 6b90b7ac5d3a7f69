import { formatProblem } from '../authoring/problems/problem.ts';
import type { Site } from '../representations/site.ts';
import { readBuildSettings } from '../settings.ts';

/** One slot for the whole process: the build's own modules and the pages' bundled ones are different instances. */
const SLOT = Symbol.for('verified-reviews.site');
const slot = globalThis as { [SLOT]?: Site };

/** Hands the pages the content that the build has read and checked: a build reads its files once. */
export function provideSite(site: Site): void {
  slot[SLOT] = site;
}

/** The site that pages render: the build's, or in the dev server the files as they are now. */
export async function getSite(): Promise<Site> {
  if (slot[SLOT]) return slot[SLOT];
  // Only here: with it comes all that reads and analyses content, which a server that runs a build never needs.
  const { liveSite } = await import('./live-site.ts');
  const loaded = await liveSite(readBuildSettings(process.env));
  if (!loaded.ok) throw new Error(`the content has mistakes:\n${loaded.problems.map(formatProblem).join('\n')}`);
  if (!import.meta.env.DEV) provideSite(loaded.site);
  return loaded.site;
}
