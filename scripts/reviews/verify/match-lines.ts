import type { Candidate, Match } from '../../../src/editing/verification/match-jobs.ts';
import { count } from '../../support/count.ts';

/** Whether names and amounts of the job records may be shown: on somebody's screen they may, in a log they may not. */
export interface Shown {
  readonly isPrivate: boolean;
}

/** Why each review fits a job or does not, and a summary above them. */
export function matchLines(matches: readonly Match[], shown: Shown): string[] {
  const of = (kind: Match['kind']): Match[] => matches.filter((match) => match.kind === kind);
  const titles = { sure: 'Sure: one job, by name and date', likely: 'Likely: somebody has to look', none: 'None' } as const;
  return (['sure', 'likely', 'none'] as const).flatMap((kind) => {
    const found = of(kind);
    return found.length === 0
      ? []
      : ['', `${titles[kind]}: ${count(found.length, 'review')}`, ...found.map((match) => matchLine(match, shown))];
  });
}

function matchLine(match: Match, shown: Shown): string {
  const { id } = match.review;
  if (match.kind === 'sure') return `  ${id}: ${candidateText(match.candidate, shown)}`;
  if (match.kind === 'none') return `  ${id}: ${match.reason}`;
  const [first] = match.candidates;
  const best = match.candidates.length === 1 && first ? ` (${candidateText(first, shown)})` : '';
  return `  ${id}: ${match.reason}${best}`;
}

/** A job as it is told beside the review that it fits. */
export function candidateText({ job, name, days, signs, doubts }: Candidate, { isPrivate }: Shown): string {
  const who = isPrivate ? `${job.customer}, ${job.date}` : `row ${job.row}`;
  const amount = isPrivate && job.amount !== undefined ? `, ${job.amount}` : '';
  return [`${who}${amount}`, whenText(days), ...(name === 'full' ? ['the whole name fits'] : []), ...signs, ...doubts].join('; ');
}

function whenText(days: number): string {
  if (days === 0) return 'on the day of the job';
  return days > 0 ? `${count(days, 'day')} after the job` : `${count(-days, 'day')} before the job`;
}
