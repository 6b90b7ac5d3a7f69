import { confirm, select } from '@clack/prompts';
import { hasPatients } from '../../../src/editing/patients.ts';
import { type Job, type Match, matchJobs } from '../../../src/editing/verification/match-jobs.ts';
import type { JobsRead, LeftOutRow } from '../../../src/editing/verification/read-jobs.ts';
import { doubtOn, verifiedReviews, type Waiting } from '../../../src/editing/verification/waiting.ts';
import type { LeftOut } from '../../../src/editing/verification/why-none.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { quote } from '../../../src/reviews/schemas/issues.ts';
import { answerTo, isInteractive } from '../../support/ask.ts';
import { count } from '../../support/count.ts';
import { firstLines } from '../../support/terminal/first-lines.ts';
import { say } from '../../support/terminal/say.ts';
import { visible } from '../../support/terminal/visible.ts';
import { methodChoices } from '../support/methods.ts';
import { tellStopped } from '../support/tell-stopped.ts';
import { candidateText, matchLines, shortLines } from './match-lines.ts';
import { reviewLines } from './show.ts';
import { OWN_METHODS, type Verification } from './verification.ts';
import { writeVerified } from './write-verified.ts';

export interface ByJobs {
  readonly workspace: Workspace;
  /** The file of the job records, as it was typed. */
  readonly file: string;
  readonly waiting: readonly Waiting[];
  readonly read: JobsRead & { ok: true };
  /** A review is expected within this many days after a job. */
  readonly days: number;
  readonly method: Verification['method'] | undefined;
  readonly date: string;
  /** Whether to only list each review with its reason. */
  readonly isListed: boolean;
  /** Whether sure matches are written without asking. */
  readonly isWritten: boolean;
}

/** Compares the waiting reviews with job records, and writes those that match and are agreed to. Returns the exit code. */
export async function verifyByJobs(parts: ByJobs): Promise<number> {
  const { workspace, waiting, read, days } = parts;
  const doubts = new Map(waiting.map((each) => [each.review.id, doubtOn(each)]));
  const doubtOf = ({ id }: { id: string }) => doubts.get(id);
  const reviews = waiting.map(({ review }) => review);
  const verified = verifiedReviews(workspace);
  // A practice lists only those who agreed.
  const isSelection = hasPatients(workspace.about.business);
  const matches = matchJobs(reviews, read.jobs, { days, doubtOf, verified, leftOut: leftOutRows(parts), isSelection });
  const isPrivate = isInteractive();
  const isShort = isInteractive() && !parts.isListed;
  const lines = isShort ? [...shortLines(matches, { isPrivate }), '', SHORT] : matchLines(matches, { isPrivate });
  for (const line of [...jobsLines(read), ...numberLines(parts), ...lines]) say(line);
  if (parts.isListed) return 0;
  return isShort && !parts.isWritten ? askMatches(parts, matches) : writeSure(parts, matches);
}

const SHORT = '--list shows every review with its reason, and changes nothing.';

/** The rows that are left out and name a customer, each with the reason. */
function leftOutRows({ file, read: { columns, unit, unread, undone } }: ByJobs): LeftOut[] {
  const because = (why: string) => (left: LeftOutRow) => {
    const place = unit === 'line' ? `${file}:${left.row}` : `row ${left.row} of ${file}`;
    return { customer: left.customer, reason: `${place} has this name, but ${why}`, sort: `a job has this name, but ${why}` };
  };
  return [
    ...unread.map(because(`no day under ${columns.date}, so it is not taken for done and paid`)),
    ...undone.map(because('says of itself that it was not done and paid')),
  ].filter(({ customer }) => customer !== '');
}

function jobsLines({ jobs, columns, unit, unread, faults, undone, unknownStates }: JobsRead & { ok: true }): string[] {
  const leftOut = (rows: readonly LeftOutRow[], why: string) => {
    const numbers = rows.slice(0, 10).map(({ row }) => row);
    return rows.length === 0
      ? []
      : [`${count(rows.length, 'row')} ${why} left out: ${numbers.join(', ')}${rows.length > 10 ? ' …' : ''}`];
  };
  const held = Object.entries(columns).map(([field, column]) => `${field}: ${column}`);
  return [
    `${count(jobs.length, 'job')}; ${held.join(', ')}`,
    ...leftOut(unread, 'without a name or a date'),
    ...firstLines(faults.map(({ row, fault }) => `${unit} ${row}: ${fault}`)),
    ...leftOut(
      undone,
      "by which no job was done and paid (cancelled, no-show, void, refunded, an estimate, a supplier's bill …)",
    ),
    ...stateLines(unknownStates),
  ];
}

/** Numbers of bookings. The ids of reviews on most other sites have letters, or are longer. */
const BOOKING_NUMBER = /^\d[\d-]{5,13}$/;

/** A line that says that reviews cannot be found by their numbers. */
function numberLines({ waiting, read: { columns } }: ByJobs): string[] {
  const numbered = waiting.filter(({ review }) => BOOKING_NUMBER.test(review.number ?? '')).length;
  if (columns.number !== undefined || numbered === 0) return [];
  const have = numbered === 1 ? '1 waiting review has a number' : `${count(numbered, 'waiting review')} have numbers`;
  return [`${have}, perhaps of bookings, and no column is known to hold these; --map number=… names one.`];
}

/** How many of the unknown states are named. */
const MOST_STATES = 10;

function stateLines(states: ReadonlyMap<string, number>): string[] {
  if (states.size === 0) return [];
  const named = [...states].slice(0, MOST_STATES).map(([state, rows]) => `${quote(visible(state))} (${count(rows, 'row')})`);
  const words = `${named.join(', ')}${states.size > MOST_STATES ? ' …' : ''}`;
  return [`Taken for done, as far as anybody knows: ${words}; if one of these means otherwise, delete its rows from the list.`];
}

async function writeSure(parts: ByJobs, matches: readonly Match[]): Promise<number> {
  const { isWritten, method, date } = parts;
  const sure = matches.filter(({ kind }) => kind === 'sure');
  if (sure.length === 0) return 0;
  if (isWritten && method !== undefined)
    return tellStopped((onWritten) => writeMatches(parts, sure, { method, date }, onWritten));
  const what = method === undefined ? `; the method is what a row of this list shows: ${OWN_METHODS}` : '';
  say(
    `\nNothing was written yet: --write --method ${method ?? '<method>'} verifies the ${count(sure.length, 'sure one')}${what}.`,
  );
  return 0;
}

/** Asks which matches are right and, once, what the list of jobs shows. If no match is right, that is not asked. */
async function askMatches(parts: ByJobs, matches: readonly Match[]): Promise<number> {
  const { date } = parts;
  const sure = matches.filter(({ kind }) => kind === 'sure');
  const likely = matches.filter((match) => match.kind === 'likely');
  if (sure.length + likely.length === 0) return 0;
  say('');
  let { method } = parts;
  return tellStopped(async (onWritten) => {
    let code = 0;
    const message = `Take the ${count(sure.length, 'sure one')} as verified?`;
    // Pressing Enter publishes nothing.
    if (sure.length > 0 && (await answerTo(confirm({ message, initialValue: false })))) {
      method ??= await askMethod();
      if (method === undefined) return code;
      code = await writeMatches(parts, sure, { method, date }, onWritten);
    }
    for (const [index, match] of likely.entries()) {
      const answer = await askLikely(parts, match, `${index + 1} of ${likely.length}`);
      if (answer === 'later') continue;
      if (answer === 'stop') return code;
      method ??= await askMethod();
      if (method === undefined) return code;
      code = (await writeMatches(parts, [answer], { method, date }, onWritten)) || code;
    }
    return code;
  });
}

/** Asks what the list of jobs shows; `undefined` if the user does not know, because then it proves nothing. */
async function askMethod(): Promise<Verification['method'] | undefined> {
  const answer = await answerTo(
    select<Verification['method'] | 'unknown'>({
      message: 'What does a row of this list show?',
      options: [
        { value: 'unknown', label: 'I do not know: stop, and write nothing' },
        // A list of jobs comes from the business itself, even if its reviews come from other sites.
        ...methodChoices({ hasSource: false }),
      ],
    }),
  );
  return answer === 'unknown' ? undefined : answer;
}

/** Asks which job a review is about. The match that is returned has only the jobs of that customer. */
async function askLikely({ waiting }: ByJobs, match: Match & { kind: 'likely' }, at: string): Promise<Match | 'later' | 'stop'> {
  const found = waiting.find(({ review }) => review.id === match.review.id);
  if (found) for (const line of reviewLines(found)) say(line);
  const jobs = match.candidates
    .slice(0, 8)
    .map((candidate) => ({ value: candidate.job, label: candidateText(candidate, { isPrivate: true }, match.reason) }));
  // The doubt is shown with the review already.
  const why = found !== undefined && match.reason === doubtOn(found) ? '' : ` (${match.reason})`;
  const answer = await answerTo(
    select<Job | 'later' | 'stop'>({
      message: `${at}: which job is this review about?${why}`,
      options: [{ value: 'later', label: 'None of these: it goes on waiting' }, ...jobs, { value: 'stop', label: 'Stop here' }],
    }),
  );
  if (answer === 'later' || answer === 'stop') return answer;
  return { ...match, candidates: match.candidates.filter(({ job }) => job.customer === answer.customer) };
}

/** Whether the list shows no payment of the customer. */
function isUnpaid(match: Match): boolean {
  return match.kind !== 'none' && match.candidates.every(({ job }) => job.isUnpaid);
}

async function writeMatches(
  { workspace, waiting }: ByJobs,
  matches: readonly Match[],
  verification: Verification,
  onWritten: () => void,
): Promise<number> {
  const unpaid = verification.method === 'payment' ? matches.filter(isUnpaid).map(({ review }) => review.id) : [];
  if (unpaid.length > 0) say(`\nThe list says that nothing was paid yet, so these go on waiting: ${unpaid.join(', ')}`);
  const ids = new Set(matches.map(({ review }) => review.id)).difference(new Set(unpaid));
  if (ids.size === 0) return 0;
  const meant = waiting.filter(({ review }) => ids.has(review.id));
  return writeVerified(workspace, meant, verification, onWritten);
}
