import { daysBetween } from '../../reviews/schemas/calendar-date.ts';
import { foldText } from '../../reviews/text/comparing/text-match.ts';
import { amountOf } from './amount-of.ts';
import { type NameFit, nameFit, nameWords } from './names/name-fit.ts';
import { createWhyNone, type LeftOut, type Why } from './why-none.ts';

/** A job of the business's own records. It is only compared, and never stored. */
export interface Job {
  /** The line or row on which it begins. */
  readonly row: number;
  readonly customer: string;
  readonly date: string;
  /** The names of technicians and the ids of services as `business.yaml` has them; names that it does not know are left out. */
  readonly technicians: readonly string[];
  readonly services: readonly string[];
  readonly amounts: readonly number[];
  /** The numbers of the booking or the order. */
  readonly numbers: readonly string[];
  /** Whether a refund or a credit note of the customer is in the records, of that day or later. */
  readonly isTakenBack?: boolean;
  /** Whether the records say that nothing was paid for it yet. */
  readonly isUnpaid?: boolean;
}

/** The parts of a waiting review that are compared with jobs. */
export interface WaitingReview {
  readonly id: string;
  readonly date: string;
  readonly author: string;
  readonly text: string;
  readonly technicians: readonly string[];
  readonly services: readonly string[];
  /** Its id at its source; some sites give the number of the booking. */
  readonly number?: string;
}

/** A job that may be the one that a review is about. */
export interface Candidate {
  readonly job: Job;
  readonly name: NameFit;
  /** Whether the review has the number of the booking or the order. */
  readonly isNumbered: boolean;
  /** How many days after the job the review was written; -1 may come from time zones. */
  readonly days: number;
  /** What else fits, and what contradicts, in words. */
  readonly evidence: readonly string[];
  readonly doubts: readonly string[];
}

export type Match =
  | {
      readonly kind: 'sure';
      readonly review: WaitingReview;
      readonly candidate: Candidate;
      /** All jobs of the customer that fit, the best first. */
      readonly candidates: readonly Candidate[];
    }
  | {
      readonly kind: 'likely';
      readonly review: WaitingReview;
      readonly candidates: readonly Candidate[];
      readonly reason: string;
    }
  | ({ readonly kind: 'none'; readonly review: WaitingReview } & Why);

export interface MatchOptions {
  /** Within how many days after a job a review is expected. */
  readonly days: number;
  /** Why a review may not come from a customer at all; such a match is never sure. */
  doubtOf(review: WaitingReview): string | undefined;
  /** The reviews that are verified already: a job that one of them fits may be used up. */
  readonly verified?: readonly WaitingReview[];
  /** Whether the jobs may be of some customers alone, so that a short name may be that of another one. */
  readonly isSelection?: boolean;
  readonly leftOut?: readonly LeftOut[];
}

/**
 * Finds the jobs that each waiting review may be about. A match is sure if the jobs of only one customer fit, nothing
 * speaks against the best of them, and that is the sure match of no other review.
 */
export function matchJobs(reviews: readonly WaitingReview[], jobs: readonly Job[], options: MatchOptions): Match[] {
  const named = jobs.map((job) => ({ job, words: nameWords(job.customer) }));
  const found = reviews.map((review) => {
    const words = nameWords(review.author);
    return { review, all: named.flatMap((each) => compare(review, each.job, nameFit(words, each.words)) ?? []) };
  });
  const whyNone = createWhyNone(options.days, options.leftOut ?? []);
  const matches = found.map(({ review, all }) => judge(review, all, options, whyNone));
  const claims = Map.groupBy(matches, (match) => (match.kind === 'sure' ? match.candidate.job : undefined));
  const usedBy = createUsedBy(options);
  return matches.map((match) => {
    if (match.kind !== 'sure') return match;
    const { review, candidate, candidates } = match;
    const used = usedBy(candidate.job);
    const isClaimed = (claims.get(candidate.job)?.length ?? 0) > 1;
    if (used === undefined && !isClaimed) return match;
    const rival = used === undefined ? 'another review' : `${used}, verified already,`;
    return { kind: 'likely', review, candidates, reason: `${rival} fits the same job` };
  });
}

/** Makes the function that gives the id of a verified review that fits a job. */
function createUsedBy({ verified = [], days }: MatchOptions): (job: Job) => string | undefined {
  const named = verified.map((review) => ({ review, words: nameWords(review.author) }));
  return (job) => {
    const words = nameWords(job.customer);
    return named.find(({ review, words: own }) => {
      const candidate = compare(review, job, nameFit(own, words));
      return candidate !== undefined && candidate.doubts.length === 0 && isInTime(candidate, days);
    })?.review.id;
  };
}

/** Whether the review came within so many days after the job. */
function isInTime(candidate: Candidate, days: number): boolean {
  return candidate.days >= -1 && candidate.days <= days;
}

function compare(review: WaitingReview, job: Job, name: NameFit | undefined): Candidate | undefined {
  if (name === undefined) return undefined;
  const isNumbered = review.number !== undefined && review.number.length >= SHORTEST && job.numbers.includes(review.number);
  return { job, name, isNumbered, days: daysBetween(job.date, review.date), ...details(review, job, isNumbered) };
}

/** In UTF-16 code units: shorter numbers are the same by chance. */
const SHORTEST = 6;

function details(
  review: WaitingReview,
  { technicians, services, amounts, isTakenBack = false }: Job,
  isNumbered: boolean,
): Pick<Candidate, 'evidence' | 'doubts'> {
  const evidence: string[] = isNumbered ? ['the number fits'] : [];
  const doubts: string[] = [];
  const against = (named: readonly string[], kept: readonly string[], what: string) => {
    if (kept.length === 0 || named.length === 0) return;
    if (kept.some((each) => named.includes(each))) evidence.push(`the ${what} fits`);
    else doubts.push(`the review names ${named.join(', ')}, the job ${kept.join(', ')}`);
  };
  against(review.technicians, technicians, 'technician');
  against(review.services, services, 'service');
  if (isTakenBack) doubts.push('the list has a refund or a credit note of this customer, of that day or later');
  if (amounts.some((amount) => amount > 0 && namesAmount(review.text, amount))) evidence.push('the amount stands in the text');
  return { evidence, doubts };
}

/** With its cents or without: `194`, `$194.00`, `1,250`, `1.250,00`. */
function namesAmount(text: string, amount: number): boolean {
  const named = (text.match(/\d[\d.,' ]*\d|\d/g) ?? []).map((written) => amountOf(written) ?? 0);
  return named.some((each) => each === amount || Math.trunc(each) === amount);
}

function judge(
  review: WaitingReview,
  all: readonly Candidate[],
  { days, doubtOf, isSelection = false }: MatchOptions,
  whyNone: ReturnType<typeof createWhyNone>,
): Match {
  const timely = all.filter((candidate) => isInTime(candidate, days)).sort(byFit);
  const numbered = timely.filter(({ isNumbered }) => isNumbered);
  const inTime = numbered.length > 0 ? numbered : timely;
  const near = all.filter((candidate) => candidate.days >= -7 && candidate.days <= 2 * days).sort(byFit);
  const after = all.map((candidate) => candidate.days);
  if (near.length === 0) return { kind: 'none', review, ...whyNone(review.author, after) };
  const likely = (candidates: readonly Candidate[], reason: string): Match => ({ kind: 'likely', review, candidates, reason });
  const [first] = inTime;
  if (first === undefined) return likely(near, `the job was not within the ${days} days before the review`);
  const sure: Match = { kind: 'sure', review, candidate: first, candidates: inTime };
  const doubt = doubtOf(review) ?? first.doubts[0];
  // Whoever comes every three weeks was a customer, whichever of the jobs the review is about.
  const customers = new Set(inTime.map(({ job }) => foldText(job.customer)));
  if (customers.size > 1) return likely(inTime, `${inTime.length} jobs fit`);
  if (doubt !== undefined) return likely(inTime, doubt);
  // The number of a booking says what a name may leave open.
  if (first.isNumbered) return sure;
  // It may be the slip of a time zone, or a job that is only planned.
  if (first.days < 0) return likely(inTime, 'the job was only on the next day');
  if (first.name === 'first') return likely(inTime, 'only one name is known');
  if (first.name === 'spelling') return likely(inTime, 'the name is written otherwise');
  if (first.name === 'short' && isSelection)
    return likely(inTime, 'the name is short, and may be that of somebody who is not listed');
  return sure;
}

const FITS: readonly NameFit[] = ['full', 'short', 'spelling', 'first'];

function byFit(a: Candidate, b: Candidate): number {
  return (
    a.doubts.length - b.doubts.length ||
    Number(a.days < 0) - Number(b.days < 0) ||
    b.evidence.length - a.evidence.length ||
    FITS.indexOf(a.name) - FITS.indexOf(b.name) ||
    Math.abs(a.days) - Math.abs(b.days)
  );
}

/** Puts the least certain of the sure matches first, for somebody who checks a few: shortened names, then the longest times. */
export function byDoubt(a: Candidate, b: Candidate): number {
  return FITS.indexOf(b.name) - FITS.indexOf(a.name) || Math.abs(b.days) - Math.abs(a.days);
}
