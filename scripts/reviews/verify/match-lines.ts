import { byDoubt, type Candidate, type Match } from '../../../src/editing/verification/match-jobs.ts';
import { count } from '../../support/count.ts';
import { firstLines } from '../../support/terminal/first-lines.ts';

/** Whether names and amounts of the job records may be shown: on a terminal they may, in a log they may not. */
export interface Shown {
  readonly isPrivate: boolean;
}

const KINDS = ['sure', 'likely', 'none'] as const;

const TITLES: Readonly<Record<Match['kind'], readonly [title: string, rest: string]>> = {
  sure: ['Sure', '; the jobs of one customer, by name and date'],
  likely: ['Likely', '; somebody has to look'],
  none: ['Without a job', ''],
};

/** How many examples are named for each reason. */
const EXAMPLES = 3;

/** Lines that say for each review why it matches a job or does not. */
export function matchLines(matches: readonly Match[], shown: Shown): string[] {
  return KINDS.flatMap((kind) => {
    const found = kind === 'sure' ? sureIn(matches) : matches.filter((match) => match.kind === kind);
    return found.length === 0 ? [] : [...heading(kind, found), ...found.map((match) => matchLine(match, shown))];
  });
}

/** A short summary before the questions, which show the likely matches one by one. */
export function shortLines(matches: readonly Match[], shown: Shown): string[] {
  const sure = sureIn(matches);
  const none = matches.filter((match) => match.kind === 'none');
  return [
    '',
    `${sure.length} sure, ${matches.length - sure.length - none.length} likely, ${none.length} without a job.`,
    ...(sure.length === 0 ? [] : [...heading('sure', sure), ...firstLines(sure.map((match) => matchLine(match, shown)))]),
    ...(none.length === 0 ? [] : [...heading('none', none), ...reasonLines(none)]),
  ];
}

function sureIn(matches: readonly Match[]): Match[] {
  return matches.filter((match) => match.kind === 'sure').sort((a, b) => byDoubt(a.candidate, b.candidate));
}

function heading(kind: Match['kind'], { length }: readonly Match[]): string[] {
  const [title, rest] = TITLES[kind];
  const order = kind === 'sure' && length > 1 ? '; the least sure first' : '';
  return ['', `${title}: ${count(length, 'review')}${rest}${order}`];
}

/** Lines with the reasons, the most common first. */
function reasonLines(none: readonly (Match & { kind: 'none' })[]): string[] {
  const groups = [...Map.groupBy(none, ({ sort }) => sort)].toSorted(([, a], [, b]) => b.length - a.length);
  const width = String(groups[0]?.[1].length ?? 0).length;
  return groups.flatMap(([sort, found]) => {
    const ids = found.slice(0, EXAMPLES).map(({ review }) => review.id);
    return [
      `  ${String(found.length).padStart(width)}: ${sort}`,
      `  ${' '.repeat(width)}  ${[...ids, ...(found.length > EXAMPLES ? ['…'] : [])].join(', ')}`,
    ];
  });
}

function matchLine(match: Match, shown: Shown): string {
  const { id } = match.review;
  if (match.kind === 'sure') return `  ${id}: ${candidateText(match.candidate, shown)}`;
  if (match.kind === 'none') return `  ${id}: ${match.reason}`;
  const [first] = match.candidates;
  const best = match.candidates.length === 1 && first ? ` (${candidateText(first, shown, match.reason)})` : '';
  return `  ${id}: ${match.reason}${best}`;
}

/** Describes a job beside the review that it matches, without repeating what `said` contains. */
export function candidateText({ job, name, days, evidence, doubts }: Candidate, { isPrivate }: Shown, said?: string): string {
  const who = isPrivate ? `${job.customer}, ${job.date}` : `row ${job.row}`;
  const amount = isPrivate && job.amounts.length > 0 ? `, ${job.amounts.join(' + ')}` : '';
  const whole = name === 'full' ? ['the whole name fits'] : [];
  return [`${who}${amount}`, whenText(days), ...whole, ...evidence, ...doubts.filter((doubt) => doubt !== said)].join('; ');
}

function whenText(days: number): string {
  if (days === 0) return 'on the day of the job';
  return days > 0 ? `${count(days, 'day')} after the job` : `${count(-days, 'day')} before the job`;
}
