import type { DateOrder } from '../../../src/authoring/source/read-date.ts';
import { type Source, textAt } from '../../../src/authoring/source/source.ts';
import type { Encoding } from '../../../src/editing/imports/files/decode-text.ts';
import { verificationReport } from '../../../src/editing/verification/report.ts';
import { isVerified, type Waiting, waitingReviews } from '../../../src/editing/verification/waiting.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { isInteractive } from '../../support/ask.ts';
import { Refusal } from '../../support/run.ts';
import { say } from '../../support/terminal/say.ts';
import { openContent, todayOf } from '../support/content.ts';
import { sayOfPatients, VERIFIED } from '../support/patients.ts';
import { dayOption } from '../support/typed-values.ts';
import { undoVerification, verifyById } from './by-id.ts';
import { verifyByJobs } from './by-jobs.ts';
import { verifyBySource } from './by-source.ts';
import { verifyOneByOne } from './one-by-one.ts';
import { openJobs } from './open-jobs.ts';
import { reportLines, reviewLines, verifiedLines } from './show.ts';
import { OWN_METHODS, verificationOf } from './verification.ts';

/** The options as commander parses them. */
interface VerifyOptions {
  readonly method?: string;
  readonly date?: string;
  readonly list?: boolean;
  readonly undo?: boolean;
  readonly jobs?: string;
  readonly source?: string;
  readonly days?: string;
  readonly map?: readonly string[];
  readonly dates?: DateOrder;
  readonly encoding?: Encoding;
  readonly sheet?: string;
  readonly write?: boolean;
}

/**
 * Verifies reviews: those with the ids, or each waiting one in turn. Prints a report at the end, and returns the exit code: 1 if a
 * review that was to be verified waits on.
 */
export async function verify(named: readonly string[], options: VerifyOptions): Promise<number> {
  const ids = [...new Set(named)];
  const workspace = await openContent();
  const today = todayOf(workspace);
  const date = options.date === undefined ? today : dayOption('--date', options.date, today);
  const waiting = waitingReviews(workspace);
  if (options.undo) {
    await undoOnly(workspace, ids, options, today);
    return 0;
  }
  const several = [ids[0], options.jobs, options.source].filter((each) => each !== undefined);
  if (several.length > 1) throw new Refusal('ids, --jobs and --source each say which reviews are meant; give one of them');
  if (options.list && (ids.length > 0 || options.source !== undefined || options.write))
    throw new Refusal('--list changes nothing, but ids, --source and --write verify reviews; leave out --list or these');
  if (waiting.length > 0 && !options.list) sayOfPatients(workspace, VERIFIED);
  if (ids.length > 0) {
    await verifyById(ids, { workspace, waiting, method: options.method, date });
    return 0;
  }
  const code = await verifySome(workspace, waiting, options, date);
  say('');
  // The content is read again only if something may have changed, because that takes time.
  const now = !options.list && (options.write || isInteractive()) ? await openContent() : workspace;
  for (const line of [
    ...reportLines(verificationReport(now, waitingReviews(now))),
    ...verifiedLines(now, verifiedOf(waiting, now)),
  ])
    say(line);
  return code;
}

/** Those of the reviews that are verified now. */
function verifiedOf(waited: readonly Waiting[], { reviews }: Workspace): Source[] {
  const ids = new Set(waited.map(({ review }) => review.id));
  return reviews.filter((source) => isVerified(source) && ids.has(textAt(source.value, 'id') ?? ''));
}

/** Verifies reviews by job records, of a site, or one by one, and returns the exit code. */
async function verifySome(
  workspace: Workspace,
  waiting: readonly Waiting[],
  options: VerifyOptions,
  date: string,
): Promise<number> {
  const { jobs, source, method, list = false, write = false } = options;
  if (jobs !== undefined) return compareJobs(workspace, waiting, { ...options, jobs }, date);
  if (source !== undefined)
    return verifyBySource({ workspace, waiting, source, verification: verificationOf(method, date), isWritten: write });
  if (method !== undefined)
    throw new Refusal(
      '--method says how reviews were verified; name them, or where they are from: verify <id> --method …, verify --source Yelp --method …',
    );
  if (list) for (const each of waiting) for (const line of reviewLines(each)) say(line);
  if (isInteractive() && !list) await verifyOneByOne(workspace, waiting);
  else if (waiting.length > 0 && !list) say('verify --list shows them, verify <id> --method <method> verifies one.');
  return 0;
}

/** Refuses other options beside --undo, which can only be a slip. */
async function undoOnly(workspace: Workspace, ids: readonly string[], options: VerifyOptions, today: string): Promise<void> {
  const { undo: _, ...others } = options;
  const [other] = Object.keys(others);
  if (other === undefined) return undoVerification(workspace, ids, today);
  throw new Refusal(`--undo takes a verification out, and --${other} belongs to another task; leave one of them out`);
}

async function compareJobs(
  workspace: Workspace,
  waiting: readonly Waiting[],
  options: VerifyOptions & { readonly jobs: string },
  date: string,
): Promise<number> {
  const { jobs, days = '60', method, list = false, write = false } = options;
  if (!/^\d{1,4}$/.test(days)) throw new Refusal(`--days ${days}: is not a whole number of days`);
  if (write && method === undefined)
    throw new Refusal(`--method is missing; it says what a row of this list shows: ${OWN_METHODS}`);
  const known = method === undefined ? undefined : verificationOf(method, date).method;
  if (known === 'platform') throw new Refusal(`--method platform: a list of jobs is no other site's word; take ${OWN_METHODS}`);
  const read = await openJobs(workspace, options);
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
