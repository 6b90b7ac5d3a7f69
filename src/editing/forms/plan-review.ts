import { isDeepStrictEqual } from 'node:util';
import { type Read, refused } from '../../authoring/problems/read.ts';
import { isGroup, type Source } from '../../authoring/source/source.ts';
import { reviewFileSchema } from '../../reviews/schemas/review.ts';
import type { NewReview } from '../changes/new-review-file.ts';
import { type FileChange, planChange, planNew, type Workspace } from '../workspace.ts';
import { cleaned, type FormValues, isSame, mergedValue } from './form-value.ts';
import { reviewForm } from './read-forms.ts';

const FIELDS: readonly string[] = Object.keys(reviewFileSchema.shape).filter((key) => key !== 'id');

/**
 * Prepares what a review's form was saved with: the fields that are other than the form showed, and no other byte of the file. Nothing
 * is found and nothing wrong where nothing changed.
 */
export async function planReviewSave(
  workspace: Workspace,
  source: Source,
  { shown, given }: { readonly shown: FormValues; readonly given: FormValues },
): Promise<Read<FileChange>> {
  const now = reviewForm(workspace, source);
  const touched = FIELDS.filter((key) => !isSame(shown[key], given[key]) && !isSame(now[key], given[key]));
  const other = touched.find((key) => !isSame(now[key], shown[key]));
  if (other !== undefined) return refused(source.file, `${other}: ${MEANWHILE}`);
  const before = isGroup(source.value) ? source.value : {};
  const entries = touched.map((key) => [key, mergedValue(before[key], shown[key], given[key])] as const);
  // A review without a text has an empty one: there is no key to take out.
  const changes = Object.fromEntries(entries.map(([key, value]) => [key, key === 'text' ? (value ?? '') : value]));
  const isOther = entries.some(([key, value]) => !isDeepStrictEqual(before[key], value));
  return isOther ? planChange(workspace, source, changes) : { found: [], problems: [] };
}

export const MEANWHILE = 'was changed in the file after you opened this form; open it anew to see that, then change it again';

/** Prepares the file of a new review that a form was filled in with. */
export function planNewReview(workspace: Workspace, id: string, given: FormValues): Read<FileChange> {
  const values = FIELDS.map((key) => [key, cleaned(given[key])] as const).filter(([, value]) => value !== undefined);
  const value = { id, ...Object.fromEntries(values) };
  const isWhole = ['date', 'rating', 'author', 'text'].every((key) => Object.hasOwn(value, key));
  const missing = 'needs a date, stars, an author and a text';
  if (!isWhole) return refused(`reviews/${id}.md`, missing);
  return planNew(workspace, value as NewReview);
}
