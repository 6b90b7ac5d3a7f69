import type { CheckedBusiness } from '../../../authoring/business/check-business.ts';
import type { Reading } from '../entries/parsed-entry.ts';
import { searchMissing } from '../known/find-missing.ts';
import { createJudge, type JudgeParts } from './judge.ts';
import { type ExportEntry, type Prepared, readEntries } from './read-entries.ts';
import { type Survey, surveyEntries } from './survey.ts';
import { count, createTally, type Tally } from './tally.ts';
import type { Verdict } from './verdict.ts';

/** All that an import reads. */
export interface Import extends Omit<JudgeParts, 'onMet'> {
  readonly parts: readonly Prepared[];
  readonly reading: Reading;
  readonly survey: Survey;
  readonly about: CheckedBusiness;
}

/** Reads all entries once, before it is decided on any. */
export async function openImport(given: Omit<Import, 'survey'>): Promise<Import> {
  return { ...given, survey: await surveyEntries(readEntries(given.parts, given.reading), given.known) };
}

/** Decides on each entry, in their order. The same files and the same content always lead to the same decisions. */
export async function* decide(
  work: Import,
  onMet?: JudgeParts['onMet'],
): AsyncGenerator<{ entry: ExportEntry; verdict: Verdict }> {
  const judge = createJudge({ ...work, onMet });
  for await (const entry of readEntries(work.parts, work.reading)) yield { entry, verdict: await judge(entry.parsed) };
}

export interface PlanOptions {
  readonly isReported: boolean;
  /** Is called with the number of entries that are done, and of all. */
  onEntry?(done: number, total: number): void;
}

/** Decides on everything, and writes nothing. */
export async function planImport(work: Import, { isReported, onEntry }: PlanOptions): Promise<Tally> {
  const tally = createTally(isReported);
  const missing = searchMissing(work.known, work.survey.claimed);
  for await (const { entry, verdict } of decide(work, missing.meet)) {
    count(tally, entry, verdict);
    missing.read(entry.parsed, verdict.kind === 'refused');
    onEntry?.(tally.entries, work.survey.entries);
  }
  tally.missing.push(...missing.find());
  return tally;
}
