import { loadSite } from '../../../src/astro/load-site.ts';
import { formatProblem } from '../../../src/authoring/problems/problem.ts';
import { quarterOfDate } from '../../../src/charts/quarters.ts';
import { contentSettings } from '../../support/content-settings.ts';
import { count } from '../../support/count.ts';
import { Refusal } from '../../support/run.ts';
import { say } from '../../support/terminal/say.ts';
import { openContent, todayOf } from '../support/content.ts';
import { quarterLines, unansweredLines } from './lines.ts';

interface ReportOptions {
  readonly quarters: string;
  readonly days: string;
}

/** Prints the figures of the last quarters, and which reviews have no answer. Writes nothing. */
export async function report({ quarters, days }: ReportOptions): Promise<void> {
  for (const [option, value] of Object.entries({ quarters, days }))
    if (!/^\d{1,4}$/.test(value)) throw new Refusal(`--${option} ${value}: a whole number is needed`);
  const workspace = await openContent();
  const loaded = await loadSite(await contentSettings());
  if (!loaded.ok) throw new Refusal([...loaded.problems.map(formatProblem), 'These mistakes come first.'].join('\n'));
  const { site } = loaded;
  const today = todayOf(workspace);
  const last = quarterOfDate(today);
  for (let quarter = last; quarter > last - Number(quarters); quarter -= 1)
    for (const line of quarterLines(site, workspace.removed, quarter)) say(line);
  const { reviews, waiting } = site.catalog;
  say(`In all: ${count(reviews.length, 'verified review')}, and ${count(waiting, 'review')} without a verification.`);
  const { not_analysed: unread } = site.insights;
  if (unread > 0) say(`Praise and criticism in ${count(unread, 'review')} are not counted: only English and Spanish are read.`);
  for (const line of unansweredLines(reviews, today, Number(days))) say(line);
}
