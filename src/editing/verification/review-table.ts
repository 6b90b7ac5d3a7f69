import { hasHeader, type KnownTable } from '../../authoring/editorial/check-imports.ts';
import { columnsByName, USUAL } from '../imports/formats/column-names.ts';
import { guessColumns } from '../imports/formats/guess-columns.ts';
import type { TableHead } from '../imports/tables/table.ts';
import { readRating, type Scale } from '../imports/values/read-rating.ts';

/**
 * Whether a table is one of reviews. Compared with reviews it would fit each of its own, by name and by date, and prove none. `known`
 * are the tables that the import has taken.
 */
export function isReviewTable(head: TableHead, known: readonly KnownTable[]): boolean {
  if (known.some(hasHeader(head.header))) return true;
  // Names of months matter only to columns that no name tells.
  if (guessColumns(head, () => undefined).known !== undefined) return true;
  const { rating, text } = columnsByName(head.header, USUAL);
  return rating !== undefined && text !== undefined && holdsRatings(head, rating);
}

const SCALES: readonly Scale[] = [5, 10, 100];

/** An invoice may have a note and a message, which are called as the ratings and the texts of reviews are. */
function holdsRatings({ header, samples }: TableHead, column: string): boolean {
  const place = header.indexOf(column);
  const cells = samples.map(({ cells }) => (cells[place] ?? '').trim()).filter((cell) => cell !== '');
  return cells.length > 0 && cells.every((cell) => SCALES.some((scale) => readRating(cell, scale).ok));
}
