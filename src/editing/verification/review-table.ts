import { hasHeader, type KnownTable, SCALES } from '../../authoring/editorial/check-imports.ts';
import { columnsByName, USUAL } from '../imports/columns/column-names.ts';
import { hasOwnNames } from '../imports/columns/own-columns.ts';
import { knownSite } from '../imports/columns/sites/known-sites.ts';
import { samplesOf, type TableHead } from '../imports/tables/table.ts';
import { readRating } from '../imports/values/read-rating.ts';

/**
 * Whether a table holds reviews instead of jobs. Its rows would fit their own reviews by name and date, and prove nothing.
 * `known` are the tables that the import has taken.
 */
export function isReviewTable(head: TableHead, known: readonly KnownTable[]): boolean {
  if (known.some(hasHeader(head.header))) return true;
  if (hasOwnNames(head) || knownSite(head.header) !== undefined) return true;
  const { rating, text } = columnsByName(head.header, USUAL);
  return rating !== undefined && text !== undefined && holdsRatings(head, rating);
}

/** Whether a column holds ratings. Columns of invoices may have the names of ratings and texts of reviews: `note`, `message`. */
function holdsRatings(head: TableHead, column: string): boolean {
  const cells = samplesOf(head, column).filter((cell) => cell !== '');
  return cells.length > 0 && cells.every((cell) => SCALES.some((scale) => readRating(cell, scale).ok));
}
