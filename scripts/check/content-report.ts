import { loadSite } from '../../src/astro/load-site.ts';
import { findReviews } from '../../src/authoring/find-reviews.ts';
import { compareProblems, formatProblem, type Problem } from '../../src/authoring/problems/problem.ts';
import type { Source } from '../../src/authoring/source/source.ts';
import type { BuildSettings } from '../../src/settings.ts';
import { count } from '../support/count.ts';
import { datesToCome } from '../support/dates-to-come.ts';
import type { LastReview } from './last-reviews.ts';
import { type SilentCorrection, silentCorrections } from './silent-corrections.ts';

/**
 * What an editor should know about the content: mistakes, or what waits or looks odd, a line each, and a summary on the last.
 * `last` are the reviews of the last build.
 */
export async function contentReport(
  settings: Omit<BuildSettings, 'notifyHub'>,
  now: Date,
  last: readonly LastReview[],
): Promise<{ ok: boolean; lines: string[] }> {
  const loaded = await loadSite(settings);
  if (!loaded.ok) {
    return { ok: false, lines: [...loaded.problems.map(formatProblem), `content: ${count(loaded.problems.length, 'mistake')}`] };
  }
  const { site, waiting } = loaded;
  const { reviews } = site.catalog;
  const corrections = silentCorrections(reviews, last, now);
  const sources = await findReviews(settings.contentDirectory, new Set(corrections.map(({ id }) => id)));
  const told = corrections.flatMap((correction) => correctionProblem(correction, sources.get(correction.id)));
  return {
    ok: true,
    lines: [
      ...waiting.map(waitingLine),
      ...told.sort(compareProblems).map(formatProblem),
      ...datesToCome(reviews, now),
      `content: ${count(reviews.length, 'verified review')}, ${waiting.length} waiting for a verification, no mistakes`,
    ],
  };
}

function waitingLine({ file, locator }: Source): string {
  return formatProblem({ file, ...locator()(['verification']), message: 'is not published yet: it waits for a verification' });
}

/** None where the file has just been removed. */
function correctionProblem({ fields, known }: SilentCorrection, source: Source | undefined): Problem[] {
  if (source === undefined) return [];
  const date = known === undefined ? 'the date of the correction' : `the date of the correction, later than ${known},`;
  const message = `${fields.join(', ')}: changed since the last build; write ${date} under edited, for those who go by dates`;
  return [{ file: source.file, ...source.locator()([fields[0]]), message }];
}
