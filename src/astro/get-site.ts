import { formatProblem } from '../authoring/problems/problem.ts';
import type { Site } from '../representations/site.ts';
import { readBuildSettings } from '../settings.ts';

/** The site of the files as they are now, for Astro's dev server: a build gives each page its data itself. */
export async function getSite(): Promise<Site> {
  // Imported late, and only here: it brings all the code that reads and analyses content, which a finished build never needs.
  const { liveSite } = await import('./live-site.ts');
  const loaded = await liveSite(readBuildSettings(process.env));
  if (!loaded.ok) throw new Error(`the content has mistakes:\n${loaded.problems.map(formatProblem).join('\n')}`);
  return loaded.site;
}
