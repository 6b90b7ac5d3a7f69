import { stringify } from 'csv-stringify/sync';
import { CSV_FIELDS } from '../../reviews/csv/fields.ts';
import { withFormulaGuard } from '../../reviews/csv/formula-guard.ts';
import type { Site } from '../site.ts';
import { flatReview } from './flat-review.ts';

/**
 * `/reviews.csv`. It has the columns that an editor's `content/reviews.csv` may have, and reads back to the same records.
 * The byte order mark tells spreadsheets that it is UTF-8. What a spreadsheet would run as a formula gets an apostrophe
 * before it.
 */
export function renderReviewsCsv({ catalog }: Site): string {
  // Not the option `escape_formulas`: a reader could not tell its apostrophe from one that the author wrote.
  const cast = { string: withFormulaGuard, object: (list: object) => withFormulaGuard(Object.values(list).join(';')) };
  // LibreOffice takes semicolons and tabs for separators as well, unless they stand in quotation marks.
  const quoted_match = /[;\t]/;
  const columns = Object.keys(CSV_FIELDS);
  return stringify(catalog.reviews.map(flatReview), { header: true, columns, bom: true, cast, quoted_match });
}
