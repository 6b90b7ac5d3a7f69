import { basename, extname } from 'node:path';
import { formatProblem, type Problem } from '../../../src/authoring/problems/problem.ts';
import { onlyOne, type Read } from '../../../src/authoring/problems/read.ts';
import type { Source } from '../../../src/authoring/source/source.ts';
import { reviewOf } from '../../../src/editing/review-of.ts';
import { openWorkspace, type Workspace } from '../../../src/editing/workspace.ts';
import type { CalendarDate } from '../../../src/reviews/schemas/calendar-date.ts';
import { dayIn } from '../../../src/reviews/schemas/time-zone.ts';
import { contentSettings } from '../../support/content-settings.ts';
import { Refusal } from '../../support/run.ts';

/** Opens the content folder, or throws a refusal that names its mistakes. */
export async function openContent(): Promise<Workspace> {
  return only(await openWorkspace((await contentSettings()).contentDirectory));
}

/** The one result of a read, or a refusal with the problems that prevented it. */
export function only<T>(read: Read<T>): T {
  const found = onlyOne(read);
  if (found === undefined) throw refusalOf(read.problems);
  return found;
}

/** The refusal of a change because of problems. */
export function refusalOf(problems: readonly Problem[]): Refusal {
  return new Refusal([...problems.map(formatProblem), 'Nothing was changed.'].join('\n'));
}

/** The review that an argument names: by its id, or by the path of its file. */
export function reviewMeant(workspace: Workspace, argument: string): Source {
  const found = reviewOf(workspace, idMeant(argument));
  if (!found.ok) throw new Refusal(found.message);
  return found.source;
}

/** Where a review is. It has no source if a mistake keeps its file from being read. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly source?: Source;
}

/** The place of the review that an argument names. */
export function placeMeant(workspace: Workspace, argument: string): Place {
  const found = reviewOf(workspace, idMeant(argument));
  if (found.ok) return { file: found.source.file, line: found.source.locator()(['id']).line, source: found.source };
  if (found.fault === undefined) throw new Refusal(found.message);
  return found.fault;
}

function idMeant(argument: string): string {
  return basename(argument, extname(argument));
}

/** Said where a command has looked at what could be read of the reviews. */
export const NOT_ALL = 'Not all reviews were looked at, because of mistakes that npm run check names.';

/** Problems as lines, for a command that continues in spite of them. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join('\n');
}

/** Today's date where the business is. */
export function todayOf({ about }: Pick<Workspace, 'about'>): CalendarDate {
  return dayIn(about.business.time_zone)(new Date());
}
