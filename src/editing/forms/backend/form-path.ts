import { reviewIdSchema } from '../../../reviews/schemas/review.ts';
import type { NamedFile } from '../files/form-file.ts';
import { formFileOf } from '../files/form-files.ts';

/** What the path of a form names: a review, whatever file holds it, or another file. */
export type FormPath = { readonly of: 'review'; readonly id: string } | ({ readonly of: 'file' } & NamedFile);

/** Reads a path; `undefined` for one of no form, so that no other file can be reached with it. */
export function formPath(path: string): FormPath | undefined {
  const kind = formFileOf(path);
  if (kind !== undefined) return { of: 'file', name: path, kind };
  const id = reviewIdSchema.safeParse(/^reviews\/([^/]+)\.json$/.exec(path)?.[1]).data;
  return id === undefined ? undefined : { of: 'review', id };
}
