import { CSV_FIELDS } from '../../reviews/csv/fields.ts';
import type { Review } from '../../reviews/schemas/review.ts';

/** A review as one row of a table, with the columns of `content/reviews.csv` in their order. */
export function flatReview(review: Review): Record<string, unknown> {
  return Object.fromEntries(Object.entries(CSV_FIELDS).map(([name, path]) => [name, valueAt(review, path)]));
}

function valueAt(record: object, path: readonly string[]): unknown {
  return path.reduce((value: Record<string, unknown> | undefined, key) => value?.[key] as typeof value, { ...record });
}
