import { stringify } from 'csv-stringify/sync';
import { CSV_FIELDS } from '../../reviews/csv/fields.ts';
import { withFormulaGuard } from '../../reviews/csv/formula-guard.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import type { Site } from '../site.ts';
import { flatReview } from './flat-review.ts';

/**
 * `/reviews.csv`, with the very columns that `content/reviews.csv` may have, which reads back to the same records. The mark
 * at its beginning tells spreadsheets that it is UTF-8; what they would run as a formula begins with an apostrophe.
 */
export function renderReviewsCsv({ catalog }: Site): string {
  // Not `escape_formulas`: its apostrophe cannot be told from one that was written.
  const cast = { string: withFormulaGuard };
  return stringify(catalog.reviews.map(toRow), { header: true, columns: Object.keys(CSV_FIELDS), bom: true, cast });
}

function toRow(review: Review): Record<keyof typeof CSV_FIELDS, unknown> {
  const row = flatReview(review);
  return { ...row, technicians: row.technicians.join(';'), services: row.services.join(';') };
}
