import type { CheckedBusiness } from '../../../authoring/business/check-business.ts';
import type { CalendarDate } from '../../../reviews/schemas/calendar-date.ts';
import type { Reading } from '../formats/parsed-entry.ts';
import { type Survey, surveyEntries } from './find-known.ts';
import { createJudge, type Verdict } from './judge.ts';
import type { KnownReviews } from './known-reviews.ts';
import { type Entry, type Prepared, readEntries } from './read-entries.ts';
import { count, createTally, type Tally } from './tally.ts';

/** All that an import reads. */
export interface Import {
  readonly parts: readonly Prepared[];
  readonly reading: Reading;
  readonly known: KnownReviews;
  readonly survey: Survey;
  readonly about: CheckedBusiness;
  readonly today: CalendarDate;
  /** The id of the service area of new reviews that do not name theirs. */
  readonly area?: string | undefined;
  /** The ids of the reviews in the last build on this machine. */
  published(): Promise<ReadonlySet<string>>;
}

/** Reads all entries once, before it is decided on any. */
export async function openImport(given: Omit<Import, 'survey'>): Promise<Import> {
  return { ...given, survey: await surveyEntries(readEntries(given.parts, given.reading), given.known) };
}

/** Decides on each entry, in their order. The same files and the same content always lead to the same decisions. */
export async function* decide(work: Import): AsyncGenerator<{ entry: Entry; verdict: Verdict }> {
  const { parts, reading, known, survey, about, today, area, published } = work;
  const { known: names, language } = about;
  const judge = createJudge({ known, claimed: survey.claimed, names, language, today, area, published });
  for await (const entry of readEntries(parts, reading)) yield { entry, verdict: await judge(entry.parsed) };
}

export interface PlanOptions {
  readonly isReported: boolean;
  /** Is called with the number of entries that are done, and of all. */
  onEntry?(done: number, total: number): void;
}

/** Decides on everything, and writes nothing. */
export async function planImport(work: Import, { isReported, onEntry }: PlanOptions): Promise<Tally> {
  const tally = createTally(isReported);
  for await (const { entry, verdict } of decide(work)) {
    count(tally, entry, verdict);
    onEntry?.(tally.entries, work.survey.entries);
  }
  return tally;
}
