import type { KnownNames } from '../../../authoring/business/known-names.ts';
import { checkReview } from '../../../authoring/reviews/check-review.ts';
import { fieldName } from '../../../authoring/source/field-name.ts';
import { named } from '../../../authoring/source/source.ts';
import type { Issue } from '../../../reviews/schemas/issues.ts';
import { reviewFileSchema } from '../../../reviews/schemas/review.ts';
import type { Fields } from '../known/identity.ts';

/** What the check of a build would say of the review. */
export function issuesOf(fields: Fields, known: KnownNames): readonly Issue[] {
  const checked = checkReview(reviewFileSchema, { ...fields, id: fields.id ?? 'new' }, { known, photos: undefined });
  return checked.ok ? [] : checked.issues;
}

/** The issues on one line, each with its field. */
export function inWords(issues: readonly Issue[]): string | undefined {
  return issues.length === 0 ? undefined : issues.map(({ path, message }) => named(fieldName(path), message)).join('; ');
}
