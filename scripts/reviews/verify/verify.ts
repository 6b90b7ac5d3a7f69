import type { DateOrder } from '../../../src/editing/imports/values/read-date.ts';
import { verificationReport } from '../../../src/editing/verification/report.ts';
import { type Waiting, waitingReviews } from '../../../src/editing/verification/waiting.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { VERIFICATION_METHODS } from '../../../src/reviews/schemas/review.ts';
import { Refusal } from '../../support/run.ts';
import { say } from '../../support/say.ts';
import { isInteractive } from '../support/ask.ts';
import { openContent, reviewMeant, todayOf } from '../support/content.ts';
import { methodChoices } from '../support/methods.ts';
import { verifyByJobs } from './by-jobs.ts';
import { type Verification, verifyOneByOne, writeVerification } from './one-by-one.ts';
import { openJobs } from './open-jobs.ts';
import { reportLines, reviewLines } from './show.ts';

export interface VerifyOptions {
  readonly method?: string;
  readonly date?: string;
  readonly list?: boolean;
  readonly jobs?: string;
  readonly days: string;
  readonly map?: readonly string[];
  readonly dates?: DateOrder;
  readonly write?: boolean;
}

/** Verifies reviews: those of the ids, or each waiting one in turn. Ends with a report. */
export async function verify(ids: readonly string[], options: VerifyOptions): Promise<number> {
  const { method, date, list = false } = options;
  const workspace = await openContent();
  const today = todayOf(workspace);
  const waiting = waitingReviews(workspace);
  if (ids.length > 0) return verifyNamed(workspace, waitingOf(workspace, waiting, ids), verificationOf(method, date ?? today));
  if (options.jobs !== undefined) {
    const verified = await compareJobs(workspace, waiting, { ...options, jobs: options.jobs }, date ?? today);
    tellReport(verified > 0 ? await openContent() : workspace, today);
    return 0;
  }
  if (method !== undefined) throw new Refusal('--method says how reviews were verified; name them: verify <id> --method …');
  if (list) for (const each of waiting) for (const line of reviewLines(each)) say(line);
  const verified = isInteractive() && !list ? await verifyOneByOne(workspace, waiting, today) : 0;
  if (!isInteractive() && waiting.length > 0 && !list)
    say('verify --list shows them, verify <id> --method <method> verifies one.\n');
  // To read it all once more takes its time.
  tellReport(verified > 0 ? await openContent() : workspace, today);
  return 0;
}

async function compareJobs(
  workspace: Workspace,
  waiting: readonly Waiting[],
  { jobs, days, map, dates, method, list = false, write = false }: VerifyOptions & { readonly jobs: string },
  date: string,
): Promise<number> {
  if (!/^\d{1,4}$/.test(days)) throw new Refusal(`--days ${days}: is no whole number of days`);
  if (write && list) throw new Refusal('--list changes nothing, and --write writes; one of them is meant');
  if (write && method === undefined)
    throw new Refusal('--method is missing; it says what a row of the job records shows, such as invoice');
  const known = method === undefined ? undefined : verificationOf(method, date).method;
  if (known === 'platform') throw new Refusal(`--method platform: a list of jobs is no other site's word; take ${OWN_METHODS}`);
  const read = await openJobs(workspace, { name: jobs, map, dates });
  return verifyByJobs({ workspace, waiting, read, days: Number(days), method: known, date, isListed: list, isWritten: write });
}

function tellReport(workspace: Workspace, today: string): void {
  say('');
  for (const line of reportLines(verificationReport(workspace, waitingReviews(workspace), today))) say(line);
}

async function verifyNamed(workspace: Workspace, named: readonly Waiting[], verification: Verification): Promise<number> {
  const doubtful = named.find(({ doubt }) => doubt !== undefined);
  // Somebody has to look at it: the interview shows the doubt and lets it be overruled.
  if (doubtful !== undefined)
    throw new Refusal(`${doubtful.source.file}: ${doubtful.doubt}; look at it with verify, in a terminal`);
  const unnamed = verification.method === 'platform' ? named.find(({ platform }) => platform === undefined) : undefined;
  if (unnamed !== undefined) throw new Refusal(`${unnamed.source.file}: ${NO_SITE}`);
  for (const each of named) await writeVerification(workspace, each, verification);
  return 0;
}

const OWN_METHODS = methodChoices({ hasSource: false })
  .map(({ value }) => value)
  .join(', ')
  .replace(/, (?=\w+$)/, ' or ');

const NO_SITE = `names no source, so no other site can say that this was a customer; take ${OWN_METHODS}, or write under source where it was published first`;

function waitingOf(workspace: Workspace, waiting: readonly Waiting[], ids: readonly string[]): Waiting[] {
  return ids.map((id) => {
    const source = reviewMeant(workspace, id);
    const found = waiting.find((each) => each.source === source);
    if (found === undefined) throw new Refusal(`${source.file}: does not wait; it is verified already, or has a mistake`);
    return found;
  });
}

/** The method that was typed, if there is such a one. */
export function verificationOf(method: string | undefined, date: string): Verification {
  const known = VERIFICATION_METHODS.find((each) => each === method);
  if (known !== undefined) return { method: known, date };
  const all = VERIFICATION_METHODS.join(', ');
  throw new Refusal(method === undefined ? `--method is missing; one of ${all}` : `--method ${method}: is not one of ${all}`);
}
