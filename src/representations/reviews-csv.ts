import { stringify } from 'csv-stringify/sync';
import { withFormulaGuard } from '../reviews/formula-guard.ts';
import type { Review } from '../reviews/review.ts';
import { type FlatReview, flatReview } from './flat-review.ts';
import type { Site } from './site.ts';

const COLUMNS: readonly (keyof FlatReview)[] = [
  'id',
  'date',
  'rating',
  'author',
  'title',
  'text',
  'technicians',
  'services',
  'service_area',
  'language',
  'source_name',
  'source_url',
  'verification_method',
  'verification_date',
  'response_date',
  'response_text',
];

/**
 * `/reviews.csv`, with the very columns that `content/reviews.csv` may have, which reads back to the same records. The mark
 * at its beginning tells spreadsheets that it is UTF-8; what they would run as a formula begins with an apostrophe.
 */
export function renderReviewsCsv({ catalog }: Site): string {
  // Not `escape_formulas`: its apostrophe cannot be told from one that was written.
  const cast = { string: withFormulaGuard };
  return stringify(catalog.reviews.map(toRow), { header: true, columns: [...COLUMNS], bom: true, cast });
}

function toRow(review: Review) {
  const row = flatReview(review);
  return { ...row, technicians: row.technicians.join(';'), services: row.services.join(';') };
}
