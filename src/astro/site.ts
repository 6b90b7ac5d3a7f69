import { formatProblem } from '../authoring/problems/problem.ts';
import type { Site } from '../representations/site.ts';
import { readBuildSettings } from '../settings.ts';

/** One place for the whole process. This module is loaded twice, by the build and in the bundle of its pages. */
const SLOT = Symbol.for('verified-reviews.site');
const slot = globalThis as { [SLOT]?: Site };

/** Hands the pages the site that the build has read and checked, so that a build reads its files once. */
export function provideSite(site: Site): void {
  slot[SLOT] = site;
}

/** The site that the pages show: the one of the build, or in the dev server that of the files as they are now. */
export async function getSite(): Promise<Site> {
  if (slot[SLOT]) return slot[SLOT];
  if (!import.meta.env.DEV) throw new Error('the build hands over its site before a page is rendered: run `npm run build`');
  // Imported late, and only here: all that reads and analyses content comes with it, which a finished build never needs.
  const { liveSite } = await import('./live-site.ts');
  const loaded = await liveSite(readBuildSettings(process.env));
  if (!loaded.ok) throw new Error(`the content has mistakes:\n${loaded.problems.map(formatProblem).join('\n')}`);
  return loaded.site;
}
