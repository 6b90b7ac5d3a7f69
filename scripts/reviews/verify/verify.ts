import type { DateOrder } from '../../../src/authoring/source/read-date.ts';
import { verificationReport } from '../../../src/editing/verification/report.ts';
import { type Waiting, waitingReviews } from '../../../src/editing/verification/waiting.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { Refusal } from '../../support/run.ts';
import { say } from '../../support/say.ts';
import { dayOption, isInteractive } from '../support/ask.ts';
import { openContent, todayOf } from '../support/content.ts';
import { verifyById } from './by-id.ts';
import { verifyByJobs } from './by-jobs.ts';
import { verifyBySource } from './by-source.ts';
import { OWN_METHODS, verificationOf } from './method.ts';
import { verifyOneByOne } from './one-by-one.ts';
import { openJobs } from './open-jobs.ts';
import { reportLines, reviewLines } from './show.ts';
import { undoVerification } from './undo.ts';

export interface VerifyOptions {
  readonly method?: string;
  readonly date?: string;
  readonly list?: boolean;
  readonly undo?: boolean;
  readonly jobs?: string;
  readonly source?: string;
  readonly days: string;
  readonly map?: readonly string[];
  readonly dates?: DateOrder;
  readonly write?: boolean;
}

/** Verifies reviews: those with the ids, or each waiting one in turn. Prints a report at the end. */
export async function verify(ids: readonly string[], options: VerifyOptions): Promise<number> {
  const { method, list = false } = options;
  const workspace = await openContent();
  const today = todayOf(workspace);
  const date = options.date === undefined ? today : dayOption('--date', options.date);
  const waiting = waitingReviews(workspace);
  if (options.undo) return undoOnly(workspace, ids, options);
  const several = [ids[0], options.jobs, options.source].filter((each) => each !== undefined);
  if (several.length > 1) throw new Refusal('ids, --jobs and --source each say which reviews are meant; give one of them');
  if (ids.length > 0) return verifyById(ids, { workspace, waiting, method, date });
  if (options.jobs !== undefined) {
    const verified = await compareJobs(workspace, waiting, { ...options, jobs: options.jobs }, date);
    tellReport(verified > 0 ? await openContent() : workspace, today);
    return 0;
  }
  if (options.source !== undefined) {
    const verification = verificationOf(method, date);
    const { source, write = false } = options;
    const verified = await verifyBySource({ workspace, waiting, source, verification, isWritten: write });
    tellReport(verified > 0 ? await openContent() : workspace, today);
    return 0;
  }
  if (method !== undefined)
    throw new Refusal(
      '--method says how reviews were verified; name them, or where they are from: verify <id> --method …, verify --source Yelp --method …',
    );
  if (list) for (const each of waiting) for (const line of reviewLines(each)) say(line);
  const verified = isInteractive() && !list ? await verifyOneByOne(workspace, waiting, today) : 0;
  if (!isInteractive() && waiting.length > 0 && !list)
    say('verify --list shows them, verify <id> --method <method> verifies one.\n');
  // The content is read again only if something has changed, because that takes time.
  tellReport(verified > 0 ? await openContent() : workspace, today);
  return 0;
}

/** Refuses other options beside --undo, which can only be a slip. */
async function undoOnly(workspace: Workspace, ids: readonly string[], options: VerifyOptions): Promise<number> {
  const { undo: _, days: __, ...others } = options;
  const [other] = Object.keys(others);
  if (other === undefined) return undoVerification(workspace, ids);
  throw new Refusal(`--undo takes a verification out, and --${other} belongs to another task; leave one of them out`);
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
  return verifyByJobs({
    workspace,
    file: jobs,
    waiting,
    read,
    days: Number(days),
    method: known,
    date,
    isListed: list,
    isWritten: write,
  });
}

function tellReport(workspace: Workspace, today: string): void {
  say('');
  for (const line of reportLines(verificationReport(workspace, waitingReviews(workspace), today))) say(line);
}
