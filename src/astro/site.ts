import { formatProblem } from '../authoring/problems/problem.ts';
import type { Site } from '../representations/site.ts';
import { readBuildSettings } from '../settings.ts';

let provided: Site | undefined;

/** Hands the pages the site that was read and checked, so that its files are read once. */
export function provideSite(site: Site): void {
  provided = site;
}

/** The site that the pages show: the one of the build, or in the dev server that of the files as they are now. */
export async function getSite(): Promise<Site> {
  if (provided) return provided;
  if (!import.meta.env.DEV) throw new Error('the build hands over its site before a page is rendered: run `npm run build`');
  // Imported late, and only here: it brings all the code that reads and analyses content, which a finished build never needs.
  const { liveSite } = await import('./live-site.ts');
  const loaded = await liveSite(readBuildSettings(process.env));
  if (!loaded.ok) throw new Error(`the content has mistakes:\n${loaded.problems.map(formatProblem).join('\n')}`);
  return loaded.site;
}
