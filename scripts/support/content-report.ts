import { loadSite } from '../../src/astro/load-site.ts';
import { formatProblem } from '../../src/authoring/problem.ts';
import type { Source } from '../../src/authoring/source.ts';
import type { BuildSettings } from '../../src/settings.ts';
import { count } from './count.ts';
import { datesToCome } from './dates-to-come.ts';

/** What an editor should know about the content: mistakes, or what waits or looks odd, a line each, and a summary on the last. */
export async function contentReport(
  settings: Omit<BuildSettings, 'notifyHub'>,
  now: Date,
): Promise<{ ok: boolean; lines: string[] }> {
  const loaded = await loadSite(settings);
  if (!loaded.ok) {
    return { ok: false, lines: [...loaded.problems.map(formatProblem), `content: ${count(loaded.problems.length, 'mistake')}`] };
  }
  const { site, waiting } = loaded;
  const published = count(site.catalog.reviews.length, 'verified review');
  return {
    ok: true,
    lines: [
      ...waiting.map(waitingLine),
      ...datesToCome(site.catalog.reviews, now),
      `content: ${published}, ${waiting.length} waiting for a verification, no mistakes`,
    ],
  };
}

function waitingLine({ file, locator }: Source): string {
  return formatProblem({ file, ...locator()(['verification']), message: 'is not published yet: it waits for a verification' });
}
