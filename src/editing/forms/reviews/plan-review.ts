import { type Read, refused } from '../../../authoring/problems/read.ts';
import { fieldName } from '../../../authoring/source/field-name.ts';
import { isGroup, type Source } from '../../../authoring/source/source.ts';
import type { CalendarDate } from '../../../reviews/schemas/calendar-date.ts';
import { reviewFileSchema } from '../../../reviews/schemas/review.ts';
import { correctionDay, isToBeTold, seenByReaders } from '../../changes/correction.ts';
import type { NewReview } from '../../changes/new-review-file.ts';
import { toCome } from '../../to-come.ts';
import { datesOf } from '../../warnings/reviews/dates.ts';
import { type FileChange, planChange, planNew, type Workspace } from '../../workspace.ts';
import { cleaned, type FormValues, mergedValue, type Saved, touchedIn } from '../form-value.ts';
import { reviewForm } from './review-form.ts';

const FIELDS: readonly string[] = Object.keys(reviewFileSchema.shape).filter((key) => key !== 'id');

/** What the date of a correction depends on. */
export interface Correcting {
  readonly today: CalendarDate;
  /** The ids of the reviews in the last build on this machine. */
  published(): Promise<ReadonlySet<string>>;
}

/**
 * Prepares the change of a review that its form saved: the fields that differ from what the form showed, the date of a
 * correction, and no other byte of the file. Without a change, the result has neither a change nor problems.
 */
export async function planReviewSave(
  workspace: Workspace,
  source: Source,
  { shown, given }: Saved,
  correcting: Correcting,
): Promise<Read<FileChange>> {
  const now = reviewForm(workspace, source);
  const touched = touchedIn(source.file, FIELDS, now, { shown, given });
  if (touched.found.length === 0) return { found: [], problems: touched.problems };
  const before = isGroup(source.value) ? source.value : {};
  const entries = touched.found.map((key) => [key, mergedValue(before[key], shown[key], given[key])] as const);
  // The text is emptied and not removed, as in Markdown it has no key.
  const changes = Object.fromEntries(entries.map(([key, value]) => [key, key === 'text' ? (value ?? '') : value]));
  const planned = await planChange(workspace, source, { ...changes, ...(await correctionOf(before, changes, correcting)) });
  return withoutDaysToCome(planned, source.file, changes, correcting.today);
}

/** Refuses a change that gives something that has happened a day to come. */
function withoutDaysToCome(planned: Read<FileChange>, file: string, given: FormValues, today: CalendarDate): Read<FileChange> {
  if (planned.problems.length > 0) return planned;
  for (const { path, date } of datesOf(given)) {
    const fault = toCome(date, today);
    if (fault !== undefined) return refused(file, `${fieldName(path)}: ${fault}`);
  }
  return planned;
}

async function correctionOf(before: FormValues, changes: FormValues, { today, published }: Correcting): Promise<FormValues> {
  const edited = correctionDay(before, { ...before, ...changes }, today);
  if (edited === undefined) return {};
  return isToBeTold(seenByReaders(before, { today, published: await published() })) ? { edited } : {};
}

/** Prepares the file of a new review from the values of its form. */
export function planNewReview(workspace: Workspace, id: string, given: FormValues, today: CalendarDate): Read<FileChange> {
  const values = FIELDS.map((key) => [key, cleaned(given[key])] as const).filter(([, value]) => value !== undefined);
  const value = { id, ...Object.fromEntries(values) };
  const isWhole = ['date', 'rating', 'author', 'text'].every((key) => Object.hasOwn(value, key));
  const file = `reviews/${id}.md`;
  if (!isWhole) return refused(file, 'needs a date, stars, an author and a text');
  return withoutDaysToCome(planNew(workspace, value as NewReview), file, value, today);
}
